import { describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { second } from '../../../src/editions/second/second.ts';
import type { State } from '../../../src/editions/second/state/state.ts';
import { CHANNEL, Group, granted, person } from '../group.ts';

const edition = second as unknown as TableEdition;

/** Two people who hand in orders, in the Upkeep of the first turn. */
function handingIn(): Group {
  const group = new Group(edition);
  const { gathering } = group.table;
  group.game = granted(gathering.create({ guild: '1', channel: CHANNEL, host: person('mara'), edition: 'second' }));
  granted(gathering.join(CHANNEL, person('jonas')));
  granted(gathering.setOption(CHANNEL, 'mara', 'turnOrder', 'sheet'));
  granted(gathering.start(CHANNEL, 'mara'));
  for (let count = 0; count < 60 && state(group).phase !== 'upkeep'; count++) {
    const open = group.view.open[0]!;
    const [who = ''] = open.awaited;
    const { id: decision, default: chosen } = open.decision;
    granted(group.table.answer({ game: group.game, person: who, decision, chosen }));
  }
  return group;
}

const state = (group: Group): State => {
  const position = group.table.reading.position(group.game);
  if (!position.ok) throw new Error('no position');
  return position.value.live.play.state as unknown as State;
};

describe('orders that are handed in', () => {
  it('2E-T03: whoever has set a plan is asked no more in the Upkeep, which ends when all are in', () => {
    const group = handingIn();
    const asked = () => group.view.open.filter(({ decision }) => decision.kind === 'upkeep.sliders');
    expect(asked().map(({ decision }) => decision.ask.key)).toContain('ask-upkeep-sheet');
    const { planning } = group.table;
    const whose = { game: group.game, person: 'jonas', kind: 'plan' as const, seat: 1 };
    const sheet = granted(planning.sheet(whose));
    const goal = sheet.fields.find(({ id }) => id === 'goal')!.choices[0]!.value;
    granted(planning.say(whose, 'goal', goal));
    granted(planning.set(whose));
    expect(asked().some(({ awaited }) => awaited.includes('jonas'))).toBe(false);
    expect(state(group).phase).toBe('upkeep');
    const { at } = state(group).investigators[1]!;
    expect(at).toBeDefined();
    for (const { decision, awaited } of asked())
      granted(
        group.table.answer({
          game: group.game,
          person: awaited[0]!,
          decision: decision.id,
          chosen: decision.default,
        }),
      );
    expect(state(group).phase).not.toBe('upkeep');
  });

  it('2E-T01: strict order is for games by the book alone', () => {
    const group = new Group(edition);
    const { gathering } = group.table;
    granted(gathering.create({ guild: '1', channel: CHANNEL, host: person('mara'), edition: 'second' }));
    granted(gathering.setOption(CHANNEL, 'mara', 'turnOrder', 'sitting'));
    granted(gathering.setOption(CHANNEL, 'mara', 'strictOrder', 'true'));
    expect(gathering.start(CHANNEL, 'mara')).toMatchObject({ ok: false });
  });
});

import { describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { State } from '../../../src/editions/second/state/state.ts';
import { second } from '../../second.ts';
import { CHANNEL, Group, granted, person } from '../group.ts';

const edition = second as unknown as TableEdition;

/** Two people in the Upkeep of the first turn; they hand in orders, unless they play by the book. */
function handingIn(turnOrder: 'sheet' | 'book' = 'sheet'): Group {
  const group = new Group(edition);
  const { gathering } = group.table;
  group.game = granted(gathering.create({ guild: '1', channel: CHANNEL, host: person('mara'), edition: 'second' }));
  granted(gathering.join(CHANNEL, person('jonas'), 'amanda-sharpe'));
  // Where these two begin no gate can open.
  granted(gathering.chooseSheet(CHANNEL, 'mara', 'joe-diamond'));
  granted(gathering.setOption(CHANNEL, 'mara', 'turnOrder', turnOrder));
  granted(gathering.start(CHANNEL, 'mara'));
  for (let count = 0; count < 60 && state(group).phase !== 'upkeep'; count++) usual(group);
  return group;
}

/** The default of whatever is asked first. */
function usual(group: Group): void {
  const { decision, awaited } = group.view.open[0]!;
  const { id, default: chosen } = decision;
  granted(group.table.answer({ game: group.game, person: awaited[0]!, decision: id, chosen }));
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

  it.each(['book', 'sheet'] as const)(
    '2E-T02, 2E-T03 (situation 3): [%s] whoever comes second waits, with or without a plan',
    (order) => {
      const group = handingIn(order);
      const { planning } = group.table;
      const second = 1 - state(group).first;
      const person = ['mara', 'jonas'][second]!;
      const whose = { game: group.game, person, kind: 'plan' as const, seat: second };
      const sheet = granted(planning.sheet(whose));
      const goals = sheet.fields.find(({ id }) => id === 'goal')!.choices.map(({ value }) => value);
      const from = state(group).investigators[second]!.at;
      const goal = goals.find((value) => value !== from)!;
      granted(planning.say(whose, 'goal', goal));
      granted(planning.set(whose));
      while (state(group).phase === 'upkeep') usual(group);
      expect(state(group).cursor).toMatchObject({ step: 'movement' });
      const asked = group.view.open.filter(({ decision }) => decision.kind === 'move.next');
      expect(asked.map(({ decision }) => decision.seats)).toEqual([[1 - second]]);
      const { id: decision, default: chosen } = asked[0]!.decision;
      expect(group.table.answer({ game: group.game, person, decision, chosen })).toMatchObject({ ok: false });
      expect(state(group).investigators[second]!.at).toBe(from);
      while (state(group).cursor.step === 'movement' && state(group).investigators[second]!.at === from) usual(group);
      expect(state(group).investigators[second]!.at).not.toBe(from);
    },
  );

  it('2E-T01: strict order is for games by the book alone', () => {
    const group = new Group(edition);
    const { gathering } = group.table;
    granted(gathering.create({ guild: '1', channel: CHANNEL, host: person('mara'), edition: 'second' }));
    granted(gathering.setOption(CHANNEL, 'mara', 'turnOrder', 'sitting'));
    granted(gathering.setOption(CHANNEL, 'mara', 'strictOrder', 'true'));
    expect(gathering.start(CHANNEL, 'mara')).toMatchObject({ ok: false });
  });
});

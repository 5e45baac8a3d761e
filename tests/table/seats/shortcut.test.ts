import { describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import { second } from '../../second.ts';
import { third } from '../../third.ts';
import { DAY, Group, HOUR, MINUTE, START } from '../group.ts';
import { toyEdition } from '../toyedition.ts';

type Shortcut = ReturnType<NonNullable<TableEdition['shortcut']>>;

/** Three people at a vote on red (the default), green or blue; Mara is the first player. */
function voting(shortcut: Shortcut, change: { pace?: string; silence?: string } = {}): Group {
  const people = ['mara', 'jonas', 'ines'];
  const edition = { ...toyEdition, shortcut: (_: unknown, { mode }: Decision) => (mode === 'group' ? shortcut : null) };
  const group = Group.playing(people, change, edition as TableEdition);
  for (const who of people) group.answer(who, 'left');
  for (const who of people) group.answer(who, 'stop');
  return group;
}

const asked = (group: Group) => group.view.open[0]?.decision.kind;
const PROPOSED = { word: 'atOnce', proposed: true } as const;
const LED = { word: 'unopposed', proposed: false } as const;

describe('a vote whose default is proposed', () => {
  it('2E-T62: the first player’s word settles it at once, also against others', () => {
    const group = voting(PROPOSED);
    group.answer('jonas', 'green');
    expect(asked(group)).toBe('mythos.surge');
    group.answer('mara', 'blue');
    expect(asked(group)).toBe('loss.items');
    expect(group.store.journal.everything(group.game).at(-1)?.body).toContain('blue');
  });

  it('2E-T62: without objection it is settled after two hours, also at a table that waits', () => {
    const group = voting(PROPOSED, { silence: 'wait' });
    expect(group.view.open[0]?.closes).toBe(START + 2 * HOUR);
    group.answer('jonas', 'red');
    group.pass(2 * HOUR - MINUTE);
    expect(asked(group)).toBe('mythos.surge');
    group.pass(MINUTE);
    expect(asked(group)).toBe('loss.items');
    const quick = voting(PROPOSED, { pace: 'evening' });
    expect(quick.view.open[0]?.closes).toBe(START + 10 * MINUTE);
  });

  it('2E-T62: an objection leaves it to the vote', () => {
    const group = voting(PROPOSED);
    group.answer('ines', 'green');
    expect(group.view.open[0]?.closes).toBe(START + DAY);
    group.pass(3 * HOUR);
    expect(asked(group)).toBe('mythos.surge');
  });

  it('2E-T62: only waking hours count', () => {
    const group = voting(PROPOSED);
    group.table.preferences.setQuiet('jonas', { from: 9 * 60, to: 12 * 60 });
    group.answer('ines', 'red');
    expect(group.view.open[0]?.closes).toBe(START + 5 * HOUR);
  });
});

describe('a vote that the leader leads', () => {
  it('2E-T72: their vote closes it after an hour without objection', () => {
    const group = voting(LED);
    expect(group.view.open[0]?.closes).toBe(START + DAY);
    group.pass(4 * HOUR);
    group.answer('mara', 'green');
    expect(group.view.open[0]?.closes).toBe(START + 5 * HOUR);
    group.pass(HOUR);
    expect(asked(group)).toBe('loss.items');
    expect(group.lines().join()).toContain('**green: -**, by 1 vote.');
  });

  it('2E-T72: an objection keeps it open', () => {
    const group = voting(LED);
    group.answer('mara', 'green');
    group.answer('jonas', 'blue');
    group.pass(20 * HOUR);
    expect(asked(group)).toBe('mythos.surge');
  });
});

describe('what the editions settle so', () => {
  const of = (edition: { shortcut?: unknown }, kind: string, mode = 'group') =>
    (edition.shortcut as NonNullable<TableEdition['shortcut']>)({} as never, { kind, mode } as Decision);

  it('2E-T62: a surge, and in the third edition orders and where monsters go', () => {
    expect(of(second, 'mythos.surge')).toEqual(PROPOSED);
    expect(of(second, 'mythos.surge', 'keeper')).toBeNull();
    expect(of(second, 'mythos.order')).toBeNull();
    for (const kind of ['monster.prey', 'doom.order', 'doom.street', 'reckoning.order'])
      expect([kind, of(third, kind)]).toEqual([kind, { word: 'unopposed', proposed: true }]);
  });

  it('2E-T72: every vote of the third edition is led', () => {
    expect(of(third, 'effect.may')).toEqual(LED);
    expect(of(third, 'action.turn', 'own')).toBeNull();
  });

  it('2E-T62: prey, lending and others in somebody’s turn wait for two hours', () => {
    const cursor = { step: 'action.turn' };
    const reaction = (edition: typeof second | typeof third, kind: string, mode: string, state: object = { cursor }) =>
      (edition.reaction as NonNullable<TableEdition['reaction']>)(state as never, { kind, mode, seats: [0] } as never);
    expect(reaction(second as never, 'mythos.prey', 'first')).toBe('default');
    expect(reaction(second as never, 'mythos.prey', 'keeper')).toBeNull();
    expect(reaction(third as never, 'test.lend', 'own')).toBe('default');
    expect(reaction(third as never, 'action.turn', 'own')).toBeNull();
    // 2E-T31: others in somebody's turn.
    expect(reaction(third as never, 'action.additional', 'own', { acting: 1, cursor })).toBe('default');
    expect(reaction(third as never, 'action.additional', 'own', { acting: 0, cursor })).toBeNull();
    expect(reaction(third as never, 'effect.may', 'group', { acting: 1, cursor })).toBeNull();
    // In nobody's turn.
    for (const step of ['monster.attack', 'mythos.turn'])
      for (const kind of ['harm.assign', 'test.spend', 'effect.choose'])
        expect(reaction(third as never, kind, 'own', { cursor: { step } })).toBe('careful');
    expect(reaction(third as never, 'effect.place', 'group', { cursor: { step: 'mythos.turn' } })).toBeNull();
    expect(reaction(third as never, 'investigator.new', 'own', { cursor: { step: 'round.end' } })).toBeNull();
    expect(reaction(third as never, 'setup.startingCards', 'own', { cursor: { step: 'setup.equipment' } })).toBeNull();
  });
});

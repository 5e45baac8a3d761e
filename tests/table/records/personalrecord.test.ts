import { expect, it } from 'vitest';
import type { FinishedGame } from '../../../src/table/records/finishedgame.ts';
import { recordOf } from '../../../src/table/records/personalrecord.ts';
import { Group, granted, person, refusedWith } from '../group.ts';
import { rememberedEdition } from './finishedgame.ts';

function ended(people: readonly string[]): Group {
  const group = Group.playing(people, {}, rememberedEdition);
  granted(group.table.agreement.end(group.game, 'mara'));
  for (const { id, voters } of group.view.proposals)
    for (const who of voters) group.table.agreement.vote({ game: group.game, proposal: id, person: who, agree: true });
  return group;
}

const recordIn = ({ table }: Group, person: string) => granted(table.personalRecords.of(person, person));

it('is kept for each of a game’s people the moment it ends, and holds nobody else', () => {
  const running = Group.playing(['mara', 'jonas'], {}, rememberedEdition);
  expect(recordIn(running, 'mara')).toMatchObject({ games: 0, editions: [], answered: null });
  const group = ended(['mara', 'jonas']);
  expect(recordIn(group, 'mara')).toMatchObject({ games: 1, won: 0, lost: 0, given: 1 });
  expect(recordIn(group, 'mara').editions).toMatchObject([
    { edition: 'second', games: 1, won: 0, lost: 0, endings: 0, sheets: [{ of: { id: '0' }, games: 1 }] },
  ]);
  expect(recordIn(group, 'jonas').editions).toMatchObject([{ lost: 1, sheets: [{ of: { id: '1' } }] }]);
  expect(recordIn(group, 'ines').games).toBe(0);
  const [row] = group.store.records.played('mara');
  expect(row?.body).not.toMatch(/jonas/i);
});

it('is shown to nobody else before its person says so, and no longer when they take it back', () => {
  const group = ended(['mara', 'jonas']);
  const { personalRecords, preferences } = group.table;
  const asked = (person: string, asking: string) => refusedWith(personalRecords.of(person, asking));
  expect(asked('mara', 'jonas')).toBe('refused-record-private');
  // Whoever has played nothing is not told apart.
  expect(asked('nobody', 'jonas')).toBe('refused-record-private');
  expect(asked('mara', 'mara')).toBeNull();
  granted(preferences.setRecordShown('mara', true));
  expect(asked('mara', 'jonas')).toBeNull();
  expect(asked('jonas', 'mara')).toBe('refused-record-private');
  granted(preferences.setRecordShown('mara', false));
  expect(asked('mara', 'jonas')).toBe('refused-record-private');
});

it('goes with all that is kept of somebody, also of games that are no longer there, and nobody else’s does', () => {
  const group = ended(['mara', 'jonas']);
  const { privacy, preferences } = group.table;
  granted(preferences.setRecordShown('mara', true));
  expect(privacy.of('mara').played).toHaveLength(1);
  group.store.records.keepPlayed({ person: 'mara', game: 'elsewhere', at: 1, body: '{}' });
  granted(privacy.forget(person('mara'), () => 'somebody'));
  expect(privacy.of('mara')).toEqual({});
  expect(recordIn(group, 'mara').games).toBe(0);
  expect(recordIn(group, 'jonas').games).toBe(1);
  expect(refusedWith(group.table.personalRecords.of('mara', 'jonas'))).toBe('refused-record-private');
  // Nothing brings it back: the game remembers somebody.
  group.table.finished.of('1');
  expect(recordIn(group, 'mara').games).toBe(0);
});

it('counts a game of two investigators once, endings that differ, and the usual time to an answer', () => {
  const game = (change: Partial<FinishedGame>, answered?: number): FinishedGame => ({
    ...{ game: 'g', edition: 'second', channel: '1', endedAt: 1, foe: { ref: 'ancientOne', id: 'yig' }, turns: 9 },
    ...{ result: 'won', how: { key: 'past-won-closing', args: {} }, score: 1, seals: 2 },
    players: ['joe-diamond', 'ashcan-pete'].map((id) => ({
      ...{ person: 'mara', name: 'Mara', sheet: { ref: 'sheet', id }, dice: 1, promised: 1, successes: 1, lost: 1 },
      ...(answered === undefined ? {} : { answered }),
    })),
    ...change,
  });
  const lost = { result: 'lost', how: { key: 'past-lost-devoured', args: {} }, seals: 1 } as const;
  const { seals: _, ...before } = game({}, 5000);
  const record = recordOf([game({}, 1000), game(lost, 3000), before, game({ result: null, how: null })]);
  expect(record).toMatchObject({ games: 4, won: 2, lost: 1, given: 1, answered: 3000 });
  expect(record.editions).toMatchObject([{ games: 4, won: 2, endings: 2, seals: 5, lost: 8 }]);
  expect(record.editions[0]?.sheets).toMatchObject([
    { of: { id: 'joe-diamond' }, games: 4, won: 2 },
    { of: { id: 'ashcan-pete' }, games: 4, won: 2 },
  ]);
});

import { expect, it } from 'vitest';
import type { EngineState } from '../../../src/engine/game.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import type { PersonalRecord } from '../../../src/table/records/personalrecord.ts';
import { Table } from '../../../src/table/table.ts';
import { CATALOGUE } from '../../box.ts';
import { harnessed, tried } from '../../length.ts';
import { simulate as second } from '../../second.ts';
import { simulate as third } from '../../third.ts';
import { granted, START } from '../group.ts';

const PEOPLE = ['mara', 'jonas', 'ines', 'theo', 'lena'];
const GAMES = tried(6, harnessed(60, 200));

/** What a game came to, by the simulation and not by what is remembered. */
interface Outcome {
  edition: string;
  foe: string;
  result: 'won' | 'lost';
  people: string[];
  sheets: string[];
  lost: number;
}

interface Simulated extends Outcome {
  state: EngineState;
}

function simulated(index: number): Simulated {
  const people = PEOPLE.slice(0, 1 + (index % 3)).map((_, at) => PEOPLE[(index + at) % PEOPLE.length] ?? '');
  const setup = { players: people.length, seed: `record ${index}`, foe: null, player: 'autopilot' } as const;
  const seen: (EngineState & { investigators: { sheet: string }[] })[] = [];
  const edition = index % 2 === 0 ? 'second' : 'third';
  const played =
    edition === 'second'
      ? second({ ...setup, watch: (_events, _open, now) => void seen.splice(0, 1, now) })
      : third({ ...setup, watch: (_events, _open, now) => void seen.splice(0, 1, now) });
  expect(played).toMatchObject({ error: null, violations: [] });
  const [state] = seen;
  if (state === undefined || played.outcome === null) throw new Error('never ended');
  const sheets = state.investigators.map(({ sheet }) => sheet);
  const { foe, lost } = played;
  return { edition, foe, result: played.outcome.result, people, sheets, lost, state };
}

/** A game that is over, as a table leaves it behind. */
function left(store: Store, index: number, { edition, people, state }: Simulated): void {
  const id = `game-${index}`;
  const at = START + index * 1000;
  const row = { edition, guild: String(index % 4), channel: id, host: people[0] ?? '', locale: 'en', pace: 'week' };
  const more = { silence: 'wait', options: '{}', seed: 'ab'.repeat(32), branch: 0, parked: null, numbered: 0 };
  store.games.add({ ...row, ...more, id, status: 'over', created_at: at, started_at: at, ended_at: at + 1000 });
  store.games.setSeats(
    id,
    people.map((person, seat) => ({
      ...{ game: id, seat, person, name: person, autopilot: 0, sheet: null },
      ...{ substitute: null, substitute_name: null, instead: 0 },
    })),
  );
  store.journal.keep({ game: id, seq: 0, branch: 0, state: JSON.stringify(state) });
}

function tally(outcomes: readonly Outcome[]): object {
  const counted = (names: readonly string[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  };
  const won = outcomes.filter(({ result }) => result === 'won');
  return {
    games: outcomes.length,
    won: won.length,
    lost: outcomes.length - won.length,
    given: 0,
    foes: counted(outcomes.map(({ edition, foe }) => `${edition} ${foe}`)),
    wonAgainst: counted(won.map(({ edition, foe }) => `${edition} ${foe}`)),
  };
}

function kept({ games, won, lost, given, editions }: PersonalRecord): object {
  const foes = editions.flatMap((one) => one.foes.map((foe) => [`${one.edition} ${foe.of.id}`, foe] as const));
  return {
    ...{ games, won, lost, given },
    foes: Object.fromEntries(foes.map(([name, foe]) => [name, foe.games])),
    wonAgainst: Object.fromEntries(foes.flatMap(([name, foe]) => (foe.won > 0 ? [[name, foe.won]] : []))),
  };
}

it(`the records of ${GAMES} simulated games add up: of each person theirs, of all of them all seats`, () => {
  const store = new Store(openDatabase(':memory:'));
  const table = new Table({ store, editions: CATALOGUE, clock: () => START });
  const games = Array.from({ length: GAMES }, (_, index) => simulated(index));
  for (const [index, game] of games.entries()) left(store, index, game);
  for (const guild of ['0', '1', '2', '3']) table.finished.of(guild);
  const records = PEOPLE.map((person) => [person, granted(table.personalRecords.of(person, person))] as const);
  for (const [person, record] of records)
    expect(kept(record), person).toEqual(tally(games.filter(({ people }) => people.includes(person))));
  const editions = records.flatMap(([, record]) => record.editions);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  expect(sum(editions.map(({ games: count }) => count))).toBe(sum(games.map(({ people }) => people.length)));
  const sheets = sum(editions.flatMap((one) => one.sheets.map(({ games: count }) => count)));
  expect(sheets).toBe(sum(games.map((game) => game.sheets.length)));
  expect(sum(editions.map(({ lost }) => lost))).toBe(sum(games.map(({ lost }) => lost)));
  expect(sum(editions.map(({ won }) => won))).toBe(
    sum(games.map(({ result, people }) => (result === 'won' ? people.length : 0))),
  );
  for (const { edition, games: count, endings, seals, foes } of editions) {
    expect(endings).toBeGreaterThan(0);
    expect(endings).toBeLessThanOrEqual(count);
    expect(endings).toBeGreaterThanOrEqual(foes.length);
    expect(seals === null).toBe(edition === 'third');
  }
  store.close();
});

/** Which seeds are open: of a game that is over, and of a case only once nobody plays it any more. */
import { type Phrase, phrase } from '../../engine/phrase.ts';
import type { CaseRow } from '../../store/cases.ts';
import type { GameRow, SeatRow } from '../../store/games.ts';
import type { Store } from '../../store/store.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { CaseView } from '../game/view.ts';
import { askedFor } from '../seats/seating.ts';

/** Begins with `<t:…` on Discord. */
export const dateOf = (moment: number): string => `<t:${Math.floor(moment / 1000)}:D>`;

/** Whether a case keeps its cards: until it has been opened, and as long as one of its tables plays on beyond that. */
export function isSealed(store: Store, { code, opened_at }: CaseRow): boolean {
  return opened_at === null || store.cases.tables(code).some(({ status }) => status === 'playing');
}

/** The seed of a game, as far as anybody may see it. */
export function openSeed(store: Store, row: Pick<GameRow, 'id' | 'status' | 'seed' | 'started_at'>): string | null {
  if ((row.status !== 'over' && row.status !== 'ended') || row.started_at === null) return null;
  const found = store.cases.of(row.id);
  return found && isSealed(store, found) ? null : row.seed;
}

/** What is said of the seed at the end of a game. */
export function seedPhrase(store: Store, row: Pick<GameRow, 'id' | 'seed'>): Phrase {
  const found = store.cases.of(row.id);
  if (!found || !isSealed(store, found)) return phrase('seed-opened', { seed: row.seed });
  return phrase('seed-in-case', { code: found.code, date: dateOf(found.closes_at) });
}

/** Whether what happened in a game that is over may be shown beyond those who were there. */
export function mayShow(store: Store, game: string): Result {
  const found = store.cases.of(game);
  if (!found || !isSealed(store, found)) return done();
  return refused('case-sealed', { code: found.code, date: dateOf(found.closes_at) });
}

/** The case a table plays, and who of its people has seen it elsewhere; null for games of their own. */
export function caseView(store: Store, game: string, seats: readonly SeatRow[]): CaseView | null {
  const row = store.cases.of(game);
  if (!row) return null;
  const people = new Set(seats.flatMap((seat) => [seat.person ?? [], askedFor(seat) ?? []].flat()));
  const knowing = [...people].filter((person) => store.cases.knows(row.code, person, game));
  return { code: row.code, closesAt: row.closes_at, isOpen: row.opened_at !== null, knowing };
}

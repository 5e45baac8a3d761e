/** How a table comes to play a case, and what it has in common with the others. */
import type { OptionDescription, TableEdition } from '../../editions/edition/edition.ts';
import type { CaseRow } from '../../store/cases.ts';
import type { GameRow } from '../../store/games.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { Room } from '../room/room.ts';
import { editionOfMonth, monthCode, termOfMonth } from './month.ts';

const CODE = /^[a-z0-9][a-z0-9-]{2,31}$/;
const DAY = 24 * 3_600_000;
/** How long a case stays sealed at most. */
const TERM = 30 * DAY;
/** How the pictures look is every table's own affair. */
const OWN_OPTIONS: readonly string[] = ['theme'];

/** The case a code stands for, which is a new one where nobody has used it yet. */
export function admitted(room: Room, code: string, edition: TableEdition): Result<CaseRow> {
  const now = room.clock();
  const known = room.store.cases.find(code);
  if (known)
    return known.edition === edition.id ? (closed(known, now) ?? done(known)) : refused('case-edition', { code });
  if (!CODE.test(code)) return refused('no-such-code');
  const monthly = editionOfMonth(code) !== null;
  if (monthly && (!room.monthly || code !== monthCode(now, edition.id))) return refused('no-case-of-month');
  const term = monthly ? termOfMonth(now) : { open_from: now, closes_at: now + TERM };
  return done({ code, edition: edition.id, options: null, seed: room.seed(), opened_at: null, ...term });
}

/** A lobby plays a case from now on. Call inside a transaction. */
export function admit({ store }: Room, game: string, row: CaseRow): void {
  if (!store.cases.find(row.code)) store.cases.add(row);
  store.cases.join(game, row.code);
}

/** The first table of a case to begin settles what all have in common; lobbies that wait take it over. */
export function beginCase(room: Room, game: GameRow, edition: TableEdition, options: object): Result {
  const { cases, games } = room.store;
  const row = cases.of(game.id);
  if (!row) return done();
  const over = closed(row, room.clock());
  if (over) return over;
  if (row.options !== null) return done();
  const shared = partOf(options, (id) => !isOwn(edition, id));
  cases.fix(row.code, JSON.stringify(shared));
  for (const other of cases.tables(row.code)) {
    if (other.id === game.id || other.status !== 'lobby') continue;
    const own = partOf(JSON.parse(other.options), (id) => isOwn(edition, id));
    games.update(other.id, { options: JSON.stringify(together(shared, own)) });
    room.announcements.lobby({ row: other, seq: 0 });
  }
  return done();
}

/** Why a table may not change an option: all tables of its case have it in common. */
export function fixedBy(
  { store }: Room,
  game: GameRow,
  edition: TableEdition,
  id: string,
): ReturnType<typeof refused> | null {
  const row = store.cases.of(game.id);
  return row && row.options !== null && !isOwn(edition, id) ? refused('case-fixed', { code: row.code }) : null;
}

/** Whether every table settles an option for itself, because it has no bearing on cards and dice. */
function isOwn(edition: TableEdition, id: string): boolean {
  const own = ({ id: name, person, later }: OptionDescription): boolean =>
    name === id && (person === true || later === true || OWN_OPTIONS.includes(name));
  return id.startsWith('table.') || edition.options.some(own);
}

/** Some of a table's options, by their ids: `theme`, and in a group `variants.keeper`. */
function partOf(options: object, isWanted: (id: string) => boolean): object {
  const wanted = Object.entries(options).flatMap(([id, value]): [string, unknown][] => {
    if (!isGroup(value)) return isWanted(id) ? [[id, value]] : [];
    const inner = Object.entries(value).filter(([name]) => isWanted(`${id}.${name}`));
    return inner.length > 0 ? [[id, Object.fromEntries(inner)]] : [];
  });
  return Object.fromEntries(wanted);
}

/** Two parts of a table's options as one. */
function together(shared: object, own: object): object {
  const groups = Object.entries(shared).map(([id, value]): [string, unknown] => {
    const more: unknown = (own as Record<string, unknown>)[id];
    return [id, isGroup(value) && isGroup(more) ? { ...value, ...more } : value];
  });
  return { ...own, ...Object.fromEntries(groups) };
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function closed({ code, opened_at, closes_at }: CaseRow, now: number): ReturnType<typeof refused> | null {
  return opened_at !== null || now >= closes_at ? refused('case-closed', { code }) : null;
}

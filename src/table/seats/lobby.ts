import { randomBytes } from 'node:crypto';
import type { Company, TableEdition } from '../../editions/edition/edition.ts';
import type { GameRow, SeatRow } from '../../store/games.ts';
import { done, type Result, refused } from '../game/result.ts';

/** The value of a person's option that stands for the host. */
const HOST = 'host';

/** Paces of people who are all there at once. */
const BRISK: readonly string[] = ['evening', 'blitz'];

/** Discord's id of a person. */
const PERSON = /^\d{15,21}$/;

/** Nobody may answer for the seat but who holds it. */
export const NO_SUBSTITUTE = { substitute: null, substitute_name: null, instead: 0 } as const;

/** A person with the name to show. */
export interface Person {
  id: string;
  name: string;
}

/** A game before it begins, and who has sat down. */
export interface Lobby {
  game: GameRow;
  edition: TableEdition;
  seats: readonly SeatRow[];
}

/** Sits a person down in the lobby, as the last seat, whether they have one or not. */
export function joined({ seats, game, edition }: Lobby, person: Person, sheet: string | null): Result<SeatRow[]> {
  if (edition.keeper?.(JSON.parse(game.options)) === person.id) return refused('keeper-has-no-seat');
  if (seats.length >= edition.seats.max) return refused('table-full', { most: edition.seats.max });
  const refusal = sheetRefusal(seats, edition, sheet, null);
  if (refusal) return refusal;
  const seat: SeatRow = {
    game: game.id,
    seat: seats.length,
    person: person.id,
    name: person.name,
    autopilot: 0,
    sheet,
    ...NO_SUBSTITUTE,
  };
  return done([...seats, seat]);
}

/** Takes the person's last seat away in the lobby; the others close up. */
export function left(seats: readonly SeatRow[], person: string): Result<SeatRow[]> {
  const own = seats.filter((seat) => seat.person === person).at(-1);
  if (!own) return refused('not-in-lobby');
  return done(renumbered(seats.filter((seat) => seat !== own)));
}

/** Changes which investigator the person's seat plays. */
export function withSheet(
  { seats, edition }: Lobby,
  person: string,
  sheet: string | null,
  number?: number,
): Result<SeatRow[]> {
  const own = seats.filter((seat) => seat.person === person && (number === undefined || seat.seat === number)).at(-1);
  if (!own) return refused('not-in-lobby');
  const refusal = sheetRefusal(seats, edition, sheet, own);
  if (refusal) return refusal;
  return done(seats.map((seat) => (seat === own ? { ...seat, sheet } : seat)));
}

/** Adds or takes away seats for the autopilot until there are that many. */
export function filled(
  { seats, game, edition }: Lobby,
  count: number,
  name: (number: number) => string,
): Result<SeatRow[]> {
  const people = seats.filter((seat) => seat.person !== null);
  if (count < 0 || people.length + count > edition.seats.max) return refused('table-full', { most: edition.seats.max });
  const automatic = Array.from({ length: count }, (_, index): SeatRow => {
    const known = seats.filter((seat) => seat.person === null)[index];
    const empty = { game: game.id, seat: 0, person: null, name: name(index + 1), autopilot: 1, sheet: null };
    return known ?? { ...empty, ...NO_SUBSTITUTE };
  });
  return done(renumbered([...people, ...automatic]));
}

/** The seats of the game, made of those taken in the lobby: one each, or several for each person. @throws Unplayable */
export function dealtOut(seats: readonly SeatRow[], options: unknown, edition: TableEdition): SeatRow[] {
  const holders = edition.holders?.(options, seats.length) ?? seats.map(({ seat }) => seat);
  return holders.flatMap((holder, index) => {
    const row = seats[holder];
    return row ? [{ ...row, seat: index, sheet: index === holder ? row.sheet : null }] : [];
  });
}

/** Nobody keeps a seat who runs the game without one. */
export function withoutKeeper(seats: readonly SeatRow[], options: unknown, edition: TableEdition): SeatRow[] {
  const keeper = edition.keeper?.(options) ?? null;
  return renumbered(seats.filter(({ person }) => person === null || person !== keeper));
}

/** Options with one of them changed. The path has one or two parts, for instance `variants.team`. */
export function withOption(
  game: Pick<GameRow, 'options' | 'host'>,
  edition: TableEdition,
  id: string,
  wanted: string,
): Result<Record<string, unknown>> {
  const options = JSON.parse(game.options) as Record<string, unknown>;
  const described = edition.options.find((option) => option.id === id);
  if (!described) return refused('no-such-option', { option: id });
  const found = described.values.find((candidate) => String(candidate.value) === wanted);
  if (!found && !(described.person && PERSON.test(wanted))) return refused('no-such-value', { value: wanted });
  const plain = found ? found.value : wanted;
  const value = described.person && plain === HOST ? game.host : plain;
  const [group, name] = id.split('.');
  if (group === undefined) return refused('no-such-option', { option: id });
  if (name === undefined) return done({ ...options, [group]: value });
  const before = options[group];
  const inner = typeof before === 'object' && before !== null ? before : {};
  return done({ ...options, [group]: { ...inner, [name]: value } });
}

/** Of a game's options those that people agree on, without what every new game has. */
export function agreedIn(options: Record<string, unknown>, edition: TableEdition): Record<string, unknown> {
  const agreed: Record<string, unknown> = {};
  for (const { id } of edition.options) {
    const [group = '', name] = id.split('.');
    const value = options[group];
    if (name === undefined) {
      if (value !== undefined) agreed[group] = value;
      continue;
    }
    const inner = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    if (inner[name] !== undefined) agreed[group] = { ...(agreed[group] as object | undefined), [name]: inner[name] };
  }
  return agreed;
}

/** Who has gathered, as far as editions want to know it. */
export function companyOf(pace: string, seats: readonly { person: string | null }[]): Company {
  const persons = new Set(seats.flatMap(({ person }) => (person === null ? [] : [person]))).size;
  return { persons, brisk: BRISK.some((name) => name === pace) };
}

/** A game's id: short enough to be typed, and to fit in a button's id. */
export function newGameId(): string {
  return randomBytes(5).toString('hex');
}

/** 256 random bits. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

function renumbered(seats: readonly SeatRow[]): SeatRow[] {
  return seats.map((seat, index) => ({ ...seat, seat: index }));
}

function sheetRefusal(
  seats: readonly SeatRow[],
  edition: TableEdition,
  sheet: string | null,
  own: SeatRow | null,
): ReturnType<typeof refused> | null {
  if (sheet === null) return null;
  if (!edition.sheets.includes(sheet)) return refused('no-such-investigator');
  const taken = seats.find((seat) => seat !== own && seat.sheet === sheet);
  return taken ? refused('investigator-taken', { name: taken.name }) : null;
}

import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Place } from '../../edition/copy.ts';
import { SEAT } from '../../edition/option.ts';
import { investigator } from '../investigators/investigator.ts';
import { asksTrifles } from '../state/options.ts';
import { choose } from '../state/question.ts';
import type { Game, State } from '../state/state.ts';
import { investigatorsAt, placeState } from './area.ts';

const LEAVE = 'leave';

/**
 * Step 2 of the Mythos phase: one Clue token on the location named, sealed or not (2E-1502), unless a gate is open
 * there (2E-1501); one of the investigators there may take it at once (2E-908, 2E-1503, 2E-1504, D-51, D-52).
 */
export function* placeClue(game: Game, place: Place | null): Flow {
  if (place === null || placeState(game, place).gate) return;
  placeState(game, place).clues += 1; // 2E-4009
  game.events.push({ type: 'CluePlaced', place });
  const there = investigatorsAt(game, place);
  if (there.length === 0) return;
  const [fewest] = [...there].sort((one, other) => investigator(game, one).clues - investigator(game, other).clues);
  const taker = asksTrifles(game.state) ? yield* askTaker(game, place, there, fewest) : fewest;
  if (taker === undefined) return;
  placeState(game, place).clues -= 1;
  investigator(game, taker).clues += 1;
  game.events.push({ type: 'CluesTaken', seat: taker, place, amount: 1 });
  // 2E-T62: they may still settle it otherwise.
  if (!asksTrifles(game.state)) game.state.sharedClue = { ...heldBy(game, taker), among: there, place };
}

/** 2E-1504, as games older than the turn order ask it. */
function* askTaker(game: Game, place: Place, there: readonly Seat[], fewest: Seat | undefined): Flow<Seat | undefined> {
  const only = there.length === 1 ? there[0] : undefined;
  const taker = yield* choose(
    game,
    { seat: only ?? game.state.first, kind: 'mythos.clue', rule: '2E-1503' },
    () => [
      ...there.map((seat) => ({ id: SEAT.write(seat), label: phrase('option-clue-take', { seat: seatRef(seat) }) })),
      { id: LEAVE, label: phrase('option-clue-leave') },
    ],
    {
      default: fewest === undefined ? LEAVE : SEAT.write(fewest),
      args: { place: ref('place', place) },
      about: { place },
      ...(only === undefined ? { mode: 'here', seats: there, subject: null } : {}),
    },
  );
  return SEAT.read(taker);
}

/** To whom somebody may hand on the token that they and others had before them; nobody once it is spent (2E-T62). */
export function clueTakers({ state }: Game, seat: Seat): Seat[] {
  const { sharedClue } = state;
  if (!sharedClue?.among.includes(seat) || isSpent(state, sharedClue)) return [];
  return sharedClue.among.filter((other) => other !== sharedClue.holder && !state.investigators[other]?.eliminated);
}

/** The location on which the token that they have may stay after all (2E-1505), or null. */
export function clueLeftAt({ state }: Game, seat: Seat): Place | null {
  const { sharedClue } = state;
  if (sharedClue?.holder !== seat || isSpent(state, sharedClue)) return null;
  return state.investigators[seat]?.at === sharedClue.place ? (sharedClue.place ?? null) : null;
}

/** That token goes to another of them, or to one of them from the location. */
export function handClueOn(game: Game, to: Seat): void {
  const { sharedClue } = game.state;
  if (!sharedClue) return;
  const { holder: from, place } = sharedClue;
  investigator(game, to).clues += 1;
  game.state.sharedClue = { ...sharedClue, ...heldBy(game, to) };
  if (from !== null) {
    investigator(game, from).clues -= 1;
    game.events.push({ type: 'ClueHandedOn', from, to });
  } else if (place !== undefined) {
    placeState(game, place).clues -= 1;
    game.events.push({ type: 'CluesTaken', seat: to, place, amount: 1 });
  }
}

/** Nobody takes it: it stays on the location (2E-1505), from where they may still take it until somebody moves. */
export function leaveClue(game: Game): void {
  const { sharedClue } = game.state;
  if (sharedClue?.place === undefined || sharedClue.holder === null) return;
  const { holder: seat, place } = sharedClue;
  investigator(game, seat).clues -= 1;
  placeState(game, place).clues += 1;
  game.state.sharedClue = { ...sharedClue, holder: null };
  game.events.push({ type: 'CluesLeft', seat, place, amount: 1 });
}

type SharedClue = NonNullable<State['sharedClue']>;

function heldBy(game: Game, holder: Seat): Pick<SharedClue, 'holder' | 'clues'> {
  return { holder, clues: investigator(game, holder).clues };
}

/** Whether the token is gone from whoever had it, for some other use. */
function isSpent(state: State, { holder, clues }: SharedClue): boolean {
  return holder !== null && (state.investigators[holder]?.clues ?? 0) < clues;
}

function seatRef(seat: Seat) {
  return ref('seat', String(seat));
}

/** The Clue tokens where they are. */
export function cluesAt(game: Game, seat: Seat): number {
  return placeState(game, investigator(game, seat).at).clues;
}

/** How many of them they take: all, unless they have said that they leave some (2E-902, D-25). */
export function cluesWanted(game: Game, seat: Seat): number {
  return Math.max(0, cluesAt(game, seat) - (game.state.leaving?.[seat] ?? 0));
}

/** 2E-901, 2E-902, 2E-907: any number of the tokens where they end their movement, and nowhere else. */
export function takeClues(game: Game, seat: Seat, wanted: number): void {
  const one = investigator(game, seat);
  const place = placeState(game, one.at);
  const amount = Math.min(wanted, place.clues);
  place.clues -= amount;
  one.clues += amount;
  if (amount > 0) game.events.push({ type: 'CluesTaken', seat, place: one.at, amount });
  if (place.clues > 0) game.events.push({ type: 'CluesLeft', seat, place: one.at, amount: place.clues });
}

/** Somebody acts: what others have just taken stays taken (2E-902). */
export function goesOn({ state }: Game, seat: Seat): void {
  if (state.lately?.seat !== seat) delete state.lately;
}

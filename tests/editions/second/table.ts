/**
 * A table for the tests of the rules: a game put together as a test wants it, and a way to run a rule to its end.
 *
 *     const game = aGame({
 *       investigators: [{ sheet: 'joe-diamond', at: 'woods', cards: ['food'], clues: 2, sliders: [3, 3, 3] }, 'kate-winthrop'],
 *       ancientOne: 'yig', printing: '2005', variants: { amnesia: true }, rulings: { … },
 *       gates: { woods: 'abyss' }, seals: ['graveyard'], clues: { library: 1 }, monsters: { 'cultist#1': 'woods' },
 *       environment: 'mythos-curfew-enforced', terror: 3, doom: 2, phase: 'movement', turn: 5,
 *       dice: [6, 1], draws: ['knife'],
 *     });
 *     const { result, decisions, ended } = drive(game, check(game, 0, spec), { 'check.spend': 'clue' });
 *
 * It is a game as so many people open it now: from two on in sittings, where whoever's part of the turn it is sits and the
 * others have yet to come (`sat`: not these). What is not said is plain: turn 2 of the Movement phase, first player seat 0,
 * sliders in the middle, full Sanity and Stamina, no money, tokens or cards, an empty board, Azathoth asleep. Cards, markers and gates named are taken out of
 * their decks, cup and stack, so that every one is in one place. `cards` names kinds (`food`, `curse`) or copies.
 *
 * `drive` answers each question by its kind: an option id, several ids, a number, a function of the decision, or
 * `inTurn('a', 'b')` for one after the other (the last one stays). Kinds not named get the question's own default.
 * It notes every decision, refuses answers that are not on offer, and reports whether the flow ended in a StepEnd.
 * Forced dice are used up in order by everything that rolls; `toss(game, 6, 5)` adds some in mid-test.
 */

import { type Copy, isCopy, type Kind, kindNamed, otherSide } from '../../../src/editions/edition/copy.ts';
import { gameOf } from '../../../src/editions/second/game/game.ts';
import { inPlayerOrder, maxSanity, maxStamina } from '../../../src/editions/second/investigators/investigator.ts';
import { seatAt } from '../../../src/editions/second/investigators/playerorder.ts';
import { inSupply } from '../../../src/editions/second/investigators/status.ts';
import { type OfBefore, takeAway } from '../../../src/editions/second/setup/before.ts';
import { aNewTable } from '../../../src/editions/second/setup/newtable.ts';
import { createState } from '../../../src/editions/second/setup/setup.ts';
import { newSitting } from '../../../src/editions/second/sitting/window.ts';
import { type Options, readOptions, type TurnOrder } from '../../../src/editions/second/state/options.ts';
import type { Cursor, Game, Investigator, Phase, State } from '../../../src/editions/second/state/state.ts';
import type { Seat } from '../../../src/engine/decision.ts';
import { content } from '../../second.ts';

export { type Answering, type Driven, drive, eventsOf, inTurn, optionIds, playOn } from '../drive.ts';

export const SEED = '5eed'.repeat(16);

/** An investigator as a test wants them; `cards` are kinds or copies. */
export type Placed = Partial<Omit<Investigator, 'cards' | 'sheet' | 'seat' | 'sliders'>> & {
  sheet: string;
  cards?: string[];
  /** Three stops, 0 to 3. */
  sliders?: readonly number[];
};

type Laid = Pick<Arrangement, 'clues' | 'gates' | 'seals' | 'monsters'>;

export interface Arrangement {
  investigators?: (string | Placed)[];
  ancientOne?: string;
  awake?: boolean;
  printing?: 'revised' | '2005';
  variants?: Record<string, unknown>;
  rulings?: Record<string, unknown>;
  /** What the table has agreed on; sittings are usual from two on, and then whoever's part of the turn it is sits. */
  turnOrder?: TurnOrder;
  /** Who has sat in this turn; all others have yet to come. */
  sat?: Seat[];
  strictOrder?: boolean;
  /** Where everybody without a place of their own stands. */
  at?: string;
  turn?: number;
  phase?: Phase;
  cursor?: Cursor;
  first?: Seat;
  terror?: number;
  doom?: number;
  /** Location to gate kind or copy. */
  gates?: Record<string, string>;
  seals?: string[];
  clues?: Record<string, number>;
  /** Marker or kind to area. */
  monsters?: Record<string, string>;
  environment?: string;
  rumor?: string;
  dice?: number[];
  draws?: string[];
  seed?: string;
}

/** What is arranged unless a test says otherwise. */
const USUAL = {
  investigators: ['joe-diamond'],
  ancientOne: 'azathoth',
  awake: false,
  variants: {},
  rulings: {},
  strictOrder: false,
  turn: 2,
  phase: 'movement',
  cursor: { step: 'movement', turnIndex: 0 },
  first: 0,
  terror: 0,
  doom: 0,
  gates: {},
  seals: [],
  clues: {},
  monsters: {},
  dice: [],
  draws: [],
  seed: SEED,
} satisfies Arrangement;

/** A game in mid-play, arranged. */
export function aGame(wanted: Arrangement = {}): Game {
  const arrangement = { ...USUAL, ...wanted };
  const { printing, variants, rulings, ancientOne, turnOrder, strictOrder, seed } = arrangement;
  const agreed = { printing, variants, rulings, ancientOne, turnOrder, strictOrder };
  const placed = arrangement.investigators.map((one): Placed => (typeof one === 'string' ? { sheet: one } : one));
  const state = createState(content, {
    options: agreedBy(placed.length, agreed),
    seats: placed.map(({ sheet }) => ({ sheet })),
    seed,
  });
  const game = gameOf(content, state);
  const { turn, phase, cursor, first, terror } = arrangement;
  Object.assign(state, { turn, phase, cursor: { ...cursor }, first, terror, step: 'test' });
  state.ancientOne.doom = arrangement.doom;
  state.ancientOne.awake = arrangement.awake;
  layOut(state, arrangement);
  for (const kind of ['environment', 'rumor'] as const) {
    const card = arrangement[kind];
    if (card) state[kind] = { card: takeOut(state.decks.mythos, card), enteredOn: turn - 1, tokens: 0 };
  }
  for (const [seat, one] of placed.entries()) arrange(game, seat, one, arrangement.at);
  sit(game, arrangement.sat);
  state.forced = { dice: [...arrangement.dice], draws: [...arrangement.draws] };
  return game;
}

/** What a new table of so many people has agreed on, with all that every new one has. */
export function agreedBy(persons: number, agreed: object = {}): Options {
  return readOptions(aNewTable(agreed, { persons, brisk: false }));
}

/** The same in a game begun before new ones had these: only for the rules that are kept for such games. */
export function aGameOfBefore(lacking: readonly [OfBefore, ...OfBefore[]], wanted: Arrangement = {}): Game {
  const { state } = aGame(wanted);
  takeAway(state, lacking);
  return gameOf(content, state);
}

/** In sittings, somebody's part of a turn is part of their sitting, and until the Mythos card somebody has sat last. */
function sit(game: Game, sat: readonly Seat[] = []): void {
  const { state } = game;
  const { cursor, options } = state;
  if (options.turnOrder !== 'sitting') return;
  const last = cursor.step === 'mythos' ? inPlayerOrder(state).at(-1) : undefined;
  if (last !== undefined) state.satLast = last;
  if (cursor.step !== 'movement' && cursor.step !== 'arkham' && cursor.step !== 'otherWorld') return;
  const seat = seatAt(state, cursor.turnIndex);
  const sitting = newSitting(game);
  state.sitting = { ...sitting, seat };
  for (const [whose, share] of sitting.shares.entries())
    share.next = whose === seat ? cursor.step : sat.includes(whose) ? 'sat' : share.next;
}

/** Puts clues, gates, seals and monsters on the board, and takes the clues of the setup off it. */
function layOut(state: State, { clues, gates, seals, monsters }: Required<Laid>): void {
  for (const place of Object.values(state.places)) place.clues = 0;
  for (const [place, count] of Object.entries(clues)) placeOf(state, place).clues = count;
  for (const [place, gate] of Object.entries(gates)) placeOf(state, place).gate = takeOut(state.gateStack, gate);
  for (const place of seals) placeOf(state, place).sealed = true;
  for (const [monster, at] of Object.entries(monsters))
    state.monsters.push({ marker: takeOut(state.cup, monster), at });
}

function arrange(game: Game, seat: Seat, placed: Placed, at: string | undefined): void {
  const one = game.state.investigators[seat];
  if (!one) throw new Error(`no seat ${seat}`);
  const { sheet: _, cards = [], ...rest } = placed;
  one.marks = [];
  for (const card of cards) give(game, seat, card);
  Object.assign(one, { at: at ?? one.at }, rest);
  one.sanity = rest.sanity ?? maxSanity(game, seat);
  one.stamina = rest.stamina ?? maxStamina(game, seat);
}

/** Puts a card out of its deck or supply into somebody's hands. @returns its id with copy number */
export function give(game: Game, seat: Seat, card: Kind | Copy): Copy {
  const { decks, investigators } = game.state;
  const deck = decks[content.card(card).deck];
  const cursed = kindNamed(card) === 'curse';
  const id = takeOut(deck, isCopy(card) ? inSupply(content, card) : cursed ? 'blessing' : card);
  const held = cursed ? otherSide(id, 'curse') : id;
  investigators[seat]?.cards.push({ id: held, exhausted: false, tokens: 0, fresh: false });
  return held;
}

/** Adds forced dice. */
export function toss(game: Game, ...dice: number[]): void {
  game.state.forced?.dice.push(...dice);
}

function placeOf(state: State, place: string) {
  const found = state.places[place];
  if (!found) throw new Error(`no such place: ${place}`);
  return found;
}

/** Takes a copy, or the first copy of a kind, out of a list. */
function takeOut<T extends Kind | Copy>(list: T[], wanted: string): T {
  const index = list.findIndex((id) => id === wanted || kindNamed(id) === wanted);
  const [found] = index < 0 ? [] : list.splice(index, 1);
  if (found === undefined) throw new Error(`not there any more: ${wanted}`);
  return found;
}

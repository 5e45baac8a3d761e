/**
 * A table for the tests of the third edition's rules: a game put together as a test wants it, and a way to run a rule.
 *
 *     const game = aGame({
 *       scenario: 'feastOfUmordhoth',
 *       investigators: [{ sheet: 'wendyAdams', at: 'rivertownStreet', cards: ['knife'], clues: 2, focus: { lore: 1 } }, 'rexMurphy'],
 *       doom: { riverDocks: 2 }, centers: { rivertown: { clues: 1 } }, sheet: { doom: 2 },
 *       monsters: [{ kind: 'fleshEater', at: 'riverDocks' }, { kind: 'fleshEater', with: 0 }],
 *       codex: [1], rumor: 'aRumor', phase: 'action', round: 3, leader: 1, action: { seat: 0, action: 'attack' },
 *       decks: { event: ['…'], item: ['knife'] }, display: ['…'], cup: ['blank'],
 *       dice: [6, 1], draws: ['knife'],
 *     });
 *     const { result, decisions, ended } = drive(game, test(game, 0, spec), { 'test.spend': 'clue' });
 *
 * It is a game as so many people open it now. What is not said is plain: round 2 of the action phase of The Feast for
 * Umôrdhoth, everybody on the starting space, active and with nothing, no doom, clues, monsters or codex cards on the
 * board. Decks are full and shuffled; `decks` puts those cards on top (kinds or copies). Cards, monsters and headlines
 * named are taken out of their decks, so that every one is in one place. `with` engages a monster with that seat, in its
 * space.
 *
 * `drive` answers each question by its kind: an option id, several ids, a number, a function of the decision, or
 * `inTurn('a', 'b')` for one after the other (the last one stays). Kinds not named get the question's own default.
 * Of a race only the first question whose kind or seat is answered counts: `first` says which seat that is.
 */

import { type Copy, isCopy, type Kind, kindNamed, kindOf, otherSide } from '../../../src/editions/edition/copy.ts';
import { createMonster } from '../../../src/editions/third/board/monster.ts';
import type { MythosToken, Skill } from '../../../src/editions/third/content/vocabulary.ts';
import { sheetOf } from '../../../src/editions/third/investigators/investigator.ts';
import { freshCard, takeOut } from '../../../src/editions/third/investigators/playarea.ts';
import { type OfBefore, takeAway } from '../../../src/editions/third/setup/before.ts';
import { aNewTable } from '../../../src/editions/third/setup/newtable.ts';
import type { Options } from '../../../src/editions/third/state/options.ts';
import type {
  ActionInHand,
  Center,
  CodexCard,
  Cursor,
  Decks,
  Game,
  HeldCard,
  Investigator,
  Monster,
  ScenarioSheet,
  State,
} from '../../../src/editions/third/state/state.ts';
import type { Phase } from '../../../src/editions/third/state/vocabulary.ts';
import type { Seat } from '../../../src/engine/decision.ts';
import { CONTENT, createState, gameOf, readOptions, type SCENARIOS } from '../../third.ts';

export { type Answering, type Driven, drive, eventsOf, inTurn, kindsOf, optionIds, playOn } from '../drive.ts';

export const SEED = '3eed'.repeat(16);

/** An investigator as a test wants them; `cards` are kinds, copies, or held cards with what lies on them. */
export type Placed = Partial<Omit<Investigator, 'cards' | 'sheet' | 'seat' | 'focus'>> & {
  sheet: string;
  cards?: (Kind | (Partial<Omit<HeldCard, 'id'>> & { id: Kind | Copy }))[];
  focus?: Partial<Record<Skill, number>>;
};

/** A monster as a test wants it; `kind` may be a copy. */
export interface Beast {
  kind: string;
  at?: string;
  /** Engaged with these seats. */
  with?: Seat | Seat[];
  exhausted?: boolean;
  damage?: number;
}

export interface Arrangement {
  scenario?: (typeof SCENARIOS)[number];
  investigators?: (string | Placed)[];
  /** Where everybody without a place of their own stands. */
  at?: string;
  round?: number;
  phase?: Phase;
  cursor?: Cursor;
  leader?: Seat;
  /** Investigators at the start of the game, if they were more or fewer (3E-427.3). */
  players?: number;
  doom?: Record<string, number>;
  centers?: Record<string, Partial<Center>>;
  sheet?: Partial<ScenarioSheet>;
  monsters?: Beast[];
  /** Archive numbers (front up) or cards. */
  codex?: (number | Partial<CodexCard>)[];
  rumor?: string;
  /** Cards on top of decks; of neighborhood decks by their ids. */
  decks?: Partial<Record<Exclude<keyof Decks, 'neighborhood'>, string[]>>;
  neighborhoodDecks?: Record<string, string[]>;
  display?: string[];
  cup?: MythosToken[];
  action?: Partial<ActionInHand> & { seat: Seat };
  dice?: number[];
  draws?: string[];
  seed?: string;
  /** Everybody is there, and plays in one go. */
  brisk?: boolean;
}

/** What is arranged unless a test says otherwise. */
const USUAL: Required<Omit<Arrangement, 'at' | 'players' | 'doom' | 'sheet' | 'rumor' | 'display' | 'cup' | 'action'>> =
  {
    scenario: 'feastOfUmordhoth',
    investigators: ['michaelMcglen'],
    round: 2,
    phase: 'action',
    cursor: { step: 'action.turn' },
    leader: 0,
    centers: {},
    monsters: [],
    codex: [],
    decks: {},
    neighborhoodDecks: {},
    dice: [],
    draws: [],
    seed: SEED,
    brisk: false,
  };

/** A game in mid-play, arranged. */
export function aGame(wanted: Arrangement = {}): Game {
  const arrangement = { ...USUAL, ...wanted };
  const placed = arrangement.investigators.map((one): Placed => (typeof one === 'string' ? { sheet: one } : one));
  const state = createState({
    options: agreedBy(placed.length, { scenario: arrangement.scenario }, arrangement.brisk),
    seats: placed.map(({ sheet }) => ({ sheet })),
    seed: arrangement.seed,
  });
  const game = gameOf(state);
  clear(state);
  const { round, phase, cursor, leader, players = placed.length } = arrangement;
  Object.assign(state, { round, phase, cursor: { ...cursor }, leader, players, step: 'test' });
  Object.assign(state.sheet, arrangement.sheet);
  Object.assign(state.doom, arrangement.doom);
  for (const [id, center] of Object.entries(arrangement.centers))
    state.centers[id] = { clues: 0, anomaly: false, ...center };
  for (const card of arrangement.codex) state.codex.push(codexCard(card));
  if (arrangement.rumor) addRumor(state, arrangement.rumor);
  for (const [seat, one] of placed.entries()) arrange(game, seat, one, arrangement.at);
  for (const beast of arrangement.monsters) addMonster(game, beast);
  for (const [deck, cards] of Object.entries(arrangement.decks))
    onTop(state.decks[deck as Exclude<keyof Decks, 'neighborhood'>], cards);
  for (const [id, cards] of Object.entries(arrangement.neighborhoodDecks))
    onTop(state.decks.neighborhood[id] ?? [], cards);
  if (arrangement.display) state.display = arrangement.display.map((card) => outOfDecks(state, card));
  if (arrangement.cup) state.cup = [...arrangement.cup];
  if (arrangement.action) state.action = { action: 'attack', hands: [], used: [], damage: 0, ...arrangement.action };
  state.forced = { dice: [...arrangement.dice], draws: [...arrangement.draws] };
  return game;
}

/** What a new table of so many people has agreed on, with all that every new one has. */
export function agreedBy(persons: number, agreed: object = {}, brisk = false): Options {
  return readOptions(aNewTable(agreed, { persons, brisk }));
}

/** The same in a game begun before new ones had these: only for the rules that are kept for such games. */
export function aGameOfBefore(lacking: readonly [OfBefore, ...OfBefore[]], wanted: Arrangement = {}): Game {
  const { state } = aGame(wanted);
  takeAway(state, lacking);
  return gameOf(state);
}

/** Takes what setup has laid on the board off it again; monsters go back to their deck. */
function clear(state: State): void {
  state.decks.monster.push(...state.monsters.map(({ id }) => id));
  state.monsters = [];
  state.markers = [];
  state.codex = [];
  for (const space of Object.keys(state.doom)) delete state.doom[space];
  for (const center of Object.values(state.centers)) Object.assign(center, { clues: 0, anomaly: false });
  state.sheet = { doom: 0, clues: 0, markers: 0 };
}

function codexCard(card: number | Partial<CodexCard>): CodexCard {
  const given = typeof card === 'number' ? { number: card } : card;
  return { number: 1, side: 'front', tokens: {}, fired: [], deck: null, ...given };
}

function addRumor(state: State, id: string): void {
  for (const pile of [state.decks.headline, state.box]) {
    const at = pile.indexOf(id);
    if (at >= 0) pile.splice(at, 1);
  }
  state.rumor = { headline: id, tokens: {}, ignoredBy: [] };
}

function arrange(game: Game, seat: Seat, placed: Placed, at: string | undefined): void {
  const one = game.state.investigators[seat];
  if (!one) throw new Error(`no seat ${seat}`);
  const { sheet: _, cards = [], focus = {}, ...rest } = placed;
  Object.assign(one, { at: at ?? one.at }, rest);
  Object.assign(one.focus, focus);
  for (const card of cards) {
    const wanted = typeof card === 'string' ? { id: card } : card;
    const id = give(game, seat, wanted.id);
    Object.assign(one.cards.find((held) => held.id === id) ?? {}, wanted, { id });
  }
}

/** Puts a card out of its deck, pile or the display into somebody's play area. @returns its id with copy number */
export function give(game: Game, seat: Seat, card: Kind | Copy): Copy {
  const cursed = kindNamed(card) === 'cursed';
  const front = cursed ? card.replace('cursed', 'blessed') : card;
  const found = outOfDecks(game.state, front);
  const held = cursed ? otherSide(found, 'cursed') : found;
  game.state.investigators[seat]?.cards.push(freshCard(held));
  return held;
}

/** Puts a monster out of its deck (or from where it is set aside) onto the board. @returns the monster */
export function addMonster(game: Game, { kind, at, with: engaged, exhausted, damage }: Beast): Monster {
  const { state } = game;
  const seats = engaged === undefined ? [] : [engaged].flat();
  const [first] = seats;
  const place = at ?? (first === undefined ? undefined : state.investigators[first]?.at);
  if (place === undefined) throw new Error(`where is ${kind}?`);
  const piles = [state.decks.monster, state.setAside.monsters];
  const pile = piles.find((cards) => cards.some((id) => id === kind || kindOf(id) === kind));
  const usual = `${CONTENT.monster(kind).id}#9` as const;
  const id = pile ? outOf(pile, kind) : isCopy(kind) ? kind : usual;
  const monster = createMonster(id, place);
  monster.engagedWith = seats;
  monster.status = seats.length > 0 ? 'engaged' : exhausted ? 'exhausted' : 'ready';
  monster.damage = damage ?? 0;
  state.monsters.push(monster);
  return monster;
}

/** Adds forced dice. */
export function toss(game: Game, ...dice: number[]): void {
  game.state.forced?.dice.push(...dice);
}

/** The investigator of a seat. */
export function seatOf(game: Game, seat: Seat): Investigator {
  const one = game.state.investigators[seat];
  if (!one) throw new Error(`no seat ${seat}`);
  return one;
}

/** Printed skill of a seat's sheet. */
export function skillOf(game: Game, seat: Seat, skill: Skill): number {
  return sheetOf(game, seat).skills[skill];
}

/** Brings those cards to the top of a deck, in that order; they must be in it. */
function onTop(deck: string[], cards: readonly string[]): void {
  const found = cards.map((card) => outOf(deck, card));
  deck.unshift(...found);
}

/** Takes a card, by copy or kind, out of whatever deck, pile or row it lies in. */
function outOfDecks(state: State, wanted: Kind | Copy): Copy {
  const piles = [state.decks[CONTENT.asset(wanted).deck], state.display];
  const pile = piles.find((cards) => cards.some((id) => id === wanted || kindOf(id) === wanted));
  if (!pile) throw new Error(`not there any more: ${wanted}`);
  const id = outOf(pile, wanted);
  takeOut(state, id);
  return id;
}

/** Takes a copy, or the first copy of a kind, out of a list. */
function outOf<T extends string>(list: T[], wanted: string): T {
  const index = list.findIndex((id) => id === wanted || kindNamed(id) === wanted);
  const [found] = index < 0 ? [] : list.splice(index, 1);
  if (found === undefined) throw new Error(`not there any more: ${wanted}`);
  return found;
}

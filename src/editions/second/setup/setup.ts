import { Chance, sealOf } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { ref } from '../../../engine/phrase.ts';
import { sourced } from '../../../engine/source.ts';
import { allCopies } from '../../edition/copy.ts';
import { isClosed, placeState } from '../board/area.ts';
import { shuffleDeck } from '../cards/deck.ts';
import { drawCards, takeNamed } from '../cards/draw.ts';
import type { Content } from '../content/content.ts';

import { isA } from '../content/effect.ts';
import type { InvestigatorSheet } from '../content/investigator.ts';
import type { Monster } from '../content/monster.ts';
import { inPlayerOrder, investigator, maxSanity, maxStamina } from '../investigators/investigator.ts';
import { placeLater, placeOwnSliders } from '../investigators/placing.ts';
import type { Options } from '../state/options.ts';
import { sideBySide } from '../state/question.ts';
import type { Game, State } from '../state/state.ts';
import { agree, TEAM } from './agreement.ts';
import { blankState, ids, newInvestigator } from './blank.ts';
import { chooseInOrder, DEALT, draft, pickTeam, takeSheet } from './draft.ts';

/** What is known when a game is created. */
export interface Setup {
  options: Options;
  /** In seat order; null deals a sheet at random (2E-304). */
  seats: readonly { sheet: string | null }[];
  /** 64 hexadecimal digits. */
  seed: string;
}

/**
 * A game at the end of the steps of setup that ask nothing (2E-301 to 2E-309, 2E-316 to 2E-321): board, first player,
 * sheets, Ancient One, cup and stacks. Possessions, sliders and the first Mythos card follow as steps of their own.
 * @throws RangeError with fewer than 1 or more than 8 seats; Unplayable when variants do not fit them or each other; Error for a
 * sheet or Ancient One that does not exist
 */
export function createState(content: Content, setup: Setup): State {
  const { options, seed } = setup;
  const seats = seatsOf(setup);
  agree(options, seats.length);
  const state = blankState(content, { ...options, turnOrder: options.turnOrder ?? 'book' }, seed, seats.length);
  const chance = new Chance(state);
  // 2E-303
  state.first = chance.index('first player', seats.length);
  dealSheets(content, state, chance, seats);
  // 2E-202, 2E-306; 2E-307: or the one agreed on
  const ancientOne = options.ancientOne ?? chance.one('ancient one', ids(content.ancientOnes));
  state.ancientOne.id = content.ancientOne(ancientOne).id;
  fillCup(content, state);
  state.decks.gate = chance.shuffled('deck gate', state.decks.gate); // 2E-318
  state.decks.mythos = chance.shuffled('deck mythos', state.decks.mythos); // 2E-318
  // 2E-214, 2E-318
  state.gateStack = chance.shuffled('gate stack', allCopies(content.gates));
  state.chances = {};
  return state;
}

/** Steps 4 (draft, L2 and L13), 7, 8 and 9: who plays whom, fixed possessions, shuffling, random possessions. */
export function* possessions(game: Game): Flow {
  const { state } = game;
  game.events.push({
    type: 'GameStarted',
    players: state.players,
    ancientOne: state.ancientOne.id,
    first: state.first,
    seal: sealOf(state.seed),
  });
  if (state.options.variants.team) yield* pickTeam(game);
  else if (state.options.variants.draft > 0) yield* draft(game);
  else if (state.options.sheetsInOrder) yield* chooseInOrder(game);
  for (const one of state.investigators) {
    one.marks = one.marks.filter((mark) => mark !== DEALT);
    game.events.push({ type: 'InvestigatorDealt', seat: one.seat, sheet: one.sheet });
  }
  for (const seat of inPlayerOrder(state)) yield* takeFixed(game, seat);
  // 2E-311
  for (const deck of ['common', 'unique', 'spell', 'skill', 'ally'] as const) shuffleDeck(game, deck);
  yield* sideBySide(
    game,
    inPlayerOrder(state).map((seat) => drawRandom(game, seat)),
  );
}

/** Step 10: full Sanity and Stamina, and each player places their sliders as they like (2E-314, 2E-315). */
export function* placeSliders(game: Game): Flow {
  const seats = inPlayerOrder(game.state);
  for (const seat of seats) fill(game, seat);
  const { readyInTurn, turnOrder } = game.state.options;
  if (readyInTurn && turnOrder === 'sitting') for (const seat of seats) placeLater(game, seat);
  else
    yield* sideBySide(
      game,
      seats.map((seat) => placeOwnSliders(game, seat)),
    );
}

function fill(game: Game, seat: Seat): void {
  const one = investigator(game, seat);
  one.sanity = Math.max(0, maxSanity(game, seat));
  one.stamina = Math.max(0, maxStamina(game, seat));
}

/**
 * A new investigator takes the seat (2E-3122 to 2E-3125): steps 7, 9, 10 and 13. The seat is the same (2E-3124) and
 * keeps its trophies; all else is new, and they do nothing more this turn.
 */
export function* setUpInvestigator(game: Game, seat: Seat, sheet: string): Flow {
  const one = investigator(game, seat);
  const { monsterTrophies, gateTrophies, upsets, incarnation } = one;
  Object.assign(one, newInvestigator(seat, game.content.investigator(sheet)), {
    monsterTrophies,
    gateTrophies,
    upsets,
    incarnation: incarnation + 1,
    spentTurn: game.state.turn, // 2E-3123
  });
  // 2E-118: nobody starts inside a closed location.
  if (isClosed(game, one.at) && !placeState(game, one.at).gate) one.at = game.content.town.streetOf(one.at);
  game.events.push({ type: 'InvestigatorDealt', seat, sheet });
  yield* takeFixed(game, seat);
  yield* drawRandom(game, seat);
  fill(game, seat);
  yield* placeOwnSliders(game, seat);
}

/** Fixed possessions; what is owned by somebody or gone is done without (2E-310, 2E-327). */
function* takeFixed(game: Game, seat: Seat): Flow {
  const one = investigator(game, seat);
  const sheet = game.content.investigator(one.sheet);
  yield* sourced(game, ref('sheet', sheet.id), fixedOf(game, seat, sheet));
}

function* fixedOf(game: Game, seat: Seat, sheet: InvestigatorSheet): Flow {
  const one = investigator(game, seat);
  one.money = firstPrinting(game, sheet)?.money ?? sheet.fixed.money;
  one.clues = sheet.fixed.clue;
  for (const card of sheet.fixed.cards) yield* takeNamed(game, seat, card.id, 'start');
}

/** Random possessions, with the drawing abilities of the sheet (2E-312, 2E-313). */
function* drawRandom(game: Game, seat: Seat): Flow {
  const sheet = game.content.investigator(investigator(game, seat).sheet);
  yield* sourced(game, ref('sheet', sheet.id), randomOf(game, seat, sheet));
}

function* randomOf(game: Game, seat: Seat, sheet: InvestigatorSheet): Flow {
  for (const deck of ['common', 'unique', 'spell', 'skill'] as const) {
    const printed = (deck === 'common' ? firstPrinting(game, sheet)?.common : undefined) ?? sheet.random[deck];
    if (printed > 0) yield* drawCards(game, seat, { deck, count: printed, from: 'start' });
  }
}

function firstPrinting(game: Game, sheet: InvestigatorSheet) {
  return game.state.options.printing === '2005' ? sheet.firstPrinting : undefined;
}

function seatsOf(setup: Setup): readonly { sheet: string | null }[] {
  const { seats, options } = setup;
  if (options.variants.team && (seats.length === 1 || seats.length === 2))
    return [...seats, ...Array.from({ length: TEAM - seats.length }, () => ({ sheet: null }))];
  if (seats.length < 1 || seats.length > 8) throw new RangeError(`1 to 8 seats, not ${seats.length}`);
  return seats; // 2E-109
}

function dealSheets(content: Content, state: State, chance: Chance, seats: readonly { sheet: string | null }[]): void {
  const wanted = seats.flatMap(({ sheet }) => (sheet ? [content.investigator(sheet).id] : []));
  // 2E-305
  if (new Set(wanted).size < wanted.length) throw new Error('two seats want the same investigator');
  // 2E-201
  state.sheets = ids(content.investigators)
    .filter((id) => !wanted.includes(id))
    .sort();
  for (const [seat, { sheet }] of seats.entries()) {
    const dealt = sheet ?? takeSheet(state, chance, seat);
    const one = newInvestigator(seat, content.investigator(dealt));
    if (!sheet) one.marks.push(DEALT);
    state.investigators.push(one);
  }
}

/** Step 11: all monsters (2E-213), the Masks only for the Ancient One that brings them to the game (2E-308, 2E-317). */
function fillCup(content: Content, state: State): void {
  const { power } = content.ancientOne(state.ancientOne.id);
  const brings = power.effects.some((effect) => isA(effect, 'addToCup') && effect.addToCup.ability === 'mask');
  const isMask = ({ abilities }: Monster) => abilities.mask === true;
  const masks = allCopies(content.monsters.filter(isMask));
  const others = allCopies(content.monsters.filter((monster) => !isMask(monster)));
  state.cup = [...others, ...(brings ? masks : [])].sort();
  if (!brings) state.box.push(...masks);
}

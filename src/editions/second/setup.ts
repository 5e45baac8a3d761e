import { Chance, sealOf } from '../../engine/chance.ts';
import type { Seat } from '../../engine/decision.ts';
import { type Flow, together } from '../../engine/flow.ts';
import { phrase, ref } from '../../engine/phrase.ts';
import { isClosed, placeState, streetOf } from './area.ts';
import { loadContent } from './content/content.ts';
import type { InvestigatorSheet } from './content/investigator.ts';
import { allCopies } from './content/marker.ts';
import type { CardDeck, Skill } from './content/vocabulary.ts';
import { drawCards, shuffleDeck, takeNamed } from './deck.ts';
import { inPlayerOrder, investigator, maxSanity, maxStamina } from './investigator.ts';
import type { Options } from './options.ts';
import { choose } from './question.ts';
import { type Decks, type Game, type Investigator, type PlaceState, SKILL_TRACKS, type State } from './state.ts';

/** What is known when a game is created. */
export interface Setup {
  options: Options;
  /** In seat order; null deals a sheet at random (2E-304). */
  seats: readonly { sheet: string | null }[];
  /** 64 hexadecimal digits. */
  seed: string;
}

/** The mark of somebody whose sheet was dealt, not chosen, until the draft is over. */
const DEALT = 'dealt';

/** Seats of a team under L13. */
const TEAM = 4;

/** Investigators whose possessions the errata changed (FAQ-01): what the first printing gave them. */
const FIRST_PRINTING: Readonly<Record<string, { money?: number; common?: number }>> = {
  'bob-jenkins': { money: 8 },
  'jenny-barnes': { common: 1 },
};

/**
 * A game at the end of the steps of setup that ask nothing (2E-301 to 2E-309, 2E-316 to 2E-321): board, first player,
 * sheets, Ancient One, cup and stacks. Possessions, sliders and the first Mythos card follow as steps of their own.
 * @throws RangeError with fewer than 1 or more than 8 seats; Error for a sheet or Ancient One that does not exist
 */
export function createState(setup: Setup): State {
  const { options, seed } = setup;
  const seats = seatsOf(setup);
  const state = blankState(options, seed, seats.length);
  const chance = new Chance(state);
  state.first = chance.index('first player', seats.length);
  dealSheets(state, chance, seats);
  const ancientOne = options.ancientOne ?? chance.one('ancient one', ids(loadContent().ancientOnes));
  state.ancientOne.id = loadContent().ancientOne(ancientOne).id;
  fillCup(state);
  state.decks.gate = chance.shuffled('deck gate', state.decks.gate);
  state.decks.mythos = chance.shuffled('deck mythos', state.decks.mythos);
  state.gateStack = chance.shuffled('gate stack', allCopies(loadContent().gates));
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
  for (const one of state.investigators) {
    one.marks = one.marks.filter((mark) => mark !== DEALT);
    game.events.push({ type: 'InvestigatorDealt', seat: one.seat, sheet: one.sheet });
  }
  for (const seat of inPlayerOrder(state)) yield* takeFixed(game, seat);
  for (const deck of ['common', 'unique', 'spell', 'skill', 'ally'] as const) shuffleDeck(game, deck);
  yield* all(
    game,
    inPlayerOrder(state).map((seat) => drawRandom(game, seat)),
  );
}

/** Step 10: full Sanity and Stamina, and each player places his sliders as he likes (2E-314, 2E-315). */
export function* placeSliders(game: Game): Flow {
  yield* all(
    game,
    inPlayerOrder(game.state).map((seat) => placeOwnSliders(game, seat)),
  );
}

/**
 * A new investigator takes the seat (2E-3122 to 2E-3125): steps 7, 9, 10 and 13. Trophies stay with the seat; all else
 * is new, and he does nothing more this turn.
 */
export function* setUpInvestigator(game: Game, seat: Seat, sheet: string): Flow {
  const one = investigator(game, seat);
  const { monsterTrophies, gateTrophies, upsets, incarnation } = one;
  Object.assign(one, newInvestigator(seat, loadContent().investigator(sheet)), {
    monsterTrophies,
    gateTrophies,
    upsets,
    incarnation: incarnation + 1,
    spentTurn: game.state.turn,
  });
  // 2E-118: nobody starts inside a closed location.
  if (isClosed(game, one.at) && !placeState(game, one.at).gate) one.at = streetOf(one.at);
  game.events.push({ type: 'InvestigatorDealt', seat, sheet });
  yield* takeFixed(game, seat);
  yield* drawRandom(game, seat);
  yield* placeOwnSliders(game, seat);
}

/** Fixed possessions; what is owned by somebody or gone is done without (2E-310, 2E-327). */
function* takeFixed(game: Game, seat: Seat): Flow {
  const one = investigator(game, seat);
  const sheet = loadContent().investigator(one.sheet);
  one.money = firstPrinting(game, sheet)?.money ?? sheet.fixed.money;
  one.clues = sheet.fixed.clue;
  for (const card of sheet.fixed.cards) yield* takeNamed(game, seat, card.id, 'start');
}

/** Random possessions, with the drawing abilities of the sheet (2E-312, 2E-313). */
function* drawRandom(game: Game, seat: Seat): Flow {
  const sheet = loadContent().investigator(investigator(game, seat).sheet);
  for (const deck of ['common', 'unique', 'spell', 'skill'] as const) {
    const printed = (deck === 'common' ? firstPrinting(game, sheet)?.common : undefined) ?? sheet.random[deck];
    if (printed > 0) yield* drawCards(game, seat, { deck, count: printed, from: 'start' });
  }
}

function firstPrinting(game: Game, sheet: InvestigatorSheet) {
  return game.state.options.printing === '2005' ? FIRST_PRINTING[sheet.id] : undefined;
}

/** The three tracks are asked about at once; silence means the second stop from the left (D-07). */
function* placeOwnSliders(game: Game, seat: Seat): Flow {
  const one = investigator(game, seat);
  one.sanity = Math.max(0, maxSanity(game, seat));
  one.stamina = Math.max(0, maxStamina(game, seat));
  const { skills } = loadContent().investigator(one.sheet);
  const questions = SKILL_TRACKS.map((track) =>
    choose(
      game,
      seat,
      `setup.slider.${track}`,
      '2E-315',
      skills[track].map(([first, second], stop) => ({
        id: String(stop),
        label: phrase('option-stop', {
          skill: ref('skill', SKILLS_OF[track][0]),
          value: first,
          other: ref('skill', SKILLS_OF[track][1]),
          otherValue: second,
        }),
      })),
      { default: '1', about: { track, stops: skills[track] } },
    ),
  );
  const [speedSneak, fightWill, loreLuck] = yield* all(game, questions);
  const placed = investigator(game, seat);
  placed.sliders = [Number(speedSneak), Number(fightWill), Number(loreLuck)];
  game.events.push({ type: 'SlidersMoved', seat, sliders: [...placed.sliders] });
}

/** The two skills of each track, left and right value of a stop. */
export const SKILLS_OF = {
  speedSneak: ['speed', 'sneak'],
  fightWill: ['fight', 'will'],
  loreLuck: ['lore', 'luck'],
} as const satisfies Record<(typeof SKILL_TRACKS)[number], readonly [Skill, Skill]>;

/** L2: who was dealt a sheet gets more of them and keeps one; all choose at once (L2.1, L2.2). */
function* draft(game: Game): Flow {
  const { state } = game;
  const count = Math.min(state.options.variants.draft, Math.floor(loadContent().investigators.length / state.players));
  const dealt = new Map<Seat, string[]>();
  for (const seat of inPlayerOrder(state)) {
    const one = investigator(game, seat);
    if (!one.marks.includes(DEALT)) continue;
    const sheets = [one.sheet];
    while (sheets.length < count && state.sheets.length > 0) sheets.push(takeSheet(state, game.chance, seat));
    dealt.set(seat, sheets);
  }
  const kept = yield* all(
    game,
    [...dealt].map(([seat, sheets]) => chooseSheet(game, seat, 'setup.draft', 'L2.1', sheets)),
  );
  for (const [index, [seat, sheets]] of [...dealt].entries()) {
    const sheet = kept[index] ?? sheets[0] ?? '';
    state.sheets = [...state.sheets, ...sheets.filter((id) => id !== sheet)].sort();
    state.investigators[seat] = newInvestigator(seat, loadContent().investigator(sheet));
  }
}

/** L13: four of six sheets, picked seat by seat (L13.1, L13.2). */
function* pickTeam(game: Game): Flow {
  const { state } = game;
  const pool = state.investigators.map((one) => one.sheet);
  while (pool.length < TEAM + 2 && state.sheets.length > 0) pool.push(takeSheet(state, game.chance, state.first));
  for (const seat of inPlayerOrder(state)) {
    const sheet = yield* chooseSheet(game, seat, 'setup.team', 'L13.2', pool);
    pool.splice(pool.indexOf(sheet), 1);
    state.investigators[seat] = newInvestigator(seat, loadContent().investigator(sheet));
  }
  state.sheets = [...state.sheets, ...pool].sort();
}

function* chooseSheet(game: Game, seat: Seat, kind: string, rule: string, sheets: readonly string[]): Flow<string> {
  const chosen = yield* choose(
    game,
    seat,
    kind,
    rule,
    sheets.map((id) => ({
      id,
      label: phrase('option-sheet', { sheet: ref('sheet', id) }),
      about: { ref: 'sheet', id },
    })),
    { about: { sheets: [...sheets] } },
  );
  return chosen ?? sheets[0] ?? '';
}

/** Side by side, or one after the other where the strict order was agreed. */
function* all<T>(game: Game, flows: readonly Flow<T>[]): Flow<T[]> {
  if (!game.state.options.strictOrder) return yield* together(flows);
  const results: T[] = [];
  for (const flow of flows) results.push(yield* flow);
  return results;
}

function seatsOf(setup: Setup): readonly { sheet: string | null }[] {
  const { seats, options } = setup;
  if (options.variants.team && seats.length < TEAM)
    return [...seats, ...Array.from({ length: TEAM - seats.length }, () => ({ sheet: null }))];
  if (seats.length < 1 || seats.length > 8) throw new RangeError(`1 to 8 seats, not ${seats.length}`);
  return seats;
}

function dealSheets(state: State, chance: Chance, seats: readonly { sheet: string | null }[]): void {
  const content = loadContent();
  const wanted = seats.flatMap(({ sheet }) => (sheet ? [content.investigator(sheet).id] : []));
  if (new Set(wanted).size < wanted.length) throw new Error('two seats want the same investigator');
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

function takeSheet(state: State, chance: Chance, seat: Seat): string {
  const sheet = chance.one(`sheet seat ${seat}`, state.sheets);
  state.sheets = state.sheets.filter((id) => id !== sheet);
  return sheet;
}

/** Step 11: the Masks are in the cup only for the Ancient One that brings them (2E-317). */
function fillCup(state: State): void {
  const content = loadContent();
  const { power } = content.ancientOne(state.ancientOne.id);
  const brings = power.effects.some((effect) => 'addToCup' in effect && effect.addToCup.ability === 'mask');
  const [masks, others] = [true, false].map((mask) =>
    allCopies(content.monsters.filter((monster) => (monster.abilities.mask === true) === mask)),
  ) as [string[], string[]];
  state.cup = [...others, ...(brings ? masks : [])].sort();
  if (!brings) state.box.push(...masks);
}

function newInvestigator(seat: Seat, sheet: InvestigatorSheet): Investigator {
  return {
    seat,
    sheet: sheet.id,
    incarnation: 0,
    upsets: 0,
    sanity: sheet.sanity,
    stamina: sheet.stamina,
    maxSanityChange: 0,
    maxStaminaChange: 0,
    money: 0,
    clues: 0,
    sliders: [1, 1, 1],
    at: sheet.home,
    cards: [],
    monsterTrophies: [],
    gateTrophies: [],
    delayed: false,
    lostTurn: null,
    returnsOn: null,
    arrested: false,
    explored: false,
    spentTurn: null,
    returnedOn: null,
    enteredBy: null,
    used: {},
    marks: [],
    escapedFrom: [],
    eliminated: false,
  };
}

function blankState(options: Options, seed: string, players: number): State {
  return {
    edition: 'second',
    seed,
    step: 'setup',
    chances: {},
    asked: 0,
    options,
    cursor: { step: 'setup.possessions' },
    turn: 0,
    phase: 'setup',
    first: 0,
    players,
    investigators: [],
    ancientOne: { id: '', doom: 0, awake: false, tally: 0, round: 0, combatRating: null },
    terror: loadContent().terrorTrack.start,
    places: blankPlaces(),
    monsters: [],
    cup: [],
    gateStack: [],
    decks: fullDecks(),
    revealed: {},
    box: [],
    sheets: [],
    environment: null,
    rumor: null,
    headlines: [],
    lasting: [],
    mythosCards: 1,
    elderSignsPlayed: 0,
    loansDefaulted: 0,
    doubleGatesBegun: false,
    outcome: null,
  };
}

function blankPlaces(): Record<string, PlaceState> {
  const places: Record<string, PlaceState> = {};
  for (const place of loadContent().places.values())
    places[place.id] = {
      clues: place.kind === 'location' ? place.startClues : 0,
      gate: null,
      gateHidden: false,
      sealed: false,
      closed: [],
    };
  return places;
}

/** All cards sorted into their decks, unshuffled (2E-309). A Blessing is a Curse on its back. */
function fullDecks(): Decks {
  const content = loadContent();
  const copies = (deck: CardDeck) => allCopies(content.cardsOf(deck).filter((card) => card.id !== 'curse'));
  return {
    common: copies('common'),
    unique: copies('unique'),
    spell: copies('spell'),
    skill: copies('skill'),
    ally: copies('ally'),
    special: copies('special'),
    mythos: ids(content.mythosCards),
    gate: ids(content.gateCards),
  };
}

function ids(things: readonly { id: string }[]): string[] {
  return things.map((thing) => thing.id);
}

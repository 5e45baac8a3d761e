import type { Condition } from './condition.ts';
import {
  type AskedTrait,
  type CardToken,
  type CostOperation,
  type Count,
  type Each,
  type Harm,
  type MarkerColor,
  type MythosToken,
  OPERATIONS,
  type Operation,
  type Outcome,
  type PlaceWord,
  type Skill,
  type Status,
  type Who,
} from './vocabulary.ts';

export { OPERATIONS, type Operation, type PlaceWord, type Who };

/**
 * Worked out when the operation is reached: a number, as many as there are, a die, what was just paid, as many as
 * would have been placed, the successes of the check just made, the player's choice from 1 up to a limit, something
 * counted, a sum, or a difference (not below 0).
 */
export type Amount =
  | number
  | 'all'
  | 'd6'
  | 'spent'
  | 'sameAmount'
  | { per: 'success' }
  | { upTo: 'all' | Amount }
  | { count: Count }
  | { sum: [Amount, Amount] }
  | { difference: [Amount, Amount] };

/** The street space nearest to that investigator. */
export interface NearestStreet {
  nearestStreetTo: 'leader' | 'prey';
}

/** One of `PLACE_WORDS`, or the id of a space, a street or a neighborhood. */
export type PlaceRef = string;

/** A place, where the nearest street can stand too. */
export type Place = PlaceRef | NearestStreet;

/** Tokens put on a card, or (`minus`) taken off. */
export type TokenChange = Amount | { minus: number };

/** A card's value, half of it rounded up, or that much. */
export type Price = 'list' | 'halfUp' | number;

interface SuccessBand {
  min: number;
  /** null: no upper end. */
  max: number | null;
  do: Effect[];
}

/** A test (3E-463); one success passes. One way of going on: `pass`/`fail`, `bySuccesses`, or `always`. */
export interface Check {
  skill: Skill;
  /** Dice added to the skill. */
  mod: number | { evadeModifierOf: 'thatMonster' };
  pass?: Effect[];
  fail?: Effect[];
  bySuccesses?: SuccessBand[];
  /** Whatever the result. */
  always?: Effect[];
  /** Before rolling: so many dice for each remnant the investigator cares to spend. */
  extraDice?: { perSpent: 'remnant'; dice: number };
}

/** Dice outside a test (3E-492.2). */
export interface Roll {
  dice: number;
  /** The bands are about the total of the dice. */
  sum?: true;
  /** A face in no band does nothing. */
  bands: { min: number; max: number; do: Effect[] }[];
}

/** One option of a `choose`. `label` is its id, never shown. */
export interface Option {
  label: string;
  cost?: Cost[];
  do: Effect[];
}

export interface May {
  /** That any one investigator may, and pays. */
  who?: 'anyInvestigator';
  cost?: Cost[];
  do: Effect[];
  /** When it is not taken or cannot be. */
  else?: Effect[];
}

export interface Recover {
  health?: Amount;
  sanity?: Amount;
  who: 'you' | 'youOrAlly' | 'investigatorOrAllyInYourSpace';
}

/** `max` null: any number. */
export interface Buy {
  deck: 'display' | 'spell';
  /** Display: cards with that trait. */
  filter?: 'common' | 'curio';
  /** Spell deck: among the top so many. */
  draw?: number;
  max: number | null;
  price: Price;
  /** Done once if at least one was bought. */
  ifBought?: Effect[];
}

export interface Discard {
  what: 'this' | 'item' | 'tome' | 'thatItem' | 'thatSpell' | 'clue';
  count?: number | 'all';
  choose?: 'owner';
  /** Whose clues; without it those of the acting investigator. */
  from?: 'sheet' | ('investigators' | 'sheet')[];
  countAs?: string;
}

/** Step by step (`upTo`), exactly so many (`steps`), or straight there (`to`, 3E-424.4). */
export type Move =
  | { upTo: Amount; ignoreMonsters?: boolean; payForMore?: { money: number; steps: number; max: number } }
  | { steps: number; toward?: PlaceRef; with?: 'this' }
  | { to: PlaceRef };

export interface SpawnMonster {
  /** Replaces the spawn text. */
  at?: Place;
  exhausted?: boolean;
  /** A set-aside monster by id. */
  monster?: string;
  /** The epic monster of that archive card. */
  archive?: number;
  /** From the bottom of the deck, until so many with that trait are found. */
  search?: { trait: string; count: number };
  engagedWith?: 'you' | 'leader';
}

/** `which`: `this`, or the id of a monster. */
export type MoveMonster = { which: string; to: PlaceRef } | { which: string; steps: number; toward: PlaceRef };

/** One at each place named, or mixed ones, one on each space. */
export type PlaceMarker =
  | { color?: MarkerColor; faceUp: boolean; at: PlaceRef }
  | { colors: Partial<Record<MarkerColor, number>>; faceUp: boolean; random: true; oneEachAt: string[] };

/** The marker of the event, all but those colors, all of a color, or those at a place. */
export type DiscardMarker =
  | { which: 'thatMarker' }
  | { not: MarkerColor[] }
  | { color: MarkerColor }
  | { at: PlaceRef };

/** A `part` of the card's back, or its back's `onFlip`. */
type Read = { card: number; part: string } | { card: number; side: 'back' };

/** The archive card with the deck's top cards, or all set-aside monsters with that trait into the whole deck. */
type ShuffleIn = { archive: number; deck: string; top: number } | { trait: 'lodge'; from: 'setAside'; deck: 'monster' };

/** Every operation with the keys that may stand beside it. */
interface OperationShapes {
  check: { check: Check };
  roll: { roll: Roll };
  choose: { choose: Option[]; who?: 'group' };
  may: { may: May };
  if: { if: Condition; then: Effect[]; else?: Effect[] };
  each: { each: Each; where?: Condition; do: Effect[] };
  repeat: { repeat: { cost: Cost[]; do: Effect[] } };
  gain: { gain: { money?: Amount; remnant?: Amount; clue?: 'neighborhood' } };
  lose: { lose: { money?: Amount; focus?: Amount } };
  spend: { spend: { money?: Amount; remnant?: Amount; clue?: Amount; focus?: Amount; sheetClue?: Amount } };
  damage: { damage: Amount };
  horror: { horror: Amount };
  directHorror: { directHorror: Amount };
  sufferSplit: { sufferSplit: { amount: Amount; between: ['damage', 'horror'] } };
  recover: { recover: Recover };
  restore: { restore: 'health' | 'sanity'; to?: 'thatMonster' };
  draw: { draw: { deck: 'spell' | 'ally'; count: number } };
  gainItem: { gainItem: { trait: AskedTrait; valueAtMost?: number; valueAtLeast?: number } };
  take: { take: string; to?: 'leader' };
  buy: { buy: Buy };
  discard: { discard: Discard };
  focus: { focus: { skill: Skill | 'any' | 'every'; count?: number; exceedLimit?: boolean } };
  status: { status: Status; to?: 'anotherInvestigator' };
  retire: { retire: true };
  move: { move: Move };
  research: { research: Amount };
  sheetClue: { sheetClue: Amount };
  sheetDoom: { sheetDoom: Amount };
  sheetMarker: { sheetMarker: number };
  moveToken: { moveToken: { clue: number; from: 'sheet'; to: { card: number } } };
  tokensOnCard: { tokensOnCard: Partial<Record<CardToken, TokenChange>> };
  placeDoom: { placeDoom: { at: PlaceRef; amount: Amount } };
  removeDoom: { removeDoom: { from: PlaceRef; amount: Amount; spaces?: { upTo: number } } };
  spreadDoom: { spreadDoom: number };
  spawnClue: { spawnClue: number };
  gateBurst: { gateBurst: number };
  readHeadline: { readHeadline: number };
  drawMythos: { drawMythos: number };
  reckoning: { reckoning: true };
  addToCup: { addToCup: Partial<Record<MythosToken, number>> };
  spawnMonster: { spawnMonster: SpawnMonster };
  damageMonster: {
    damageMonster: {
      which: 'thatMonster' | 'oneEngagedWithYou' | 'eachEngagedWithYou' | 'oneInYourSpaceOrAdjacent';
      amount: Amount;
    };
  };
  defeatMonster: { defeatMonster: 'this' | 'thatMonster' };
  exhaustMonster: { exhaustMonster: 'thatMonster' | 'thoseMonsters' };
  disengage: { disengage: 'all' | 'otherMonsters' | 'thoseMonsters' };
  /** `thatMonster`, or the id of a monster. */
  engage: { engage: string };
  /** `thatMonster`, or the id of a monster. */
  monsterAttacks: { monsterAttacks: string };
  moveMonster: { moveMonster: MoveMonster };
  returnToBox: { returnToBox: 'thatMonster' };
  chooseMonster: { chooseMonster: { epic?: boolean; in: 'anywhere' } };
  chooseInvestigator: { chooseInvestigator: { who: 'anotherInvestigator'; in: 'anywhere' } };
  prevent: { prevent: { loss: Harm | Harm[]; amount: Amount } };
  addToTest: { addToTest: Amount };
  addToDie: { addToDie: { by: number; dice: 'one' | 'each' } };
  addDamage: { addDamage: Amount };
  exchange: {
    exchange: { what: Harm[]; amount: Amount; with: 'anotherInvestigatorOrAlly'; in: 'anywhere' };
  };
  grantAction: { grantAction: { which: 'same'; to: 'anotherInvestigator'; in: 'anywhere' } };
  repeatAction: { repeatAction: 'anyPerformedThisRound' };
  ignore: { ignore: { card: 'this'; until: 'endOfRound' } };
  placeUnder: { placeUnder: { card: 'this'; deck: 'item' | 'spell' | 'ally'; count: number; faceDown: boolean } };
  gainCardsUnder: { gainCardsUnder: 'this' };
  flip: { flip: 'this' };
  codexAdd: { codexAdd: number; side?: 'back' };
  archiveFlip: { archiveFlip: number };
  archiveReturn: { archiveReturn: number };
  read: { read: Read };
  /** Archive cards. */
  setAside: { setAside: number[] };
  attach: { attach: { card: { random: number[]; from: 'setAside' }; to: 'itsNeighborhoodDeck' } };
  shuffleIn: { shuffleIn: ShuffleIn };
  anomaly: { anomaly: PlaceRef };
  removeAnomaly: { removeAnomaly: PlaceRef };
  encounter: { encounter: { deck: 'anomaly' } };
  placeMarker: { placeMarker: PlaceMarker };
  revealMarker: { revealMarker: { at: PlaceRef } };
  discardMarker: { discardMarker: DiscardMarker };
  scar: { scar: { count: number; at: PlaceRef; where?: Condition; differentNeighborhoods?: boolean } };
  mendScar: { mendScar: { at: PlaceRef } };
  gameOver: { gameOver: Outcome };
}

/** The effect of one operation. */
export type EffectOf<O extends Operation> = OperationShapes[O];

/** One effect; `'check' in effect` narrows it. A list of effects is done in order. */
export type Effect = OperationShapes[Operation];

/** One part of a cost; a cost list is paid in full or not at all (3E-400.1f). */
export type Cost = OperationShapes[CostOperation];

/** The leading key of an effect, or undefined for something that is none. */
export function operationOf(effect: object): Operation | undefined {
  return OPERATIONS.find((operation) => operation in effect);
}

import type { Condition, Filter } from './condition.ts';
import { OPERATIONS, type Operation } from './operation.ts';
import type {
  Cancellable,
  CheckName,
  Deck,
  Duration,
  EventName,
  Forbiddable,
  Modifiable,
  MonsterAbility,
  PlayerDeck,
  Price,
  Receiver,
  Resource,
  Skill,
  Status,
  Who,
} from './vocabulary.ts';

export { OPERATIONS, type Operation };

/** Amounts worked out when the operation is reached. */
export const AMOUNT_WORDS = ['all', 'halfDown', 'halfUp', 'd6', '2d6', 'spent'] as const;
type AmountWord = (typeof AMOUNT_WORDS)[number];

/** A number, a word, the successes just rolled, the player's choice up to a limit, or what was spent taken off. */
export type Amount = number | AmountWord | { per: 'success' } | { upTo: number | 'tokensOnCard' } | { minus: 'spent' };

/** Resources and how much of each. */
export type Amounts = Partial<Record<Resource, Amount>>;

/** A kind of card or trophy (`Kind`), or the name of a card. */
export type What = string;

/** The id of a location, a street, a zone or an Other World area, or one of `MOVE_TARGETS`. */
type PlaceRef = string;

interface SuccessBand {
  min: number;
  /** null: no upper end. */
  max: number | null;
  do: Effect[];
}

/**
 * A skill check. Exactly one way of going on: `pass`/`fail`, `bySuccesses`, or `perSuccess` (with `fail` when there
 * was no success at all).
 */
export interface Check {
  skill: Skill | 'combat';
  /** Dice added to the skill. */
  mod: number;
  /** Successes needed. */
  difficulty: number;
  pass?: Effect[];
  fail?: Effect[];
  bySuccesses?: SuccessBand[];
  perSuccess?: Effect[];
  /** Final battle: the modifier changes by that much each round. */
  modPerRound?: number;
}

/** A band of a roll: die faces `min`–`max`, or a number of `successes`. */
type RollBand = { min: number; max: number; do: Effect[] } | { successes: number; do: Effect[] };

/** Dice that are no skill check: no Clue tokens, no re-rolls. */
export interface Roll {
  dice: number | 'currentSanity' | 'currentStamina';
  bands?: RollBand[];
  /** Done once for each die that shows such a face. */
  perDie?: { min: number; max: number; do: Effect[] }[];
  perSuccess?: Effect[];
  perFailure?: Effect[];
}

/** One option of a `choose`. `label` is its id in kebab-case, never shown. */
export interface Option {
  label: string;
  cost?: Effect[];
  do: Effect[];
}

interface May {
  cost?: Effect[];
  do: Effect[];
}

/** A cost: resources, or cards and trophies by `what` with `count` or (monster trophies) `toughness`. */
export interface Payment extends Amounts {
  what?: What;
  count?: number;
  toughness?: number;
  choose?: 'owner';
}

export interface Draw {
  deck: PlayerDeck;
  count: number | 'all';
  keep?: number;
  filter?: 'weapon' | 'tome';
}

export interface Buy {
  /** Several decks: `draw` cards from each, all seen first. */
  deck: PlayerDeck | PlayerDeck[];
  draw: number | 'all';
  min?: number;
  max: number;
  price: Price;
}

export interface Discard {
  what: What | What[];
  count?: number | 'all' | 'halfDown' | 'halfUp';
  choose?: 'owner' | 'random';
  /** The card calls it a loss or theft: protected cards are safe. */
  as?: 'lost';
  from?: 'allyDeck';
  /** `box`, or a place the discarded monsters are put on. */
  to?: 'box' | PlaceRef;
  /** A monster id. */
  filter?: string;
}

/** What happened, or what loss is about to be taken. Exactly one of `event` and `loss`. */
export interface Trigger {
  event?: EventName | EventName[];
  loss?: 'sanity' | 'stamina' | ('sanity' | 'stamina')[];
  who?: Who;
  at?: PlaceRef | 'anyStreets';
  monster?: string;
  deck?: PlayerDeck | PlayerDeck[];
  /** Draws of setup included. */
  atSetup?: boolean;
  from?: 'turnAfterEntering';
}

export interface Modify {
  what: Modifiable;
  by?: number;
  /** null: no limit. */
  set?: number | string | number[] | null;
  /** Never below. */
  min?: number;
  until?: Duration;
  where?: Filter;
}

export interface ModifyDraw {
  extra?: number;
  thenDiscard?: number;
  keep?: number;
  from?: ('top' | 'bottom')[];
  choose: 'owner' | 'ownerEachCard';
}

export interface Forbid {
  what: Forbiddable;
  who?: Who;
  at?: 'here';
  into?: PlaceRef;
  outOf?: PlaceRef;
  /** Ids of location abilities and investigators that are not touched. */
  except?: string[];
  until?: Duration;
}

/** Printed values of a monster or Ancient One that `set` replaces. */
export interface PrintedValues {
  combatRating?: number | '-terrorLevel';
  combatDamage?: number;
  horrorRating?: number;
  horrorDamage?: number;
}

/** Every operation with the keys that may stand beside it. */
export interface OperationShapes {
  check: { check: Check };
  roll: { roll: Roll };
  choose: { choose: Option[]; ifAble?: true };
  may: { may: May; where?: Condition; insteadOf?: 'movement' };
  if: { if: Condition; then: Effect[]; else?: Effect[] };
  each: { each: 'investigator' | 'openGate' | 'ownItem'; where?: Condition; do: Effect[] };
  when: { when: Trigger; do: Effect[] };
  gain: { gain: Amounts; to?: Receiver };
  lose: { lose: Amounts };
  restore: { restore: 'sanity' | 'stamina' };
  split: { split: { amount: Amount; between: ['sanity', 'stamina'] } };
  spend: { spend: Payment };
  draw: { draw: Draw };
  take: { take: string; else?: Effect[] };
  buy: { buy: Buy };
  sell: { sell: { what: PlayerDeck; count: number; choose: 'owner'; price: Price } };
  sale: {
    sale: {
      common: number;
      unique: number;
      who: 'everyInvestigator';
      price: Price;
      disputes: 'owner';
      unsold: 'discard';
    };
  };
  discard: { discard: Discard };
  claimTrophy: {
    claimTrophy: { from: 'cup' | 'board'; count: number; choose: 'owner' | 'random'; evenEndless?: boolean };
  };
  status: { status: Status; to?: Receiver };
  release: { release: PlaceRef };
  move: { move: { to: PlaceRef; then: 'stay' | 'encounter'; ifNoGate?: 'nothing' } };
  moveThroughGate: { moveThroughGate: { which: 'nearestOpen'; ties: 'owner' } };
  moveMonster: {
    moveMonster: {
      to: 'nearestInvestigator';
      where: Filter;
      steps: 'all';
      ties: ('lowestSneak' | 'firstPlayerChooses')[];
    };
  };
  encounter: { encounter: { at: PlaceRef | 'here'; deck?: string; draw?: number; keep?: number; different?: boolean } };
  monster: { monster: { count: number } };
  monsterAt: { monsterAt: { place: PlaceRef; count: number | 'all'; from?: 'card' } };
  gate: { gate: { at: 'here'; monster: boolean } };
  closeGate: {
    closeGate: { which: 'here' | 'any' | 'that' | 'entered'; choose?: 'owner'; seal?: boolean; trophy?: boolean };
  };
  doom: { doom: number };
  terror: { terror: number | 'to10' };
  close: { close: { place: PlaceRef; until: Duration } };
  returnToCup: { returnToCup: 'this' | { monsters: 'all' | string[]; where: Filter; countAs?: string } };
  returnToBox: { returnToBox: 'this' };
  exhaust: { exhaust: 'this' };
  tokensOnCard: { tokensOnCard: Amounts; discardAt?: number };
  monstersOnCard: { monstersOnCard: number };
  fightFromCard: { fightFromCard: { min: number; choose: 'owner' } };
  redrawMonster: { redrawMonster: 'that' };
  redrawEncounter: { redrawEncounter: 'that' };
  modify: { modify: Modify };
  modifyDraw: { modifyDraw: ModifyDraw };
  forbid: { forbid: Forbid };
  cancel: { cancel: { what: Cancellable; where?: Filter; until?: Duration } };
  ignore: {
    ignore: { monsterAbility: MonsterAbility | 'any'; choose?: 'owner'; not?: MonsterAbility[]; until?: Duration };
  };
  prevent: { prevent: { loss: 'sanity' | 'stamina'; amount: number | 'all' } };
  reroll: { reroll: { check: CheckName | 'any'; dice: 'all' | 'one' | 'failures'; who?: Who } };
  autoPass: { autoPass: { check: CheckName | 'gateClose' } };
  autoFail: { autoFail: { check: CheckName[] } };
  countsAs: { countsAs: { clue: number } };
  set: { set: PrintedValues };
  grant: { grant: MonsterAbility };
  peek: { peek: { deck: Deck; until: 'gateLocation' } };
  look: { look: { decks: PlayerDeck[]; at: 'bottom' } };
  revealTop: { revealTop: { deck: 'location'; choose: 'owner'; until: 'nextEncounterFromIt' } };
  reshuffle: { reshuffle: { deck: 'mythos' | 'gate'; then: 'drawAgain' } };
  mythosDraw: { mythosDraw: { cards: number; first: 'gateStepOnly'; until: Duration } };
  removeElderSigns: { removeElderSigns: 'all' };
  replaceInvestigator: { replaceInvestigator: { choose: 'owner' } };
  defeatMonsters: { defeatMonsters: { where: 'sameArea' } };
  addToCup: { addToCup: { ability: MonsterAbility; count: 'all' } };
  mark: { mark: { defaultedOn: string } };
  gameOver: { gameOver: 'lost' };
}

/** The effect of one operation. */
export type EffectOf<O extends Operation> = OperationShapes[O];

/** One effect; `'check' in effect` narrows it. A list of effects is done in order. */
export type Effect = OperationShapes[Operation];

/** The leading key of an effect, or undefined for something that is none. */
export function operationOf(effect: object): Operation | undefined {
  return OPERATIONS.find((operation) => operation in effect);
}

import type { CardToken, MarkerColor, Resource, Scar, Side, Status } from './vocabulary.ts';

/** At least or at most that much. */
export interface Range {
  min?: number;
  max?: number;
}

/**
 * What must hold for an investigator, a monster, a place, an encounter or the game: also which of them a text is
 * about (`where`). Several keys in one object must all hold.
 */
export interface Condition {
  /** With `min`/`max`: the investigator has at least / at most that much. */
  resource?: Resource;
  min?: number | 'focusLimit';
  max?: number;
  /** Owns a card with that trait. */
  has?: 'tome';
  status?: Status;
  /** Is there: a place word, or the id of a space. */
  in?: string;
  /** In one of these; streets belong to none. */
  neighborhood?: string[];
  not?: Condition;
  any?: Condition[];
  all?: Condition[];
  anyInvestigator?: Condition;
  /** Set by `countAs` just before; with `max`. */
  counter?: string;
  /** The card holds at least that many. */
  tokensOnCard?: Partial<Record<CardToken, number>>;
  /** That archive card is in the codex; with `side` that side up. */
  codexHas?: number;
  side?: Side;
  sheetClues?: Range;
  sheetDoom?: Range;
  sheetCluesPlusDoom?: Range;
  sheetMarkers?: Range;
  /** Some space holds that much: `thatSpace`, `thatNeighborhood`. */
  spaceDoom?: Range;
  /** Some neighborhood holds that much in all: `thatNeighborhood`; `max: 0` only where there is an anomaly. */
  neighborhoodDoom?: Range;
  /** Exactly that many. */
  markersOnBoard?: number;
  /** Markers of all these colors have been revealed. */
  revealed?: MarkerColor[];
  mendedScars?: Range;
  /** One of these lies in that neighborhood. */
  neighborhoodHas?: Scar[];
  engaged?: 'thatMonster';
  /** The investigator is engaged with the monster the text stands on. */
  engagedWith?: 'this';
  /** The monster is one of these ids. */
  monsters?: string[];
  group?: 'worshiper';
  /** The monster has that trait. */
  trait?: string;
  epic?: boolean;
  /** Tests of that action; with `inUse` the card is among the assets chosen. */
  check?: 'attack';
  inUse?: 'this';
  /** The encounter carries that name. */
  mentions?: string;
  /** Cards with that id. */
  card?: string;
  /** The ability with that id. */
  ability?: string;
  /** One of these happened to the caster during this casting. */
  thisCast?: ('sufferedDamage' | 'spentRemnant')[];
  /** No other asset chosen for this test takes a hand. */
  otherHand?: 'empty';
}

import type { Seat } from '../../../engine/decision.ts';
import type { Game as EngineGame, EngineState } from '../../../engine/game.ts';
import type { Copy, Kind, Place } from '../../edition/copy.ts';
import type { Content } from '../content/content.ts';
import type { SecondEvent } from './event.ts';
import type { Options, TurnOrder } from './options.ts';
import type { Press } from './press.ts';
import type { Rules } from './rules.ts';
import type { Sitting } from './sitting.ts';

export const PHASES = [
  'setup',
  'upkeep',
  'movement',
  'arkham',
  'otherWorld',
  'sitting',
  'mythos',
  'battle',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Where the game stands between two steps. `turnIndex` counts seats in player order from the first player (2E-111). */
export type Cursor =
  | { step: 'setup.possessions' }
  | { step: 'setup.sliders' }
  | { step: 'setup.mythos' }
  | { step: 'upkeep' }
  | { step: 'movement'; turnIndex: number }
  | { step: 'arkham'; turnIndex: number }
  | { step: 'otherWorld'; turnIndex: number }
  | { step: 'mythos' }
  /** Of a turn in sittings: who begins one, a return, the end of an Upkeep window, and what is left when all have sat. */
  | { step: 'sitting.race' }
  | { step: 'sitting.return'; turnIndex: number }
  | { step: 'sitting.window'; turnIndex: number }
  | { step: 'sitting.end' }
  | { step: 'battle.start' }
  | { step: 'battle.refresh' }
  | { step: 'battle.attack'; turnIndex: number }
  | { step: 'battle.ancientOne' }
  | { step: 'over' };

export const SKILL_TRACKS = ['speedSneak', 'fightWill', 'loreLuck'] as const;
export type SkillTrack = (typeof SKILL_TRACKS)[number];

/** A card in somebody's possession. */
export interface HeldCard {
  id: Copy;
  exhausted: boolean;
  /** Markers lying on it. */
  tokens: number;
  /** Got since the owner's last Upkeep, or in setup: no upkeep roll in the revised printing. */
  fresh: boolean;
}

export interface Investigator {
  seat: Seat;
  /** The sheet, for instance `joe-diamond`. */
  sheet: string;
  /** Counts up when a devoured investigator is replaced (2E-3121). */
  incarnation: number;
  /** Misfortunes so far (insane, unconscious, lost, arrested, devoured). A running rule that sees it change stops. */
  upsets: number;
  sanity: number;
  stamina: number;
  /** What effects have changed the printed maxima by; usually 0 or negative. */
  maxSanityChange: number;
  maxStaminaChange: number;
  money: number;
  clues: number;
  /** Slider stops 0 to 3, in the order of SKILL_TRACKS. */
  sliders: [number, number, number];
  /** A location, a street, an Other World area `<world>-1|2`, `jail-cell` or `lost-in-time-and-space`. */
  at: Place;
  cards: HeldCard[];
  /** Monster markers and gate markers claimed and not yet spent, oldest first. */
  monsterTrophies: Copy[];
  gateTrophies: Copy[];
  delayed: boolean;
  /** The turn that is lost entirely except for standing up in Movement (2E-3107, 2E-3112, FAQ-22); null = none. */
  lostTurn: number | null;
  /** Lost in time and space: the turn in whose Upkeep they return (2E-3113); null = not lost. */
  returnsOn: number | null;
  arrested: boolean;
  explored: boolean;
  /** The turn in which they do nothing more (insane, unconscious, arrested, replaced). */
  spentTurn: number | null;
  /** The turn in whose Movement they came back from an Other World (2E-1008). */
  returnedOn: number | null;
  /** The location whose gate they entered their Other World by. */
  enteredBy: Place | null;
  /** Abilities limited to once a turn or Upkeep: key to the turn of the last use. */
  used: Record<string, number>;
  /** Lasting notes, for instance that a Bank Loan was defaulted on. */
  marks: string[];
  /** Variant L8: markers they escaped from and may walk away from next Movement (L8.3). */
  escapedFrom: Copy[];
  /** Out of the game: devoured in or before the final battle, or the seat was removed. */
  eliminated: boolean;
}

export interface PlaceState {
  clues: number;
  /** The open gate's marker; null = none. */
  gate: Copy | null;
  /** Face down under variant L3. */
  gateHidden: boolean;
  /** An elder sign token lies there. */
  sealed: boolean;
  /** Why it is closed; empty = open. Each names what closed it and until when. */
  closed: Closure[];
}

export interface Closure {
  by: string;
  until: 'endOfGame' | 'endOfTurn' | 'cardLeaves';
  /** With `endOfTurn`: the turn at whose end it reopens. */
  turn?: number;
}

/** A monster marker that is neither in the cup nor a trophy nor in the box. */
export interface Monster {
  marker: Copy;
  /** An area of Arkham, `sky`, `outskirts`, `encounter` (for the encounter at hand only) or `rumor` (on the card). */
  at: Place;
  /** Fights of encounters: whose. */
  seat?: Seat;
}

/** A change that lasts: from `modify` or `forbid` operations, spells, headlines. */
export interface Lasting {
  /** What made it: a card, an ability, a mythos card. */
  source: string;
  /** The operation, as in the content's effect notation. */
  effect: Record<string, unknown>;
  /** Whose it is; null = everybody's. */
  seat: Seat | null;
  until: 'endOfCheck' | 'endOfCombat' | 'endOfRound' | 'endOfTurn' | 'ancientOneAwakens' | 'endOfGame' | 'cardLeaves';
  /** With `endOfTurn`: the turn at whose end it stops. */
  turn?: number;
}

interface MythosInPlay {
  card: Kind;
  enteredOn: number;
  /** Clue tokens on the card. */
  tokens: number;
  /** A rumor whose pass or fail is being carried out: it does nothing else any more. */
  ended?: boolean;
}

export interface Decks {
  common: Copy[];
  unique: Copy[];
  spell: Copy[];
  skill: Copy[];
  ally: Copy[];
  /** Special cards in the supply; a Blessing stands for its Curse side too. */
  special: Copy[];
  mythos: Kind[];
  gate: Kind[];
}
export type DeckName = keyof Decks;

interface AncientOneState {
  id: string;
  doom: number;
  awake: boolean;
  /** Final battle: successes not yet turned into a doom token, rounds begun, the rating if it is worked out. */
  tally: number;
  round: number;
  combatRating: number | null;
}

export interface Outcome {
  result: 'won' | 'lost';
  way: 'closing' | 'sealing' | 'banishing' | 'devoured' | 'destruction';
  turn: number;
  /** Only after a victory. */
  score?: Score;
}

export interface Score {
  doomTrack: number;
  terror: number;
  loans: number;
  elderSigns: number;
  gateTrophies: number;
  monsterTrophies: number;
  survivors: number;
  total: number;
  /** First Citizen of Arkham (2E-2001, 2E-2002). */
  firstCitizens: Seat[];
}

/** A seat's Movement phase while it runs. Effects change `points` (`context.movement` is this object). */
export interface Walk {
  seat: Seat;
  /** Movement points left. */
  points: number;
  /** Markers evaded, fled from or escaped from since they came to this area (2E-2511). */
  dealt: Copy[];
  /** Monsters they escaped from last turn and may leave behind now (L8.3). */
  escaped: Copy[];
  /** Has taken a step or used movement points, so that nothing can stand in for the movement any more. */
  begun: boolean;
  /** A combat has ended the movement (2E-710), or there was none. */
  ended: boolean;
}

/** A combat, or one investigator's attack in the final battle. */
export interface Combat {
  seat: Seat;
  /** The marker fought; null = the Ancient One, or nobody in a `check`. */
  monster: Copy | null;
  /** A Combat check of an encounter, without any monster. */
  check?: { modifier: number; difficulty: number };
  /** 0 before the first round. */
  round: number;
  /** The cards that fill the hands in this round; null = not fixed yet (2E-2808). */
  hands: Copy[] | null;
  /** Spells cast in this round, passed or failed: they take up their hands (2E-2806). */
  cast: Copy[];
  /** Spells that work: cast successfully, hands still devoted (2E-2809). */
  working: Copy[];
}

export interface State extends EngineState {
  edition: 'second';
  options: Readonly<Options>;
  cursor: Cursor;
  /** 0 during setup. */
  turn: number;
  phase: Phase;
  /** Who has the first player marker. */
  first: Seat;
  /** N: how many were seated at setup. */
  players: number;
  investigators: Investigator[];
  ancientOne: AncientOneState;
  terror: number;
  places: Record<string, PlaceState>;
  monsters: Monster[];
  /** Markers in the cup, in alphabetical order; chance picks (2E-316). */
  cup: Copy[];
  /** Gate markers, top first; face down. */
  gateStack: Copy[];
  /** Top first. */
  decks: Decks;
  /** Location decks: a card that was turned up and is the next one drawn, by neighborhood (entry 1 to 7). */
  revealed: Record<string, number>;
  /** Cards and markers out of the game. */
  box: (Copy | Kind)[];
  /** Investigator sheets not in play. */
  sheets: string[];
  environment: MythosInPlay | null;
  rumor: MythosInPlay | null;
  /** Headlines kept face up as a reminder, with the turn at whose end they go. */
  headlines: { card: Kind; turn: number }[];
  lasting: Lasting[];
  /** Mythos cards drawn each Mythos phase; 2 after a failed Great Ritual: the first only for its gate. */
  mythosCards: 1 | 2;
  /** Elder Sign cards played so far. */
  elderSignsPlayed: number;
  /** Bank Loans defaulted on, or left unpaid by somebody devoured, so far (2E-2004). */
  loansDefaulted: number;
  /** L10 has begun (L10.2). */
  doubleGatesBegun: boolean;
  outcome: Outcome | null;
  /** There are windows to act before encounters, Mythos cards and ambushes; not in games begun before there were. */
  windows?: true;
  /** What the newspaper has heard. */
  press: Press;
  /** The turn as it is played in sittings; in no other turn. */
  sitting?: Sitting;
  /** Who sat last in such a turn, until the Mythos: all others have had a race to use their cards in (2E-T30). */
  satLast?: Seat;
  /**
   * The Clue token of the last Mythos card, who has it (null: it was left on the location) and who could have taken it; until
   * it is spent or somebody moves (2E-T62).
   */
  sharedClue?: { holder: Seat | null; clues: number; among: Seat[]; place?: Place };
  /** How many Clue tokens somebody will leave where their Movement of this turn ends, by seat (2E-902). */
  leaving?: Record<Seat, number>;
  /** Clue tokens at the end of the last Movement, while it can still be said how many are left (2E-902). */
  lately?: { seat: Seat; place: Place; taken: number; left: number };
  /** What the table has agreed to play in from the next turn on (2E-T07). */
  nextTurnOrder?: TurnOrder;
  /** Where the sliders of those who have handed in their orders stood before; only while others still may (2E-T60). */
  handed?: Record<Seat, Investigator['sliders']>;
  /** The Movement phase of one seat while it runs; only within a step. */
  walk?: Walk;
  /** The combat at hand; only within a step. */
  combat?: Combat;
}

/** A game of this edition while it runs: the engine's, what it is played with, and what its chapters call late. */
export interface Game extends EngineGame<State, SecondEvent> {
  /** Put on when the game is made of its state; no state holds any of it. */
  readonly content: Content;
  readonly rules: Rules;
}

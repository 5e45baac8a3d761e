import type { Seat } from '../../../engine/decision.ts';
import type { Game as EngineGame, EngineState } from '../../../engine/game.ts';
import type { Copy, Kind, Place } from '../../edition/copy.ts';
import type { Content } from '../content/content.ts';
import type { MarkerColor, MythosToken, Skill } from '../content/vocabulary.ts';
import type { Outcome, ThirdEvent } from './event.ts';
import type { Press } from './notice.ts';
import type { Options } from './options.ts';
import type { Rules } from './rules.ts';
import type { Leaving, MonsterStatus, Phase, TestOccasion } from './vocabulary.ts';

/** Where the game stands between two steps (appendix A). A turn is one step; `index` counts in player order (3E-472.1). */
export type Cursor =
  | { step: 'setup.equipment' }
  | { step: 'setup.board' }
  | { step: 'action.start' }
  | { step: 'action.turn' }
  | { step: 'monster.activation' }
  | { step: 'monster.attack' }
  | { step: 'monster.ready' }
  | { step: 'encounter.turn' }
  | { step: 'mythos.turn'; index: number }
  | { step: 'round.end' }
  | { step: 'over' };

/** A card in somebody's play area. */
export interface HeldCard {
  id: Copy;
  damage: number;
  horror: number;
  /** Other tokens lying on it, by name (`money`, `doom`, `clue`). */
  tokens: Record<string, number>;
  /** Cards face down under it (3E-005; Abandoned Luggage). */
  under: Copy[];
  /** The round in whose action phase its owner used it (3E-409.4). */
  usedIn: number | null;
  /** The round in whose action phase it can't be used any more, having been traded after use (3E-409.4). */
  lockedIn: number | null;
}

export interface Investigator {
  seat: Seat;
  /** The sheet, for instance `agnesBaker`. */
  sheet: string;
  /** Counts up when a new investigator takes the seat (3E-430.7). */
  incarnation: number;
  /** Times this seat's investigator left the game. A running rule that sees it change stops (3E-R8). */
  upsets: number;
  /** Set while the seat has no investigator in play; the player still draws tokens and votes (3E-204.4, 3E-R29). */
  left: Leaving | null;
  /** Chosen at the end of the round; enters play at the start of the next action phase (3E-430.6c). */
  entering?: boolean;
  damage: number;
  horror: number;
  money: number;
  clues: number;
  remnants: number;
  /** Focus tokens by skill (3E-438). */
  focus: Record<Skill, number>;
  /** A space: named, street, or one that an archive card makes. */
  at: Place;
  cards: HeldCard[];
  delayed: boolean;
  /** The activation token's inactive side is up (3E-410). */
  inactive: boolean;
  /** Actions performed this round: `attack`, `ward`, … or `component:<card or sheet>:<ability index>` (3E-401.4). */
  performed: string[];
  /** Abilities limited to once a round: key to the round of the last use. */
  used: Record<string, number>;
  /** Loyal to the Lodge (archive card 20). */
  lodge: boolean;
  /** Their player has yet to choose among the starting cards. */
  unequipped?: true;
}

/** A monster on the board or engaged. */
export interface Monster {
  id: Copy;
  kind: Kind;
  /** Its space; of an engaged one its investigator's (3E-447.8). */
  at: Place;
  status: MonsterStatus;
  /** Whom it is engaged with: one seat, with massive ones any number (3E-447.9, 3E-443). Empty unless engaged. */
  engagedWith: Seat[];
  damage: number;
  /** Seats it has seen through the disguise of (`unseenBy`), by seat. */
  provokedBy: Seat[];
}

/** A game marker (3E-473). */
export interface Marker {
  color: MarkerColor;
  faceUp: boolean;
  /** A space, or a neighborhood for its central area. */
  at: Place;
}

/** The central area of a neighborhood on the board (3E-475). */
export interface Center {
  clues: number;
  anomaly: boolean;
}

/** An archive card in the codex, or lying at a neighborhood deck (`deck`). */
export interface CodexCard {
  number: number;
  side: 'front' | 'back';
  /** Tokens on it, by name. */
  tokens: Record<string, number>;
  /** Indices of objectives and doom texts of this side that have fired (each once while the side is up). */
  fired: string[];
  /** The neighborhood whose deck it is attached to (3E-413.5h); null = in the codex. */
  deck: string | null;
}

/** The rumor in the codex (3E-467.7). */
interface Rumor {
  headline: string;
  /** Tokens on it, by name. */
  tokens: Record<string, number>;
  /** Who is not touched by it, until the end of which round. */
  ignoredBy: { seat: Seat; round: number }[];
}

/** Top first everywhere; the last card is the bottom one. */
export interface Decks {
  item: Copy[];
  ally: Copy[];
  spell: Copy[];
  /** Sorted piles: special cards, starting cards, conditions (3E-107.3). */
  special: Copy[];
  starting: Copy[];
  condition: Copy[];
  street: Kind[];
  event: Kind[];
  eventDiscard: Kind[];
  headline: Kind[];
  headlineDiscard: Kind[];
  monster: Copy[];
  anomaly: Kind[];
  /** One deck a neighborhood on the board; event and archive cards (`archive:13`) lie among its own. */
  neighborhood: Record<string, Kind[]>;
}

/** What lies on the scenario sheet. */
export interface ScenarioSheet {
  doom: number;
  clues: number;
  markers: number;
}

/** An action in progress: hands and once-in-it uses belong to it (3E-463.2c-2). Only within a step. */
export interface ActionInHand {
  seat: Seat;
  /** As in `performed`. */
  action: string;
  /** Cards whose hands are taken up in it. */
  hands: Copy[];
  /** Abilities used in it (`during`). */
  used: string[];
  /** Damage that effects have added to the attack at hand (`addDamage`). */
  damage: number;
}

/** A spell being cast: what befell its caster (`thisCast`). Only within a step. */
interface Casting {
  seat: Seat;
  card: Copy;
  befell: ('sufferedDamage' | 'spentRemnant')[];
  /** Successes added before its test began (`addToTest` of what happens on casting). */
  added?: number;
  /** Its test has begun. */
  tested?: true;
}

/** A seat's test while it runs: its dice on the table and what may still change them. Only within a step. */
export interface TestInHand {
  seat: Seat;
  occasion: TestOccasion;
  /** The skill really tested (`replaceSkill`). */
  skill: Skill;
  /** The monster it is against. */
  monster: Copy | null;
  /** The spell it is the casting of. */
  card: Copy | null;
  /** Cards with hands chosen for it (3E-463.2c). */
  chosen: Copy[];
  /** Keys of abilities used in it. */
  used: string[];
  /** Empty before the roll. */
  dice: number[];
  /** Faces that are a success. */
  faces: number[];
  /** Successes that a six is worth. */
  perSix: number;
  /** Successes added by effects (3E-463.4d). */
  added: number;
}

export interface State extends EngineState {
  edition: 'third';
  options: Readonly<Options>;
  scenario: string;
  cursor: Cursor;
  /** Who has taken a turn in a race; only within a step. */
  acting?: Seat;
  /** Actions that are left to them after the one at hand; only within a step. */
  left?: number;
  /** 0 during setup. */
  round: number;
  phase: Phase;
  leader: Seat;
  /** The group leaves what monsters do to what is usual, until the phase is over. */
  leftToUsual?: true;
  /** Investigators at the start of the game (3E-427.3). */
  players: number;
  investigators: Investigator[];
  /** Doom on each space of the board (0 when absent). */
  doom: Record<string, number>;
  /** Among how many top cards of each neighborhood's deck the cards shuffled into it lie, as everybody can tell. */
  shuffled?: Record<string, number>;
  /** How many cards of each pile that went under the event deck still lie there, the undermost last (3E-204.11a-3). */
  buried?: number[];
  /** Central areas by neighborhood on the board. */
  centers: Record<string, Center>;
  markers: Marker[];
  /** Colors of markers revealed so far (`revealed`). */
  revealed: MarkerColor[];
  monsters: Monster[];
  decks: Decks;
  /** The five items on offer (3E-418). */
  display: Copy[];
  cup: MythosToken[];
  /** Tokens drawn since the cup was last filled (3E-204.3). */
  drawn: MythosToken[];
  sheet: ScenarioSheet;
  codex: CodexCard[];
  rumor: Rumor | null;
  /** Set-aside monsters (ids) and archive cards (3E-421). */
  setAside: { monsters: Copy[]; archive: number[] };
  /** Which set of anomaly cards is in use. */
  anomalySet: string | null;
  /** Cards and monsters out of the game. */
  box: (Kind | Copy)[];
  /** Investigator sheets that can still be chosen (3E-005.2-3, 3E-430.7a). */
  sheets: string[];
  outcome: Outcome | null;
  /** By seat: dice of tests, sixths of a success they promised, successes they were. */
  luck: { dice: number; sixths: number; successes: number }[];
  /** Doom on the sheet at the end of each round, for the chart of the last page. */
  chart: { doom: number; clues: number }[];
  press: Press;
  /** Pairs that do not engage again until the effect or action that parted them is over (3E-R11, 3E-R32). */
  slipped?: { seat: Seat; monster: Copy }[];
  action?: ActionInHand;
  casting?: Casting;
  test?: TestInHand;
  /** Monsters just damaged, whose defeat waits for what answers to it. Only within a step. */
  struck?: Copy[];
  /** Abilities that are being carried out: none of them answers to what it does itself. Only within a step. */
  reacting?: string[];
}

/** A game while it runs, with what it is played with and what chapters call late. */
export interface Game extends EngineGame<State, ThirdEvent> {
  readonly content: Content;
  readonly rules: Rules<Game>;
}

/** How a game stands, and what it is played with. */
export type Position = Pick<Game, 'content' | 'state'>;

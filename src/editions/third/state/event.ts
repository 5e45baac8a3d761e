import type { Seat } from '../../../engine/decision.ts';
import type { Copy, Kind, Place } from '../../edition/copy.ts';
import type { MarkerColor, MythosToken, Skill } from '../content/vocabulary.ts';
import type { Notice } from './notice.ts';
import type { Leaving, Phase, TestOccasion } from './vocabulary.ts';

/** What something comes from: a card, sheet, monster, space, archive card, headline, token, rule. */
export type Cause = { ref: string; id: string };

/** One part of a test's pool: where dice come from. */
export interface FormulaPart {
  source: Cause;
  dice: number;
}

/**
 * Everything that happens, in the order in which it happens. `seat` is the investigator it happens to. Cards and
 * monsters carry their copy number (`knife#1`), spaces and neighborhoods their ids.
 */
export type ThirdEvent =
  | { type: 'GameStarted'; players: number; scenario: string; leader: Seat; seal: string }
  | { type: 'InvestigatorDealt'; seat: Seat; sheet: string; at: Place }
  | { type: 'RoundStarted'; round: number; leader: Seat }
  | { type: 'PhaseStarted'; phase: Phase; round: number }
  | { type: 'RoundEnded'; round: number; headlines: string[]; notices: Notice[] }
  | { type: 'TurnStarted'; seat: Seat; phase: Phase }
  | { type: 'TurnEnded'; seat: Seat; phase: Phase }
  // actions
  | { type: 'ActionPerformed'; seat: Seat; action: string; additional: boolean }
  | { type: 'StoodUp'; seat: Seat }
  | { type: 'Moved'; seat: Seat; from: Place; to: Place; how: 'step' | 'effect'; by?: Cause }
  | { type: 'Traded'; from: Seat; to: Seat; given: TradedGoods; taken: TradedGoods }
  | { type: 'TradeRefused'; from: Seat; to: Seat }
  // tests and dice
  | {
      type: 'TestRolled';
      seat: Seat;
      skill: Skill;
      formula: FormulaPart[];
      dice: number[];
      faces: number[];
      /** What has changed which faces succeed. */
      facesBy?: Cause;
      successes: number;
      against?: Cause;
      /** What for; left out in old games. */
      occasion?: TestOccasion;
    }
  | { type: 'Rerolled'; seat: Seat; by: Cause; dice: number[]; faces: number[]; successes: number }
  | { type: 'DiceChanged'; seat: Seat; by: Cause; dice: number[]; faces: number[]; successes: number }
  | { type: 'SuccessesAdded'; seat: Seat; by: Cause; amount: number; successes: number }
  | {
      type: 'TestEnded';
      seat: Seat;
      skill: Skill;
      successes: number;
      passed: boolean;
      /** `EncounterAbout`, where an encounter demanded it. */
      encounter?: unknown;
    }
  /** `idle`: nothing comes of it. */
  | { type: 'DiceRolled'; seat: Seat; purpose: Cause; dice: number[]; idle?: true }
  // tokens
  | { type: 'Gained'; seat: Seat; what: Resource; amount: number; by?: Cause }
  | { type: 'Lost'; seat: Seat; what: Resource; amount: number; by?: Cause }
  | { type: 'Spent'; seat: Seat; what: Resource; amount: number; on?: Cause }
  | { type: 'Focused'; seat: Seat; skill: Skill }
  | { type: 'FocusLost'; seat: Seat; skill: Skill; spent: boolean }
  | { type: 'Suffered'; seat: Seat; damage: number; horror: number; by?: Cause }
  | { type: 'AssetSuffered'; seat: Seat; card: Copy; damage: number; horror: number; by?: Cause }
  | { type: 'Prevented'; seat: Seat; damage: number; horror: number; by: Cause }
  | { type: 'Recovered'; seat: Seat; health: number; sanity: number; card?: Copy; by?: Cause }
  | { type: 'Researched'; seat: Seat; amount: number; clues: number }
  // cards
  | {
      type: 'CardGained';
      seat: Seat;
      card: Copy;
      from: 'deck' | 'display' | 'supply' | 'trade' | 'bought' | 'start' | 'under';
    }
  | { type: 'CardDiscarded'; seat: Seat; card: Copy; to: 'deck' | 'box' | 'supply' }
  | { type: 'CardFlipped'; seat: Seat; card: Copy; back: Kind | Copy }
  | { type: 'CardUsed'; seat: Seat; card: Copy }
  | { type: 'AbilityUsed'; seat: Seat; sheet: string }
  /** `against`: the harm that was about to befall somebody, which it answers; older events lack it. */
  | { type: 'SpellCast'; seat: Seat; card: Copy; against?: { seat: Seat; damage: number; horror: number } }
  | { type: 'CardsUnder'; seat: Seat; card: Copy; count: number }
  | { type: 'CardMarked'; seat: Seat; card: Copy; what: string; by: number }
  | { type: 'DeckEmpty'; seat: Seat; deck: string }
  | { type: 'DisplayChanged'; discarded: Copy[]; revealed: Copy[] }
  // statuses
  | { type: 'Delayed'; seat: Seat }
  | { type: 'JoinedLodge'; seat: Seat }
  | { type: 'InvestigatorLeft'; seat: Seat; sheet: string; why: Leaving; by?: Cause }
  // monsters
  | { type: 'MonsterSpawned'; monster: Copy; at: Place; status: string; by?: Cause }
  /** `on`: it has moved before in the same activation. */
  | { type: 'MonsterMoved'; monster: Copy; from: Place; to: Place; direct: boolean; on?: true }
  | { type: 'MonsterEngaged'; monster: Copy; seat: Seat }
  // `taken`: because it engages somebody else
  | { type: 'MonsterDisengaged'; monster: Copy; seat: Seat; taken?: true }
  | { type: 'MonsterExhausted'; monster: Copy }
  | { type: 'MonsterReadied'; monster: Copy }
  /** `at`: where it is; older events lack it. */
  | { type: 'MonsterActivated'; monster: Copy; kind: Kind; at?: Place }
  | { type: 'MonsterDamaged'; monster: Copy; amount: number; damage: number; health: number; seat?: Seat }
  | { type: 'MonsterRecovered'; monster: Copy; amount: number }
  | { type: 'MonsterAttacked'; monster: Copy; seat: Seat }
  | { type: 'MonsterDefeated'; monster: Copy; seat?: Seat; attack: boolean }
  | { type: 'MonsterGone'; monster: Copy; to: 'deck' | 'box' | 'archive' | 'setAside' }
  | { type: 'NoMonster' }
  // the board
  | { type: 'DoomPlaced'; space: Place; amount: number; doom: number; by?: Cause }
  | { type: 'DoomRemoved'; space: Place; amount: number; doom: number; seat?: Seat; by?: Cause }
  /** `from`: what was to put it on a space, which by `cause` bears none; older events lack it. */
  | { type: 'SheetDoom'; by: number; doom: number; cause?: Cause; from?: Cause }
  | { type: 'SheetClues'; by: number; clues: number }
  | { type: 'SheetMarkers'; by: number; markers: number }
  | { type: 'DoomSpread'; card: string }
  | { type: 'EventDeckRefilled' }
  | { type: 'ClueSpawned'; neighborhood: string; card: string }
  | { type: 'GateBurst'; card: string; neighborhood: string }
  | { type: 'Outbreak'; space: Place }
  | { type: 'AnomalyAppeared'; neighborhood: string }
  | { type: 'AnomalyRemoved'; neighborhood: string }
  | { type: 'MarkerPlaced'; at: Place; color: MarkerColor; faceUp: boolean }
  | { type: 'MarkerRevealed'; at: Place; color: MarkerColor; seat?: Seat }
  /** `shown`: what it stood for has come. */
  | { type: 'MarkerGone'; at: Place; color: MarkerColor; faceUp: boolean; shown?: true }
  | { type: 'ScarAppeared'; at: Place }
  | { type: 'ScarMended'; at: Place }
  // encounters
  | { type: 'EncounterDrawn'; seat: Seat; card: string; section: string; kind: EncounterKind }
  | { type: 'EncounterMissed'; seat: Seat; monsters: Copy[] }
  | { type: 'EncounterBroken'; seat: Seat; by: Cause }
  | { type: 'EventReturned'; card: string; neighborhood: string }
  | { type: 'EventDiscarded'; card: string }
  // mythos
  | { type: 'TokenDrawn'; seat: Seat; token: MythosToken; left: number }
  | { type: 'CupRefilled'; tokens: number }
  | { type: 'CupGained'; token: MythosToken }
  | { type: 'HeadlineRead'; seat: Seat; headline: string }
  | { type: 'RumorEntered'; headline: string; replaced: string | null }
  | { type: 'RumorLeft'; headline: string }
  /** `idle`: nothing comes of it. */
  | { type: 'Reckoning'; by: Cause; idle?: true }
  // the codex
  | { type: 'CodexAdded'; card: number; side: 'front' | 'back' }
  | { type: 'CodexFlipped'; card: number }
  | { type: 'CodexRead'; card: number; part: string | null }
  | { type: 'CodexFired'; card: number; what: 'objective' | 'doom' | 'rule' }
  | { type: 'CodexReturned'; card: number }
  | { type: 'CodexAttached'; card: number; deck: string }
  | { type: 'ArchiveShuffledIn'; card: number; deck: string }
  | { type: 'GameEnded'; outcome: Outcome };

const RESOURCES_TOLD = ['money', 'clue', 'remnant'] as const;
export type Resource = (typeof RESOURCES_TOLD)[number];

export const ENCOUNTER_KINDS = ['neighborhood', 'street', 'event', 'anomaly', 'archive'] as const;
export type EncounterKind = (typeof ENCOUNTER_KINDS)[number];

export interface TradedGoods {
  cards: Copy[];
  money: number;
  clues: number;
  remnants: number;
}

export type EventType = ThirdEvent['type'];
/** The event of one type. */
export type EventOf<T extends EventType> = Extract<ThirdEvent, { type: T }>;

export interface Outcome {
  result: 'won' | 'lost';
  /** `codex`: a codex card said so; `lodge`: won by those loyal to the Lodge; `nobody`: no investigator left (3E-302.3). */
  way: 'codex' | 'lodge' | 'nobody';
  /** The archive card that said so. */
  card: number | null;
  round: number;
}

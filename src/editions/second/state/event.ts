import type { Seat } from '../../../engine/decision.ts';
import type { MoveHow } from '../board/move.ts';
import type { Skill } from '../content/vocabulary.ts';
import type { Notice } from './press.ts';
import type { Outcome, SkillTrack } from './state.ts';

/** One part of a check's formula: where dice come from. */
export interface FormulaPart {
  /** A skill, `modifier`, or the card or ability that adds. */
  source: { ref: string; id: string };
  dice: number;
}

/** How somebody or something came to lose or gain, for the telling. */
export type Cause = { ref: string; id: string };

/**
 * Everything that happens, in the order in which it happens. `seat` is the investigator it happens to. Cards and
 * markers carry their copy number (`knife#1`), places their ids.
 */
export type SecondEvent =
  | { type: 'GameStarted'; players: number; ancientOne: string; first: Seat; seal: string }
  | { type: 'InvestigatorDealt'; seat: Seat; sheet: string }
  | { type: 'TurnStarted'; turn: number; first: Seat }
  | { type: 'PhaseStarted'; phase: string; turn: number }
  /** With what the newspaper heard of the turn. */
  | { type: 'TurnEnded'; turn: number; mythos: string | null; notices: Notice[] }
  | { type: 'SlidersMoved'; seat: Seat; moved: SkillTrack[]; skills: Record<Skill, number> }
  // checks and dice
  | {
      type: 'CheckRolled';
      seat: Seat;
      skill: string;
      formula: FormulaPart[];
      dice: number[];
      /** Faces that count as a success. */
      faces: number[];
      successes: number;
      /** Successes that a six is worth, where it is more than one (the Shotgun). */
      perSix?: number;
      difficulty: number;
      /** The monster or card the check is against. */
      against?: Cause;
    }
  | { type: 'ClueSpent'; seat: Seat; dice: number[]; faces: number[]; successes: number; total: number; by?: string }
  | { type: 'Rerolled'; seat: Seat; by: Cause; dice: number[]; faces: number[]; total: number }
  | { type: 'CheckEnded'; seat: Seat; skill: string; successes: number; difficulty: number; passed: boolean }
  | { type: 'CheckDecided'; seat: Seat; skill: string; by: Cause; passed: boolean }
  | { type: 'DiceRolled'; seat: Seat; purpose: Cause; dice: number[]; faces?: number[]; successes?: number }
  // money, clues, health
  | {
      type: 'Gained';
      seat: Seat;
      what: 'clue' | 'money' | 'sanity' | 'stamina' | 'maxSanity' | 'maxStamina' | 'movementPoints';
      amount: number;
      by?: Cause | undefined;
    }
  | {
      type: 'Lost';
      seat: Seat;
      what: 'clue' | 'money' | 'sanity' | 'stamina' | 'maxSanity' | 'maxStamina' | 'movementPoints';
      amount: number;
      by?: Cause | undefined;
    }
  | { type: 'Spent'; seat: Seat; what: string; amount: number; on?: Cause }
  | { type: 'LossPrevented'; seat: Seat; what: 'sanity' | 'stamina'; amount: number; by: Cause }
  // cards
  | { type: 'CardGained'; seat: Seat; card: string; from: 'deck' | 'supply' | 'trade' | 'shop' | 'start' }
  | { type: 'CardDiscarded'; seat: Seat; card: string; to: 'deck' | 'box' | 'supply'; why?: string }
  | { type: 'CardExhausted'; seat: Seat; card: string }
  | { type: 'CardUsed'; seat: Seat; card: string }
  | { type: 'AbilityUsed'; seat: Seat; ability: string; sheet: string }
  | {
      type: 'CardsOffered';
      seat: Seat;
      cards: string[];
      /** For sale, and they can afford none of them. */
      tooDear?: true;
    }
  | { type: 'DeckEmpty'; seat: Seat; deck: string }
  | { type: 'SpellCast'; seat: Seat; card: string; passed: boolean }
  | { type: 'Traded'; from: Seat; to: Seat; cards: string[]; money: number }
  | { type: 'TradeRefused'; from: Seat; to: Seat }
  // statuses
  | { type: 'Blessed'; seat: Seat }
  | { type: 'Cursed'; seat: Seat }
  | { type: 'BlessingEnded'; seat: Seat }
  | { type: 'CurseEnded'; seat: Seat }
  | { type: 'Delayed'; seat: Seat }
  | { type: 'StoodUp'; seat: Seat }
  | { type: 'TurnLost'; seat: Seat; turn: number }
  | { type: 'Arrested'; seat: Seat; by?: Cause | undefined }
  | { type: 'WentInsane'; seat: Seat }
  | { type: 'FellUnconscious'; seat: Seat }
  | { type: 'LostInTimeAndSpace'; seat: Seat; by?: Cause | undefined }
  | { type: 'Devoured'; seat: Seat; sheet: string; by?: Cause | undefined }
  | { type: 'Replaced'; seat: Seat; sheet: string }
  // movement
  | { type: 'Moved'; seat: Seat; from: string; to: string; how: MoveHow }
  | { type: 'CluesTaken'; seat: Seat; place: string; amount: number }
  | { type: 'ExploredMarker'; seat: Seat; place: string; gained: boolean }
  // monsters
  | { type: 'Evaded'; seat: Seat; monster: string; passed: boolean }
  | { type: 'CombatStarted'; seat: Seat; monster: string }
  | { type: 'HandsFilled'; seat: Seat; cards: string[] }
  | { type: 'MonsterDefeated'; seat: Seat; monster: string; trophy: boolean }
  | { type: 'CombatEnded'; seat: Seat; monster: string; how: 'defeated' | 'fled' | 'escaped' | 'left' }
  | { type: 'MonsterHits'; seat: Seat; monster: string }
  | { type: 'MonsterAppeared'; monster: string; place: string; gate?: boolean }
  | { type: 'MonsterToOutskirts'; monster: string }
  | { type: 'OutskirtsEmptied'; monsters: string[] }
  | { type: 'MonsterMoved'; monster: string; from: string; to: string; why: 'white' | 'black' | 'flying' | 'unique' }
  | { type: 'MonsterStayed'; monster: string; at: string }
  | { type: 'MonsterReturned'; monster: string; to: 'cup' | 'box'; from: string }
  | { type: 'MonsterClaimed'; seat: Seat; monster: string }
  // gates
  | { type: 'GateOpened'; place: string; gate: string; hidden: boolean }
  | { type: 'GateRevealed'; place: string; gate: string }
  | { type: 'DrawnThrough'; seat: Seat; place: string; world: string; delayed: boolean }
  | { type: 'GateClosed'; place: string; gate: string; seat?: Seat; trophy: boolean }
  | { type: 'GateSealed'; place: string; seat?: Seat; with: 'clues' | 'elderSign' | 'effect' }
  | { type: 'SealBroken'; place: string }
  | { type: 'Surge'; place: string; count: number }
  // encounters
  | { type: 'EncounterDrawn'; seat: Seat; place: string; neighborhood: string; entry: number }
  | { type: 'GateCardDrawn'; seat: Seat; world: string; card: string; entry: string; skipped: string[] }
  | { type: 'LocationAbility'; seat: Seat; place: string; ability: string }
  | { type: 'LocationCardRevealed'; seat: Seat; neighborhood: string; entry: number }
  // mythos
  | { type: 'MythosDrawn'; card: string; purpose: 'full' | 'gateOnly' | 'setup' | 'discarded' | 'peek' }
  | { type: 'CluePlaced'; place: string }
  | { type: 'CluesRemoved'; place: string; amount: number }
  | { type: 'GateBlocked'; place: string; by: Cause }
  | { type: 'EnvironmentEntered'; card: string; replaced: string | null }
  | { type: 'RumorEntered'; card: string }
  | { type: 'RumorIgnored'; card: string }
  | { type: 'RumorPassed'; card: string }
  | { type: 'RumorFailed'; card: string }
  | { type: 'RumorTokens'; card: string; tokens: number; monsters: number }
  | { type: 'MythosTextCancelled'; card: string; by: Cause }
  | { type: 'MythosLeft'; card: string }
  | { type: 'DoomChanged'; by: number; doom: number; of: number; cause?: Cause }
  | { type: 'TerrorRose'; level: number }
  | { type: 'AllyLeft'; card: string }
  | { type: 'PlaceClosed'; place: string; until: string }
  | { type: 'PlaceReopened'; place: string }
  // the end
  | { type: 'Awakened'; ancientOne: string; reason: AwakeningReason }
  | { type: 'BattleRound'; round: number; first: Seat }
  | { type: 'AttackTallied'; seat: Seat; successes: number; tally: number; needed: number }
  | { type: 'DoomTokenRemoved'; left: number }
  | { type: 'AncientOneAttacks'; ancientOne: string; round: number }
  | { type: 'AttackCancelled'; by: Cause }
  | { type: 'Eliminated'; seat: Seat }
  | { type: 'GameEnded'; outcome: Outcome };

const AWAKENING_REASONS = ['doom', 'gates', 'noGateMarker', 'emptyCup', 'monsters'] as const;
export type AwakeningReason = (typeof AWAKENING_REASONS)[number];
export type EventType = SecondEvent['type'];
/** The event of one type. */
export type EventOf<T extends EventType> = Extract<SecondEvent, { type: T }>;

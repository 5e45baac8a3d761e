import type { Seat } from '../../../engine/decision.ts';
import type { Phrase } from '../../../engine/phrase.ts';
import type { Copy, Kind, Place } from '../../edition/copy.ts';
import type { MoveHow } from '../board/move.ts';
import type { Skill } from '../content/vocabulary.ts';
import type { TurnOrder } from './options.ts';
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
 * markers are named by the copy, places by their ids.
 */
export type SecondEvent =
  | { type: 'GameStarted'; players: number; ancientOne: string; first: Seat; seal: string }
  | { type: 'InvestigatorDealt'; seat: Seat; sheet: string }
  | { type: 'TurnStarted'; turn: number; first: Seat }
  | { type: 'PhaseStarted'; phase: string; turn: number }
  | { type: 'SittingBegan'; seat: Seat }
  | { type: 'TurnOrderAgreed'; turnOrder: TurnOrder }
  | { type: 'TurnOrderChanged'; turnOrder: TurnOrder }
  /** With what the newspaper heard of the turn. */
  | { type: 'TurnEnded'; turn: number; mythos: Kind | null; notices: Notice[] }
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
  | { type: 'ClueSpent'; seat: Seat; dice: number[]; faces: number[]; successes: number; total: number; by?: Copy }
  | { type: 'Rerolled'; seat: Seat; by: Cause; dice: number[]; faces: number[]; total: number }
  | {
      type: 'CheckEnded';
      seat: Seat;
      skill: string;
      successes: number;
      difficulty: number;
      passed: boolean;
      /** The story that asked for it: a path in the texts of encounters. */
      story?: string[];
    }
  | { type: 'CheckDecided'; seat: Seat; skill: string; by: Cause; passed: boolean }
  | {
      type: 'DiceRolled';
      seat: Seat;
      purpose: Cause;
      dice: number[];
      faces?: number[];
      successes?: number;
      /** Nothing comes of it. */
      idle?: true;
    }
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
  | { type: 'CardGained'; seat: Seat; card: Copy; from: 'deck' | 'supply' | 'trade' | 'shop' | 'start' }
  | { type: 'CardDiscarded'; seat: Seat; card: Copy; to: 'deck' | 'box' | 'supply'; why?: string }
  | { type: 'CardExhausted'; seat: Seat; card: Copy }
  | { type: 'CardUsed'; seat: Seat; card: Copy }
  | { type: 'AbilityUsed'; seat: Seat; ability: string; sheet: string }
  | {
      type: 'CardsOffered';
      seat: Seat;
      cards: Copy[];
      /** For sale, and they can afford none of them. */
      tooDear?: true;
      /** All of them and these have been turned up before; these went back. */
      back?: Copy[];
    }
  /** Somebody, or everybody at a sale, could have bought and did not. */
  | { type: 'NothingBought'; seat: Seat; all?: true }
  | { type: 'DeckEmpty'; seat: Seat; deck: string }
  | { type: 'SpellCast'; seat: Seat; card: Copy; passed: boolean }
  | { type: 'Traded'; from: Seat; to: Seat; cards: Copy[]; money: number }
  | { type: 'TradeRefused'; from: Seat; to: Seat }
  // statuses
  | { type: 'Blessed'; seat: Seat }
  | { type: 'Cursed'; seat: Seat }
  | { type: 'BlessingEnded'; seat: Seat }
  | { type: 'CurseEnded'; seat: Seat }
  | { type: 'Delayed'; seat: Seat }
  /** `at`: where they are; older events lack it. */
  | { type: 'StoodUp'; seat: Seat; at?: Place }
  | { type: 'TurnLost'; seat: Seat; turn: number }
  | { type: 'Arrested'; seat: Seat; by?: Cause | undefined }
  | { type: 'WentInsane'; seat: Seat; by?: Cause | undefined }
  | { type: 'FellUnconscious'; seat: Seat; by?: Cause | undefined }
  | { type: 'LostInTimeAndSpace'; seat: Seat; by?: Cause | undefined }
  | { type: 'Devoured'; seat: Seat; sheet: string; by?: Cause | undefined }
  | { type: 'Replaced'; seat: Seat; sheet: string }
  /** A misfortune has ended what a text goes on to say. */
  | { type: 'CutShort'; seat: Seat }
  // movement
  /** `by`: what takes them there; `unpaid`: the money they would not give, for which they are shown out. */
  | { type: 'Moved'; seat: Seat; from: Place; to: Place; how: MoveHow; by?: Cause | undefined; unpaid?: number }
  /** They were offered something for a price, or at all, and did not take it. */
  | { type: 'Declined'; seat: Seat; price?: Phrase }
  | { type: 'CluesTaken'; seat: Seat; place: Place; amount: number }
  | { type: 'ClueHandedOn'; from: Seat; to: Seat }
  /** Where they end their Movement (2E-902). */
  | { type: 'CluesLeft'; seat: Seat; place: Place; amount: number }
  | { type: 'ExploredMarker'; seat: Seat; place: Place; gained: boolean }
  // monsters
  | { type: 'Evaded'; seat: Seat; monster: Copy; passed: boolean }
  | { type: 'CombatStarted'; seat: Seat; monster: Copy }
  | { type: 'HandsFilled'; seat: Seat; cards: Copy[] }
  | { type: 'MonsterDefeated'; seat: Seat; monster: Copy; trophy: boolean }
  | { type: 'CombatEnded'; seat: Seat; monster: Copy; how: 'defeated' | 'fled' | 'escaped' | 'left' }
  | { type: 'MonsterHits'; seat: Seat; monster: Copy }
  | { type: 'MonsterAppeared'; monster: Copy; place: Place; gate?: boolean; by?: Cause }
  | { type: 'MonsterToOutskirts'; monster: Copy; by?: Cause }
  | { type: 'OutskirtsEmptied'; monsters: Copy[] }
  | { type: 'MonsterMoved'; monster: Copy; from: Place; to: Place; why: 'white' | 'black' | 'flying' | 'unique' }
  | { type: 'MonsterStayed'; monster: Copy; at: Place }
  | { type: 'MonsterReturned'; monster: Copy; to: 'cup' | 'box'; from: Place; by?: Cause }
  | { type: 'MonsterClaimed'; seat: Seat; monster: Copy }
  // gates; how many are open, or sealed, right after
  | { type: 'GateOpened'; place: Place; gate: Copy; hidden: boolean; open: number }
  | { type: 'GateRevealed'; place: Place; gate: Copy }
  /** Neither skill gives a die to close it with. */
  | { type: 'GateHeld'; seat: Seat; place: Place; gate: Copy }
  | { type: 'DrawnThrough'; seat: Seat; place: Place; world: string; delayed: boolean }
  | { type: 'GateClosed'; place: Place; gate: Copy; seat?: Seat; trophy: boolean; open: number }
  | { type: 'GateSealed'; place: Place; seat?: Seat; with: 'clues' | 'elderSign' | 'effect'; seals: number }
  | { type: 'SealBroken'; place: Place; seals: number }
  | { type: 'Surge'; place: Place; count: number }
  | { type: 'SurgeBlocked'; place: Place; by: Cause }
  // encounters
  | { type: 'EncounterDrawn'; seat: Seat; place: Place; neighborhood: string; entry: number }
  | { type: 'GateCardDrawn'; seat: Seat; world: string; card: Kind; entry: string; skipped: Kind[] }
  | { type: 'LocationAbility'; seat: Seat; place: Place; ability: string }
  | { type: 'LocationCardRevealed'; seat: Seat; neighborhood: string; entry: number }
  // mythos
  /** The Keeper's cards, for their eyes alone (L12.2). */
  | { type: 'MythosOffered'; keeper: string; cards: Kind[] }
  | {
      type: 'MythosDrawn';
      card: Kind;
      purpose: 'full' | 'gateOnly' | 'setup' | 'discarded' | 'peek';
      why?: 'rumor' | 'noGate';
    }
  | { type: 'CluePlaced'; place: Place }
  | { type: 'CluesRemoved'; place: Place; amount: number; by?: Cause }
  | { type: 'GateBlocked'; place: Place; by: Cause }
  | { type: 'EnvironmentEntered'; card: Kind; replaced: Kind | null }
  | { type: 'RumorEntered'; card: Kind }
  | { type: 'RumorIgnored'; card: Kind }
  | { type: 'RumorPassed'; card: Kind }
  | { type: 'RumorFailed'; card: Kind }
  | { type: 'RumorTokens'; card: Kind; tokens: number; monsters: number }
  | { type: 'MythosTextCancelled'; card: Kind; by: Cause }
  | { type: 'MythosLeft'; card: Kind }
  | { type: 'DoomChanged'; by: number; doom: number; of: number; cause?: Cause }
  | { type: 'TerrorRose'; level: number; cause?: Cause }
  | { type: 'AllyLeft'; card: Copy }
  | { type: 'PlaceClosed'; place: Place; until: string; by?: Cause }
  | { type: 'PlaceReopened'; place: Place; by?: Cause }
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

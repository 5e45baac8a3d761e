import type { Payment } from './effect.ts';
import type {
  Area,
  CardPhase,
  CheckName,
  Counted,
  DamageKind,
  MonsterAbility,
  MonsterMovement,
  Stability,
  Status,
} from './vocabulary.ts';

/** A payment one investigator makes alone to end a rumor. */
interface RumorPayment extends Payment {
  /** The number of cards or trophies from five players on. */
  countWith5PlusPlayers?: number;
}

/** What must hold. Several keys in one object must all hold. */
export interface Condition {
  /** With `min`/`max`: at least / at most that much of it. */
  resource?: Counted;
  min?: number;
  max?: number;
  /** Owns a card of that kind or name; with `min`/`max` how many. */
  has?: string;
  status?: Status;
  in?: Area;
  /** Is exactly there: a location or an Other World area. */
  location?: string;
  is?: 'firstPlayer';
  /** A counter set by `countAs` in the same list. */
  counter?: string;
  /** The named card, or any `ally`, is still in its deck or supply. */
  available?: string;
  not?: Condition;
  /** Set by `mark`. */
  defaultedOn?: string;
  terror?: { min: number };
  /** That Mythos card is the environment in play. */
  environment?: string;
  openGate?: 'here';
  stability?: Stability;
  explored?: boolean;
  otherHand?: 'empty';
  opponentHas?: MonsterAbility;
  /** The card holds none (0) or at least that many. */
  tokensOnCard?: { clue: number };
  monstersOnCard?: number;
  onePlayerSpends?: RumorPayment;
  /** Phase and place of `onePlayerSpends`. */
  phase?: CardPhase;
  at?: string;
  allyDeckEmptyWhenOneMustGo?: true;
  ancientOneAwakens?: true;
}

/** Which monsters, gates, cards or checks a lasting effect is about. Several keys must all fit. */
export interface Filter {
  /** Monster ids, all of them, or the one being fought. */
  monsters?: 'all' | 'opponent' | string[];
  /** Border type of the monster. */
  movement?: MonsterMovement;
  ability?: MonsterAbility;
  in?: Area;
  neighborhood?: string;
  /** `streets`: the nine streets, not the Sky. */
  areas?: ('streets' | 'locations')[];
  zones?: ('sky' | 'outskirts')[];
  kind?: 'location';
  /** Places left out. */
  not?: string[];
  otherWorld?: string;
  /** Mythos cards by type. */
  type?: 'headline' | 'environment' | 'rumor';
  subtype?: 'mystic' | 'urban' | 'weather';
  weapon?: DamageKind;
  count?: number;
  choose?: 'owner';
  check?: CheckName;
  inUse?: 'this';
}

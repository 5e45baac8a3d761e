import type { Seat } from '../../../engine/decision.ts';
import type { Copy, Kind } from '../../edition/copy.ts';
import type { EventName, MarkerColor } from '../content/vocabulary.ts';

/** An encounter that was had. A clue gained from the neighborhood in it is noted (3E-428.7). */
export interface Encountered {
  card: Kind;
  clueGained: boolean;
}

/**
 * Something that happened or is about to, as abilities look at it. One happening may go by several names at once
 * (a monster defeated in an attack has five); an ability that waits for any of them answers once.
 */
export interface Moment {
  event: EventName | readonly EventName[];
  /** Who did it, or whom it befalls. */
  seat?: Seat;
  /** The monster it is about, even when it is gone from the board meanwhile. */
  monster?: Copy;
  /** All of them, of a happening about several (`monstersAttackYou`). */
  monsters?: readonly Copy[];
  /** Where it happened; of a monster that is gone, where it was. */
  space?: string;
  neighborhood?: string;
  /** The held card it happened to (`thisSuffersHorror`, `thisGainedFromDeck`, `thisWouldSuffer…`), or the spell cast. */
  card?: Copy;
  /** Held cards that were damaged by the same (`monsterDamagesYouOrThis`). */
  cards?: readonly Copy[];
  /** How much, for abilities with a `min`. */
  amount?: number;
  /** Of the marker revealed, and its index in `state.markers`. */
  color?: MarkerColor;
  marker?: number;
  /** Harm about to be suffered: what `prevent` takes off it, whoever called finds taken off here. */
  harm?: { seat: Seat; damage: number; horror: number };
  /** The encounter that was had: the `mentions` it carries. */
  encounter?: Encountered;
  /** As what an action is performed, as in `performed`. */
  action?: string;
}

/** Its names. */
export function eventsOf({ event }: Moment): readonly EventName[] {
  return typeof event === 'string' ? [event] : event;
}

/**
 * A monster was defeated, after it left the board.
 * @param attack as part of an attack action of that seat (3E-402.7)
 */
export function monsterDefeated(monster: Copy, space: string, seat?: Seat, attack = false): Moment {
  const event: EventName[] = ['monsterDefeated'];
  if (seat !== undefined) event.push('youDefeatMonster', 'youDefeatThis');
  if (seat !== undefined && attack) event.push('youDefeatMonsterByAttack', 'youDefeatThisByAttack');
  return { event, monster, space, ...(seat === undefined ? {} : { seat }) };
}

/** An investigator dealt damage to a monster. */
export function monsterDamaged(monster: Copy, space: string, seat: Seat, amount: number): Moment {
  return { event: ['youDamageMonster', 'investigatorDamagesMonsterInYourSpace'], monster, space, seat, amount };
}

/**
 * A monster dealt damage to an investigator, to cards of theirs, or to both. `amount` is what the investigator took.
 */
export function damagedByMonster(monster: Copy, seat: Seat, amount: number, cards: readonly Copy[]): Moment {
  const event: EventName[] =
    amount > 0 || cards.length === 0 ? ['monsterDamagesYou', 'monsterDamagesYouOrThis'] : ['monsterDamagesYouOrThis'];
  return { event, monster, seat, amount, cards };
}

/** An investigator disengaged from a monster, evading included. */
export function disengaged(monster: Copy, space: string, seat: Seat): Moment {
  return { event: ['youDisengageThis', 'youDisengageMonster'], monster, space, seat };
}

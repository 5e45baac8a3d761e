import type { Seat } from '../../../engine/decision.ts';
import { areaKind, isIn, isStable } from '../board/area.ts';
import { cardsOfKind } from '../cards/card.ts';
import { available } from '../cards/deck.ts';
import type { Condition, Filter } from '../content/condition.ts';
import { loadContent } from '../content/content.ts';
import { kindOf } from '../content/marker.ts';
import type { Counted, MonsterAbility, Status } from '../content/vocabulary.ts';
import { investigator, maxSanity, maxStamina } from '../investigators/investigator.ts';
import { isBlessed, isCursed } from '../investigators/status.ts';
import { monsterValues } from '../monsters/monster.ts';
import { ALLY_MISSING } from '../mythos/rumor.ts';
import type { EffectContext } from '../state/context.ts';
import type { Game, Monster } from '../state/state.ts';
import { canPay } from './cost.ts';

/**
 * Whether a condition holds for that investigator at this moment. Every key of the condition must hold. Values are
 * looked at as they are now, before insanity or unconsciousness is dealt with.
 */
export function holds(game: Game, seat: Seat, condition: Condition, context: EffectContext): boolean {
  const { state } = game;
  const one = investigator(game, seat);
  const { resource, has, min, max } = condition;
  if (resource !== undefined && !within(countedOf(game, seat, resource, context), min, max)) return false;
  if (has !== undefined) {
    const count = heldCount(game, seat, has);
    // A kind without bounds asks for one of it at least.
    if (!within(count, min ?? (max === undefined ? 1 : undefined), max)) return false;
  }
  if (condition.counter !== undefined && !within(context.counters?.[condition.counter] ?? 0, min, max)) return false;
  if (condition.status !== undefined && !hasStatus(game, seat, condition.status)) return false;
  if (condition.in !== undefined && !isIn(one.at, condition.in)) return false;
  if (condition.location !== undefined && one.at !== condition.location) return false;
  if (condition.is === 'firstPlayer' && state.first !== seat) return false;
  if (condition.available !== undefined && !available(game, condition.available)) return false;
  if (condition.not !== undefined && holds(game, seat, condition.not, context)) return false;
  if (condition.defaultedOn !== undefined && !one.marks.includes(defaultMark(condition.defaultedOn))) return false;
  if (condition.terror !== undefined && state.terror < condition.terror.min) return false;
  if (condition.environment !== undefined && state.environment?.card !== condition.environment) return false;
  if (condition.openGate === 'here' && !state.places[one.at]?.gate) return false;
  if (condition.stability !== undefined && (isStable(game, one.at) ? 'stable' : 'unstable') !== condition.stability)
    return false;
  if (condition.explored !== undefined && one.explored !== condition.explored) return false;
  if (condition.otherHand === 'empty' && context.otherHandEmpty !== true) return false;
  if (condition.opponentHas !== undefined) {
    const opponent = context.monster ?? state.combat?.monster;
    if (!opponent || !monsterHas(game, opponent, condition.opponentHas, seat)) return false;
  }
  if (condition.tokensOnCard !== undefined) {
    const tokens = state.rumor?.tokens ?? 0;
    const wanted = condition.tokensOnCard.clue;
    if (wanted === 0 ? tokens > 0 : tokens < wanted) return false;
  }
  if (condition.monstersOnCard !== undefined) {
    const count = state.monsters.filter((monster) => monster.at === 'rumor').length;
    if (condition.monstersOnCard === 0 ? count > 0 : count < condition.monstersOnCard) return false;
  }
  if (condition.at !== undefined && one.at !== condition.at) return false;
  if (condition.onePlayerSpends !== undefined) {
    const { countWith5PlusPlayers, ...payment } = condition.onePlayerSpends;
    const count = state.players >= 5 ? (countWith5PlusPlayers ?? payment.count) : payment.count;
    const spend = count === undefined ? payment : { ...payment, count };
    if (!canPay(game, seat, [{ spend }], context)) return false;
  }
  if (condition.allyDeckEmptyWhenOneMustGo && !context.counters?.[ALLY_MISSING]) return false;
  if (condition.ancientOneAwakens && !state.ancientOne.awake) return false;
  return true;
}

/** Whether all of the conditions hold. */
export function holdsAll(game: Game, seat: Seat, conditions: readonly Condition[], context: EffectContext): boolean {
  return conditions.every((condition) => holds(game, seat, condition, context));
}

/** The mark of somebody who defaulted on that card (2E-2004). */
export function defaultMark(card: string): string {
  return `defaulted:${card}`;
}

/** How much the investigator has of a resource or kind of trophy. */
export function countedOf(game: Game, seat: Seat, counted: Counted, context?: EffectContext): number {
  const one = investigator(game, seat);
  switch (counted) {
    case 'clue':
      return one.clues;
    case 'money':
      return one.money;
    case 'sanity':
      return one.sanity;
    case 'stamina':
      return one.stamina;
    case 'maxSanity':
      return maxSanity(game, seat);
    case 'maxStamina':
      return maxStamina(game, seat);
    case 'movementPoints':
      return (context?.movement ?? walkOf(game, seat))?.points ?? 0;
    case 'monsterTrophy':
      return one.monsterTrophies.length;
    case 'gateTrophy':
      return one.gateTrophies.length;
    default:
      return counted satisfies never;
  }
}

/** How many cards or trophies of that kind or name the investigator has. */
export function heldCount(game: Game, seat: Seat, what: string): number {
  if (what === 'clue' || what === 'monsterTrophy' || what === 'gateTrophy') return countedOf(game, seat, what);
  return cardsOfKind(game, seat, what).length;
}

/** Whether the investigator has that status now. */
export function hasStatus(game: Game, seat: Seat, status: Status): boolean {
  const one = investigator(game, seat);
  switch (status) {
    case 'blessed':
      return isBlessed(game, seat);
    case 'cursed':
      return isCursed(game, seat);
    case 'delayed':
      return one.delayed;
    case 'loseNextTurn':
      return one.lostTurn !== null && one.lostTurn > game.state.turn;
    case 'arrested':
      return one.arrested;
    case 'lostInTimeAndSpace':
      return areaKind(one.at) === 'lost';
    case 'devoured':
      return one.eliminated;
    default:
      return status satisfies never;
  }
}

/**
 * Whether a monster on the board is one that a `where` speaks of. Streets are the nine street areas and not the Sky;
 * Arkham is locations, streets and the Sky, not the Outskirts. Monsters of encounters and on a rumor never fit.
 */
export function monsterFits(game: Game, monster: Monster, where: Filter, context?: EffectContext): boolean {
  const { at } = monster;
  if (at === 'encounter' || at === 'rumor') return false;
  if (Array.isArray(where.monsters) && !where.monsters.includes(kindOf(monster.marker))) return false;
  if (where.monsters === 'opponent' && monster.marker !== context?.monster) return false;
  const place = loadContent().places.get(at);
  if (where.zones && !where.zones.some((zone) => zone === at)) return false;
  if (where.in === 'arkham' && !place && at !== 'sky') return false;
  if (where.in === 'street' && place?.kind !== 'street') return false;
  if (where.in === 'otherWorld') return false;
  if (where.neighborhood !== undefined && place?.neighborhood !== where.neighborhood) return false;
  if (where.areas && !where.areas.some((area) => (area === 'streets' ? 'street' : 'location') === place?.kind))
    return false;
  if (where.kind !== undefined && place?.kind !== where.kind) return false;
  if (where.not?.includes(at)) return false;
  if (where.movement !== undefined && monsterValues(game, monster.marker).movement !== where.movement) return false;
  if (where.ability !== undefined && !monsterHas(game, monster.marker, where.ability)) return false;
  return true;
}

/** Whether a monster has an ability, with everything that changes it for that investigator. */
export function monsterHas(game: Game, marker: string, ability: MonsterAbility, seat?: Seat): boolean {
  const { abilities } = monsterValues(game, marker, seat);
  switch (ability) {
    case 'physical resistance':
      return abilities.physical === 'resistance';
    case 'physical immunity':
      return abilities.physical === 'immunity';
    case 'magical resistance':
      return abilities.magical === 'resistance';
    case 'magical immunity':
      return abilities.magical === 'immunity';
    case 'nightmarish':
    case 'overwhelming':
    case 'ambush':
    case 'endless':
    case 'undead':
    case 'mask':
      return Boolean(abilities[ability]);
    default:
      return ability satisfies never;
  }
}

/** The movement at hand, if it is that seat's. */
export function walkOf(game: Game, seat: Seat): { points: number } | null {
  const { walk } = game.state;
  return walk && walk.seat === seat ? walk : null;
}

function within(value: number, min: number | undefined, max: number | undefined): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

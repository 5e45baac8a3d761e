import type { Seat } from '../../../../engine/decision.ts';

import { cardsOfKind } from '../../cards/card.ts';
import type { Counted, Status } from '../../content/vocabulary.ts';
import { investigator, maxSanity, maxStamina } from '../../investigators/investigator.ts';
import { isBlessed, isCursed } from '../../investigators/status.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';

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

/** The movement at hand, if it is that seat's. */
export function walkOf(game: Game, seat: Seat): { points: number } | null {
  const { walk } = game.state;
  return walk && walk.seat === seat ? walk : null;
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
      return game.content.town.areaKind(one.at) === 'lost';
    case 'devoured':
      return one.eliminated;
    default:
      return status satisfies never;
  }
}

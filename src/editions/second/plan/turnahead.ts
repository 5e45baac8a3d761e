import type { Seat } from '../../../engine/decision.ts';
import { areaKind } from '../board/area.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Game } from '../state/state.ts';

/** Which part of a turn lies ahead of an investigator. */
export interface TurnAhead {
  turn: number;
  upkeep: boolean;
  movement: boolean;
  encounter: boolean;
}

/**
 * What the nearest turn of theirs still holds for somebody: the running one while their Movement or Arkham encounter is to
 * come or under way, otherwise the next. Null in the final battle, after the end, and for whoever is out of the game.
 */
export function turnAhead(game: Game, seat: Seat): TurnAhead | null {
  const { state } = game;
  const { cursor, turn } = state;
  const one = investigator(game, seat);
  if (one.eliminated || state.ancientOne.awake) return null;
  const whole = (number: number): TurnAhead | null => {
    if (one.lostTurn === number || areaKind(one.at) === 'lost') return null;
    const able = one.spentTurn !== number;
    return { turn: number, upkeep: true, movement: able, encounter: able };
  };
  const later = 'turnIndex' in cursor && placeInOrder(game, seat) >= cursor.turnIndex;
  const able = one.spentTurn !== turn && one.lostTurn !== turn;
  switch (cursor.step) {
    case 'setup.possessions':
    case 'setup.sliders':
    case 'setup.mythos':
      return whole(1);
    case 'upkeep':
      return whole(turn);
    case 'movement':
      return able ? { turn, upkeep: false, movement: later, encounter: true } : whole(turn + 1);
    case 'arkham':
      return able && later ? { turn, upkeep: false, movement: false, encounter: true } : whole(turn + 1);
    case 'otherWorld':
    case 'mythos':
      return whole(turn + 1);
    case 'battle.start':
    case 'battle.refresh':
    case 'battle.attack':
    case 'battle.ancientOne':
    case 'over':
      return null;
    default:
      return cursor satisfies never;
  }
}

/** How many seats are dealt with before theirs in each phase (2E-111). */
function placeInOrder({ state }: Game, seat: Seat): number {
  const seats = state.investigators.length;
  return (seat - state.first + seats) % seats;
}

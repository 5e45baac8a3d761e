import type { Seat } from '../../../engine/decision.ts';
import { active, investigator } from '../investigators/investigator.ts';
import { turnIndexOf } from '../investigators/playerorder.ts';
import { inWindow, shareOf } from '../investigators/share.ts';
import type { Game } from '../state/state.ts';
import { seatFrame } from '../telling/frame.ts';

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
  const whole = (number: number) => wholeTurn(game, seat, number);
  if (state.sitting) return shareAhead(game, seat, turn) ?? whole(turn + 1);
  const later = 'turnIndex' in cursor && turnIndexOf(state, seat) >= cursor.turnIndex;
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
    case 'sitting.race':
    case 'sitting.return':
    case 'sitting.window':
    case 'sitting.end':
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

/** A turn of which nothing has been played yet; null for whoever will have none. */
export function wholeTurn(game: Game, seat: Seat, turn: number): TurnAhead | null {
  const one = investigator(game, seat);
  if (one.lostTurn === turn || game.content.town.areaKind(one.at) === 'lost') return null;
  const able = one.spentTurn !== turn;
  return { turn, upkeep: true, movement: able, encounter: able };
}

/** The message of the turn that a seat has taken, until its next one begins; null before. */
export function turnTaken(game: Game, seat: Seat): string | null {
  const { state } = game;
  return turnAhead(game, seat)?.turn === state.turn + 1 ? seatFrame(`turn ${state.turn}`, seat) : null;
}

/** What is left of the running turn for a seat, where it is played in sittings; null when it has sat. */
function shareAhead(game: Game, seat: Seat, turn: number): TurnAhead | null {
  const share = shareOf(game, seat);
  if (!share || !active(game, seat)) return null;
  const upkeep = inWindow(game, seat);
  switch (share.next) {
    case 'return':
    case 'movement':
      return { turn, upkeep, movement: true, encounter: true };
    case 'drawn':
    case 'fetched':
    case 'arkham':
      return { turn, upkeep, movement: false, encounter: true };
    case 'otherWorld':
    case 'sat':
      return null;
    default:
      return share.next satisfies never;
  }
}

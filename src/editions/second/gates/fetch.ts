import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';

import { inPlayerOrder, investigator } from '../investigators/investigator.ts';
import { addressed, beforeMovement, shareOf } from '../investigators/share.ts';
import type { Game } from '../state/state.ts';
import { hasWayBack } from './wayback.ts';

/**
 * 2E-T27: before the last gate to a world closes, whoever has not sat and would have come back by it in their Movement
 * comes back now, as where Movement comes first (2E-1003 to 2E-1005). That was their Movement.
 */
export function* fetchBack(game: Game, place: string, world: string): Flow {
  for (const seat of inPlayerOrder(game.state)) {
    if (!isFetched(game, seat, place, world)) continue;
    const flow = game.rules.returnToArkham(game, seat);
    const back = yield* addressed(game, `turn ${game.state.turn}/movement/seat ${seat}`, {}, flow);
    const share = shareOf(game, seat);
    if (!back || !share) continue;
    share.next = 'fetched';
    // 2E-1008
    investigator(game, seat).returnedOn = game.state.turn;
  }
}

/** Would the closing of the gate there keep somebody from coming back who has not sat? */
export function isFetched(game: Game, seat: Seat, place: string, world: string): boolean {
  const { at, delayed } = investigator(game, seat);
  if (!beforeMovement(game, seat) || delayed || at !== game.content.town.secondAreaOf(world)) return false;
  return !hasWayBack(game, seat, place);
}

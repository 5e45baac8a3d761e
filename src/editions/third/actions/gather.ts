import type { Seat } from '../../../engine/decision.ts';
import { gain } from '../investigators/resource.ts';
import type { Game } from '../state/state.ts';

/** The gather resources action: one dollar (3E-408.2). */
export function gather(game: Game, seat: Seat): void {
  gain(game, seat, { what: 'money', amount: 1 }, { ref: 'action', id: 'gatherResources' });
}

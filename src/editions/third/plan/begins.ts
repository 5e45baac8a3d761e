import type { Decision } from '../../../engine/decision.ts';
import { mayComeFirst } from '../encounters/encounterturn.ts';
import type { Game } from '../state/state.ts';

/** Whether a turn begins as soon as its player is there: an encounter that may come at any time. */
export function begins(game: Game, { kind, seats: [seat] }: Decision): boolean {
  return kind === 'encounter.turn' && seat !== undefined && mayComeFirst(game, seat);
}

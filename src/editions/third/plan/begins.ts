import type { Decision } from '../../../engine/decision.ts';
import { mayComeFirst } from '../encounters/encounterturn.ts';
import { gameOf } from '../game/game.ts';
import type { State } from '../state/state.ts';

/** Whether a turn begins as soon as its player is there: an encounter that may come at any time. */
export function begins(state: State, { kind, seats: [seat] }: Decision): boolean {
  return kind === 'encounter.turn' && seat !== undefined && mayComeFirst(gameOf(state), seat);
}

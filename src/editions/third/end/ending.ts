import { StepEnd } from '../../../engine/flow.ts';
import type { Outcome } from '../state/event.ts';
import type { Game } from '../state/state.ts';

/** Ends the game at once (3E-301, 3E-302, 3E-R27). @throws StepEnd always */
export function endGame(game: Game, result: Outcome['result'], way: Outcome['way'], card: number | null): never {
  const outcome: Outcome = { result, way, card, round: game.state.round };
  game.state.outcome = outcome;
  game.events.push({ type: 'GameEnded', outcome });
  throw new StepEnd(`game ${result}`);
}

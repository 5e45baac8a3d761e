import type { Flow } from '../../engine/flow.ts';
import { happened } from './reaction.ts';
import type { Game } from './state.ts';

/** An anomaly token into the centre of a neighbourhood that has none (3E-412.3a). */
export function* openAnomaly(game: Game, neighbourhood: string): Flow {
  const centre = game.state.centres[neighbourhood];
  if (!centre || centre.anomaly) return;
  centre.anomaly = true;
  game.events.push({ type: 'AnomalyAppeared', neighbourhood });
  yield* happened(game, { event: 'anomalyAppears', neighbourhood });
}

/** Takes the anomaly token away (3E-412.3e). */
export function closeAnomaly(game: Game, neighbourhood: string): void {
  const centre = game.state.centres[neighbourhood];
  if (!centre?.anomaly) return;
  centre.anomaly = false;
  game.events.push({ type: 'AnomalyRemoved', neighbourhood });
}

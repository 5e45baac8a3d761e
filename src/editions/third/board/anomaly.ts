import type { Flow } from '../../../engine/flow.ts';
import type { Game } from '../state/state.ts';

/** An anomaly token into the center of a neighborhood that has none (3E-412.3a). */
export function* openAnomaly(game: Game, neighborhood: string): Flow {
  const center = game.state.centers[neighborhood];
  if (!center || center.anomaly) return;
  // 3E-412.3a-3
  center.anomaly = true;
  game.events.push({ type: 'AnomalyAppeared', neighborhood });
  yield* game.rules.happened(game, { event: 'anomalyAppears', neighborhood });
}

/** Takes the anomaly token away (3E-412.3e). */
export function closeAnomaly(game: Game, neighborhood: string): void {
  const center = game.state.centers[neighborhood];
  if (!center?.anomaly) return;
  center.anomaly = false;
  game.events.push({ type: 'AnomalyRemoved', neighborhood });
}

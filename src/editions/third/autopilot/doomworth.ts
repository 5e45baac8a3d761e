/** How threatening the doom on the board is, and what taking some of it off is worth. */
import type { Seat } from '../../../engine/decision.ts';
import { wardSpec } from '../actions/ward.ts';
import { doomAt } from '../board/area.ts';
import { mean, successes, urgency, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

/** The threat of a neighborhood with that much doom on its spaces. */
function threat({ game }: Viewpoint, neighborhood: string, doom: readonly number[]): number {
  const { state } = game;
  const total = doom.reduce((sum, one) => sum + one, 0);
  if (state.codex.some(({ number }) => number === OUTBREAK))
    return doom.reduce((sum, one) => sum + at(WEIGHTS.outbreakDoom, one), 0);
  const center = state.centers[neighborhood];
  if (center?.anomaly)
    return total === 0 ? 0 : WEIGHTS.anomaly + WEIGHTS.anomalyClue * center.clues + anomalyThreat(total);
  return doom.reduce((sum, one) => sum + at(WEIGHTS.doom, one), at(WEIGHTS.crowd, total));
}

/** Each doom less brings its end nearer, the last ones most: what has been begun is brought to an end. */
const anomalyThreat = (total: number): number =>
  at(WEIGHTS.anomalyDoom, total) + Math.max(0, total - WEIGHTS.anomalyDoom.length + 1) * WEIGHTS.anomalyMore;

/** The archive card with the rule of outbreaks. */
const OUTBREAK = 1;

const at = (list: readonly number[], index: number): number => list[Math.min(index, list.length - 1)] ?? 0;

/** What it is worth to change the doom of a space by that much: less is good. */
export function changeWorth(view: Viewpoint, space: string, by: number): number {
  const neighborhood = view.game.content.neighborhoodOf(space);
  if (neighborhood === null) return 0;
  const { state } = view.game;
  const spaces = view.game.content.spacesOf(neighborhood);
  const now = spaces.map((one) => doomAt(state, one));
  if (by > 0 && state.centers[neighborhood]?.anomaly) return -by * (1 + urgency(view));
  const then = spaces.map((one) => Math.max(0, doomAt(state, one) + (one === space ? by : 0)));
  return (threat(view, neighborhood, now) - threat(view, neighborhood, then)) * (1 + 0.4 * urgency(view));
}

/** What warding there is worth (3E-403). */
export function wardWorth(view: Viewpoint, seat: Seat, space: string): number {
  const doom = doomAt(view.game.state, space);
  if (doom === 0) return 0;
  const chances = successes(view, seat, 'ward', () => wardSpec(view.game, seat));
  return mean(chances, (hits) => {
    const removed = Math.min(doom, hits);
    return changeWorth(view, space, -removed) + (removed >= 2 ? WEIGHTS.remnant : 0);
  });
}

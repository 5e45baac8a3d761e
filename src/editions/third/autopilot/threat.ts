/** How threatening the doom on the board is, and what taking some of it off is worth. */
import type { Seat } from '../../../engine/decision.ts';
import { wardSpec } from '../actions/ward.ts';
import { doomAt, neighbourhoodOf, spacesOfNeighbourhood } from '../area.ts';
import type { State } from '../state.ts';
import { forecast } from './forecast.ts';
import { mean, once, successes, urgency, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The threat of a neighbourhood with that much doom on its spaces: what will go to the sheet from there in the rounds
 * that can be foreseen, and how bad it will be then (3E-412.3).
 */
export function threat(view: Viewpoint, neighbourhood: string, doom: readonly number[]): number {
  const { state } = view.game;
  const anomaly = state.centres[neighbourhood]?.anomaly ?? false;
  if (breaksOut(state)) return doom.reduce((sum, one) => sum + at(WEIGHTS.outbreakDoom, one), 0);
  return once(view, `threat ${neighbourhood} ${doom.join()}`, () => {
    const futures = forecast(view).get(neighbourhood) ?? [];
    let sum = 0;
    for (const hits of futures) {
      const then = [...doom];
      let open = anomaly ? then.some((one) => one > 0) : opens(then);
      for (const space of hits) {
        if (open) sum += 1 + urgency(view);
        else {
          then[space] = (then[space] ?? 0) + 1;
          open = opens(then);
        }
      }
      sum += still(view, neighbourhood, then, open);
    }
    return sum / Math.max(1, futures.length);
  });
}

/** Whether so much doom opens an anomaly (3E-412.3a). */
const opens = (doom: readonly number[]): boolean =>
  doom.some((one) => one >= 3) || doom.reduce((total, one) => total + one, 0) >= 5;

/** How bad that is if nothing more falls. */
function still({ game }: Viewpoint, neighbourhood: string, doom: readonly number[], anomaly: boolean): number {
  const { state } = game;
  const total = doom.reduce((sum, one) => sum + one, 0);
  const centre = state.centres[neighbourhood];
  if (anomaly && centre)
    return total === 0 ? 0 : WEIGHTS.anomaly + WEIGHTS.anomalyClue * centre.clues + WEIGHTS.anomalyDoom * total;
  return doom.reduce((sum, one) => sum + at(WEIGHTS.doom, one), at(WEIGHTS.crowd, total));
}

/** The archive card with the rule of outbreaks. */
const OUTBREAK = 1;

const breaksOut = ({ codex }: State): boolean => codex.some(({ number }) => number === OUTBREAK);

const at = (list: readonly number[], index: number): number => list[Math.min(index, list.length - 1)] ?? 0;

/** What it is worth to change the doom of a space by that much: less is good. */
export function changeWorth(view: Viewpoint, space: string, by: number): number {
  const neighbourhood = neighbourhoodOf(space);
  if (neighbourhood === null) return 0;
  const { state } = view.game;
  const spaces = spacesOfNeighbourhood(neighbourhood);
  const now = spaces.map((one) => doomAt(state, one));
  if (by > 0 && state.centres[neighbourhood]?.anomaly) return -by * (1 + urgency(view));
  const then = spaces.map((one) => Math.max(0, doomAt(state, one) + (one === space ? by : 0)));
  return (threat(view, neighbourhood, now) - threat(view, neighbourhood, then)) * (1 + 0.4 * urgency(view));
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

/** What it costs when doom falls on those spaces one after the other; null where anomalies play no part. */
export function fallCost(view: Viewpoint, spaces: readonly string[]): number | null {
  const { state } = view.game;
  if (breaksOut(state)) return null;
  let cost = 0;
  for (const neighbourhood of new Set(spaces.map(neighbourhoodOf))) {
    if (neighbourhood === null) continue;
    const own = spacesOfNeighbourhood(neighbourhood);
    const doom = own.map((space) => doomAt(state, space));
    let open = state.centres[neighbourhood]?.anomaly ?? false;
    for (const space of spaces) {
      const at = own.indexOf(space);
      if (at < 0) continue;
      if (open) cost += 1 + urgency(view);
      else doom[at] = (doom[at] ?? 0) + 1;
      open ||= opens(doom);
    }
    cost += threat(view, neighbourhood, doom);
  }
  return cost;
}

import type { Seat } from '../../../engine/decision.ts';
import type { Copy, Place } from '../../edition/copy.ts';
import { isClosed, monstersAt } from '../board/area.ts';

import { investigator } from '../investigators/investigator.ts';
import { forbidden } from '../investigators/modifier.ts';
import type { Game, HeldCard, Walk } from '../state/state.ts';

/** A place that can be walked to, and the areas on the way, the place itself last. */
export interface Way {
  place: Place;
  steps: string[];
}

/**
 * The places within the movement points left, each by a shortest way, nearest first. A way leads only through areas
 * without monsters that are still to be dealt with (2E-707), never into a closed place (2E-706).
 */
export function reachable(game: Game, seat: Seat, walk: Walk): Way[] {
  const { at } = investigator(game, seat);
  const ways = new Map<string, Way>([[at, { place: at, steps: [] }]]);
  const waiting = [at];
  for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
    const steps = ways.get(place)?.steps ?? [];
    if (steps.length >= walk.points) continue;
    if (place !== at && monstersAt(game, place).some(({ marker }) => !walk.dealt.includes(marker))) continue;
    for (const neighbor of game.content.town.neighborsOf(place)) {
      if (ways.has(neighbor) || !mayGo(game, seat, place, neighbor)) continue;
      ways.set(neighbor, { place: neighbor, steps: [...steps, neighbor] });
      waiting.push(neighbor);
    }
  }
  ways.delete(at);
  return [...ways.values()];
}

/** What they can ride on instead of moving, the Patrol Wagon. */
export function wagonOf(game: Game, seat: Seat): HeldCard | undefined {
  return investigator(game, seat).cards.find(({ id }) => {
    const card = game.content.card(id);
    return card.deck === 'special' && card.insteadOfMoving.length > 0;
  });
}

/** Where the Patrol Wagon can go: anywhere in Arkham that is open; nowhere without it. */
export function wagonGoals(game: Game, seat: Seat): string[] {
  const { at } = investigator(game, seat);
  const wagon = wagonOf(game, seat);
  if (!wagon || wagon.exhausted || forbidden(game, 'move', { seat, outOf: at })) return [];
  return [...game.content.places.keys()].filter(
    (place) => place !== at && !isClosed(game, place) && !forbidden(game, 'move', { seat, into: place }),
  );
}

/** One step along a yellow line, unless the place is closed or something forbids it. */
export function mayGo(game: Game, seat: Seat, from: string, to: string): boolean {
  return !isClosed(game, to) && !forbidden(game, 'move', { seat, outOf: from, into: to });
}

/** The monsters here that they have not dealt with in this phase (2E-708, 2E-2510, 2E-2511). */
export function unmet(game: Game, seat: Seat, walk: Walk): Copy[] {
  return monstersAt(game, investigator(game, seat).at)
    .map(({ marker }) => marker)
    .filter((marker) => !walk.dealt.includes(marker));
}

import type { Seat } from '../../../engine/decision.ts';
import type { Copy } from '../../edition/copy.ts';
import { monstersAt } from '../board/area.ts';
import { investigator } from '../investigators/investigator.ts';
import { mayGo } from '../movement/route.ts';
import type { Game } from '../state/state.ts';

/** How far somebody can go. */
export interface Reach {
  /** How many steps. */
  points: number;
  /** Monsters that are dealt with and don't count. */
  dealt: readonly string[];
}

interface Passage {
  steps: readonly string[];
  /** Monsters to be met on leaving the areas passed through, the goal's own left out. */
  monsters: number;
}

/**
 * The way from where somebody stands to a place with the fewest monsters on it, of those the shortest; null when none is
 * short enough.
 * @returns the areas stepped into, the goal last; empty when they are there
 */
export function wayTo(game: Game, seat: Seat, goal: string, reach: Reach): readonly string[] | null {
  return waysFrom(game, seat, reach).get(goal)?.steps ?? null;
}

/** All places within that many steps, each by its best way. */
export function placesWithin(game: Game, seat: Seat, points: number): string[] {
  return [...waysFrom(game, seat, { points, dealt: [] }).keys()];
}

/** The monsters to be met where somebody stands and on a way, in order; the goal's included. */
export function metOn(game: Game, seat: Seat, way: readonly string[], dealt: readonly string[] = []): Copy[] {
  return [investigator(game, seat).at, ...way].flatMap((place) =>
    monstersAt(game, place)
      .map(({ marker }) => marker)
      .filter((marker) => !dealt.includes(marker)),
  );
}

function waysFrom(game: Game, seat: Seat, { points, dealt }: Reach): Map<string, Passage> {
  const { at } = investigator(game, seat);
  const best = new Map<string, Passage>([[at, { steps: [], monsters: 0 }]]);
  let edge = new Map(best);
  // Step by step, so that a longer way past fewer monsters is found as well.
  for (let step = 1; step <= points && edge.size > 0; step++) {
    const next = new Map<string, Passage>();
    for (const [place, passage] of edge) {
      const monsters =
        passage.monsters + monstersAt(game, place).filter(({ marker }) => !dealt.includes(marker)).length;
      for (const neighbor of game.content.town.neighborsOf(place)) {
        if (!mayGo(game, seat, place, neighbor)) continue;
        const known = next.get(neighbor) ?? best.get(neighbor);
        if (known && known.monsters <= monsters) continue;
        next.set(neighbor, { steps: [...passage.steps, neighbor], monsters });
      }
    }
    for (const [place, passage] of next) best.set(place, passage);
    edge = next;
  }
  return best;
}

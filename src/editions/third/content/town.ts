import type { Scenario, ScenarioStreet } from './scenario.ts';
import type { StreetKind } from './vocabulary.ts';

/** The map of a scenario, which is printed and never changes. Ids are those of spaces, streets and neighborhoods. */
export class Town {
  /** Neighborhoods on the board, in the order of the scenario's map (3E-475, 3E-102.1). */
  readonly neighborhoods: readonly string[];
  /** Every named space of those neighborhoods (3E-436.1). */
  readonly spaces: readonly string[];
  /** The street tiles (3E-478). */
  readonly streets: readonly ScenarioStreet[];
  /** Where everybody begins (3E-481.3b-1). */
  readonly startingSpace: string;
  private readonly adjacency: Scenario['map']['adjacency'];
  /** From each space that was asked about: how far all others are. */
  private readonly known = new Map<string, ReadonlyMap<string, number>>();

  /** @param spacesOf the spaces of a neighborhood */
  constructor({ map, startingSpace }: Scenario, spacesOf: (neighborhood: string) => readonly string[]) {
    this.neighborhoods = map.neighborhoods.map(({ id }) => id);
    this.spaces = this.neighborhoods.flatMap(spacesOf);
    this.streets = map.streets;
    this.adjacency = map.adjacency;
    this.startingSpace = startingSpace;
  }

  /** What kind of street a space is (3E-478.2); null when it is none. */
  streetKind(space: string): StreetKind | null {
    // 3E-478.1, 3E-478.2a, 3E-478.2b, 3E-478.2c
    return this.streets.find(({ id }) => id === space)?.kind ?? null;
  }

  /** The spaces that share a border with this one (3E-411.2, 3E-436.3). */
  adjacent(space: string): readonly string[] {
    // 3E-411.4-1
    return this.adjacency[space] ?? [];
  }

  /** How many steps from one space to every space that can be reached (3E-R30). */
  distances(from: string): ReadonlyMap<string, number> {
    const far = this.known.get(from) ?? this.distancesFrom(from);
    this.known.set(from, far);
    return far;
  }

  /** Steps between two spaces; Infinity when there is no way. */
  distance(from: string, to: string): number {
    return this.distances(from).get(to) ?? Number.POSITIVE_INFINITY;
  }

  /** Those of the spaces that are nearest, all of them when several are equally near (3E-202.2g). */
  nearest(from: string, spaces: readonly string[]): string[] {
    const known = this.distances(from);
    const far = (space: string) => known.get(space) ?? Number.POSITIVE_INFINITY;
    const least = Math.min(...spaces.map(far));
    // 3E-494.2
    return Number.isFinite(least) ? spaces.filter((space) => far(space) === least) : [];
  }

  /** The first steps of all shortest ways; empty when one is there or there is no way. */
  shortestSteps(from: string, to: string): string[] {
    const known = this.distances(to);
    const here = known.get(from);
    if (here === undefined || here === 0) return [];
    // 3E-202.2d-2
    return this.adjacent(from).filter((space) => known.get(space) === here - 1);
  }

  private distancesFrom(from: string): ReadonlyMap<string, number> {
    const found = new Map([[from, 0]]);
    const queue = [from];
    // 3E-R30
    for (let space = queue.shift(); space !== undefined; space = queue.shift())
      for (const next of this.adjacent(space)) {
        if (found.has(next)) continue;
        found.set(next, (found.get(space) ?? 0) + 1);
        queue.push(next);
      }
    return found;
  }
}

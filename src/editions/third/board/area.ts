import { loadContent } from '../content/content.ts';
import type { Scenario, ScenarioStreet } from '../content/scenario.ts';
import type { StreetKind } from '../content/vocabulary.ts';
import type { State } from '../state/state.ts';

/** A scenario's map, which is printed and never changes. */
interface Layout {
  neighborhoods: readonly string[];
  spaces: readonly string[];
  /** From each space that was asked about: how far all others are. */
  distances: Map<string, ReadonlyMap<string, number>>;
}

const layouts = new WeakMap<Scenario, Layout>();

function layout(state: State): Layout {
  const scenario = loadContent().scenario(state.scenario);
  const known = layouts.get(scenario);
  if (known) return known;
  const neighborhoods = scenario.map.neighborhoods.map(({ id }) => id);
  const spaces = neighborhoods.flatMap(spacesOfNeighborhood);
  const fresh = { neighborhoods, spaces, distances: new Map() };
  layouts.set(scenario, fresh);
  return fresh;
}

/** Neighborhoods on the board, in the order of the scenario's map (3E-475). */
export function neighborhoodsOnBoard(state: State): readonly string[] {
  // 3E-102.1
  return layout(state).neighborhoods;
}

/** The three spaces of a neighborhood (3E-475.2-1). */
export function spacesOfNeighborhood(id: string): string[] {
  return loadContent()
    .neighborhood(id)
    .spaces.map((space) => space.id);
}

/** Every space of the board, neighborhood by neighborhood, then the streets, then what archive cards add. */
export function boardSpaces(state: State): string[] {
  return [...neighborhoodSpaces(state), ...streets(state).map(({ id }) => id), ...codexSpaces(state)];
}

/** Every named space of the neighborhoods on the board. */
export function neighborhoodSpaces(state: State): readonly string[] {
  // 3E-436.1
  return layout(state).spaces;
}

/** The neighborhood a space belongs to; null for streets and spaces of archive cards. */
export function neighborhoodOf(space: string): string | null {
  // 3E-436.2
  return loadContent().spaces.get(space)?.neighborhood ?? null;
}

/** The street tiles of the scenario (3E-478). */
export function streets(state: State): readonly ScenarioStreet[] {
  return loadContent().scenario(state.scenario).map.streets;
}

/** What kind of street a space is (3E-478.2); null when it is none. */
export function streetKind(state: State, space: string): StreetKind | null {
  // 3E-478.1, 3E-478.2a, 3E-478.2b, 3E-478.2c
  return streets(state).find(({ id }) => id === space)?.kind ?? null;
}

/** Spaces that archive cards in the codex make (card 9). */
export function codexSpaces(state: State): string[] {
  return state.codex.flatMap(({ number, side }) => {
    const space = side === 'front' ? loadContent().archiveCard(number).front?.space : undefined;
    return space ? [space.id] : [];
  });
}

/** The spaces that share a border with this one (3E-411.2, 3E-436.3). */
export function adjacentSpaces(state: State, space: string): string[] {
  // 3E-411.4-1
  return loadContent().scenario(state.scenario).map.adjacency[space] ?? [];
}

/** How many steps from one space to every space that can be reached (3E-R30). */
export function distances(state: State, from: string): ReadonlyMap<string, number> {
  const known = layout(state).distances;
  const far = known.get(from) ?? distancesFrom(state, from);
  known.set(from, far);
  return far;
}

function distancesFrom(state: State, from: string): ReadonlyMap<string, number> {
  const found = new Map([[from, 0]]);
  const queue = [from];
  // 3E-R30
  for (let space = queue.shift(); space !== undefined; space = queue.shift())
    for (const next of adjacentSpaces(state, space)) {
      if (found.has(next)) continue;
      found.set(next, (found.get(space) ?? 0) + 1);
      queue.push(next);
    }
  return found;
}

/** Steps between two spaces; Infinity when there is no way. */
export function distance(state: State, from: string, to: string): number {
  return distances(state, from).get(to) ?? Number.POSITIVE_INFINITY;
}

/** Those of the spaces that are nearest, all of them when several are equally near (3E-202.2g). */
export function nearest(state: State, from: string, spaces: readonly string[]): string[] {
  const known = distances(state, from);
  const far = (space: string) => known.get(space) ?? Number.POSITIVE_INFINITY;
  const least = Math.min(...spaces.map(far));
  // 3E-494.2
  return Number.isFinite(least) ? spaces.filter((space) => far(space) === least) : [];
}

/** The first steps of all shortest ways; empty when one is there or there is no way. */
export function shortestSteps(state: State, from: string, to: string): string[] {
  const known = distances(state, to);
  const here = known.get(from);
  if (here === undefined || here === 0) return [];
  // 3E-202.2d-2
  return adjacentSpaces(state, from).filter((space) => known.get(space) === here - 1);
}

/** Doom on a space. */
export function doomAt(state: State, space: string): number {
  return state.doom[space] ?? 0;
}

/** Doom on all spaces of a neighborhood together. */
export function doomIn(state: State, neighborhood: string): number {
  const { spaces } = loadContent().neighborhood(neighborhood);
  return spaces.reduce((sum, { id }) => sum + doomAt(state, id), 0);
}

/** The scenario's starting space (3E-481.3b-1). */
export function startingSpace(state: State): string {
  return loadContent().scenario(state.scenario).startingSpace;
}

/** The unstable space or spaces: those marked on the top event discard, or else the starting space (3E-449). */
export function unstableSpaces(state: State): string[] {
  // 3E-449.2-1
  const [top] = state.decks.eventDiscard;
  // 3E-449.3, 3E-481.3b-2
  if (top === undefined) return [startingSpace(state)];
  // 3E-449.2-2
  return [...new Set(loadContent().event(top).doomSpaces)];
}

import type { Seat } from '../../../engine/decision.ts';
import type { Place } from '../../edition/copy.ts';
import { loadContent } from '../content/content.ts';
import type { Area } from '../content/vocabulary.ts';
import { inPlayerOrder, investigator } from '../investigators/investigator.ts';
import type { Game, Monster, PlaceState, State } from '../state/state.ts';

const AREA_KINDS = ['location', 'street', 'otherWorld', 'sky', 'outskirts', 'jail', 'lost'] as const;
type AreaKind = (typeof AREA_KINDS)[number];

/** The jail cell is an area of its own. */
const ZONES: Readonly<Record<string, AreaKind>> = {
  sky: 'sky',
  outskirts: 'outskirts',
  'jail-cell': 'jail',
  'lost-in-time-and-space': 'lost',
};

/** What sort of area it is (2E-112, 2E-115). @throws Error for anything that is no area */
export function areaKind(at: string): AreaKind {
  const content = loadContent();
  const place = content.places.get(at);
  if (place) return place.kind;
  if (content.area(at)) return 'otherWorld';
  const zone = ZONES[at];
  if (zone) return zone;
  throw new Error(`no such area: ${at}`);
}

/** Is an investigator there in Arkham: on a location, a street or in the jail cell (2E-114)? */
export function inArkham(at: string): boolean {
  const kind = areaKind(at);
  return kind === 'location' || kind === 'street' || kind === 'jail';
}

/** Whether somebody who stands at `at` is in that kind of area. */
export function isIn(at: string, area: Area): boolean {
  switch (area) {
    case 'arkham':
      return inArkham(at);
    case 'street':
      return areaKind(at) === 'street';
    case 'otherWorld':
      return areaKind(at) === 'otherWorld';
    case 'anywhere':
      return true;
    default:
      return area satisfies never;
  }
}

/** The Other World an area belongs to, or null. */
export function worldOf(at: string): string | null {
  return loadContent().area(at)?.world ?? null;
}

/** The address of the first area of an Other World. */
export function firstAreaOf(world: string): string {
  return areaOf(world, 1);
}

/** The address of the second area of an Other World. */
export function secondAreaOf(world: string): string {
  return areaOf(world, 2);
}

function areaOf(world: string, order: 1 | 2): string {
  const area = loadContent()
    .world(world)
    .areas.find((one) => one.order === order);
  if (!area) throw new Error(`${world} has no area ${order}`);
  return area.id;
}

/** The areas joined to a place by yellow lines (2E-704). */
export function neighborsOf(place: Place): readonly string[] {
  return loadContent().place(place).neighbors;
}

/** The street of a place's neighborhood; a street is its own. The jail cell belongs to the Police Station. */
export function streetOf(place: Place): string {
  const found = loadContent().place(place === 'jail-cell' ? 'police-station' : place);
  return found.kind === 'street' ? found.id : found.street;
}

const known = new Map<string, ReadonlyMap<string, number>>();

/** Steps along yellow lines from a place to every place of Arkham, itself at 0; empty from anywhere else. */
export function distances(from: string): ReadonlyMap<string, number> {
  const cached = known.get(from);
  if (cached) return cached;
  const { places } = loadContent();
  const steps = new Map<string, number>();
  const waiting = places.has(from) ? [from] : [];
  if (places.has(from)) steps.set(from, 0);
  for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
    const next = (steps.get(place) ?? 0) + 1;
    for (const neighbor of neighborsOf(place)) {
      if (steps.has(neighbor)) continue;
      steps.set(neighbor, next);
      waiting.push(neighbor);
    }
  }
  known.set(from, steps);
  return steps;
}

/** Those of the places that are fewest steps away, in the order given (2E-2622). */
export function nearest(from: string, places: readonly Place[]): string[] {
  const steps = distances(from);
  const least = Math.min(...places.map((place) => steps.get(place) ?? Number.POSITIVE_INFINITY));
  return places.filter((place) => steps.get(place) === least);
}

/** What lies on a location or street. @throws Error for any other area */
export function placeState(game: Game, place: Place): PlaceState {
  const found = game.state.places[place];
  if (!found) throw new Error(`nothing can lie at ${place}`);
  return found;
}

/**
 * Does a closed marker lie there (2E-118)? An open gate there changes nothing about it: investigators may still come
 * back through that gate (FAQ-74), but nobody walks in.
 */
export function isClosed(game: Game, place: Place): boolean {
  return (game.state.places[place]?.closed.length ?? 0) > 0;
}

/** A location is unstable while it has a red diamond and no elder sign (2E-116, FAQ-15). */
export function isStable(game: Game, place: Place): boolean {
  const found = loadContent().places.get(place);
  return found?.stability !== 'unstable' || placeState(game, place).sealed;
}

/** The seats in an area, in player order; the Police Station is another one than its jail cell (2E-1425). */
export function investigatorsAt(game: Game, at: string): Seat[] {
  return inPlayerOrder(game.state).filter((seat) => game.state.investigators[seat]?.at === at);
}

/** The seats that are where somebody is, in player order; in the final battle all count as being together. */
export function investigatorsWith(game: Game, seat: Seat): Seat[] {
  if (game.state.ancientOne.awake) return inPlayerOrder(game.state);
  return investigatorsAt(game, investigator(game, seat).at);
}

/** The monsters that stand there, in the order in which they came. */
export function monstersAt(game: Game, at: string): Monster[] {
  return game.state.monsters.filter((monster) => monster.at === at);
}

/** An open gate: where it is and its marker. */
interface OpenGate {
  place: Place;
  gate: string;
}

/** The open gates in board order, face-down ones (L3) included. */
export function openGates(game: Game): OpenGate[] {
  const gates: OpenGate[] = [];
  for (const [place, { gate }] of Object.entries(game.state.places)) if (gate) gates.push({ place, gate });
  return gates;
}

/** How many locations are sealed. */
export function sealsIn({ places }: State): number {
  return Object.values(places).filter(({ sealed }) => sealed).length;
}

/** The locations with a gate known to lead to that world; a face-down gate is not known (L3.4, L3.7). */
export function gatesTo(game: Game, world: string): string[] {
  return openGates(game)
    .filter(({ place, gate }) => !placeState(game, place).gateHidden && worldOfGate(gate) === world)
    .map(({ place }) => place);
}

/** The world a gate marker leads to. */
export function worldOfGate(gate: string): string {
  return loadContent().gate(gate).world;
}

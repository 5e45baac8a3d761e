import { type Place, type PlaceId, type World, type WorldArea, worldAreasOf, type Zone } from './board.ts';
import type { Area } from './vocabulary.ts';

const AREA_KINDS = ['location', 'street', 'otherWorld', 'sky', 'outskirts', 'jail', 'lost'] as const;
type AreaKind = (typeof AREA_KINDS)[number];

/** The jail cell is an area of its own. */
const ZONES: Readonly<Record<string, AreaKind>> = {
  sky: 'sky',
  outskirts: 'outskirts',
  'jail-cell': 'jail',
  'lost-in-time-and-space': 'lost',
};

/** What depends on the printed board alone: what sort of area each is, and how far one is from another. */
export class Town {
  private readonly places: ReadonlyMap<PlaceId, Place>;
  private readonly worlds: ReadonlyMap<string, World>;
  private readonly areas: ReadonlyMap<PlaceId, WorldArea>;
  private readonly exits: ReadonlyMap<PlaceId, PlaceId>;
  private readonly known = new Map<PlaceId, ReadonlyMap<PlaceId, number>>();

  constructor(places: ReadonlyMap<PlaceId, Place>, worlds: readonly World[], zones: readonly Zone[]) {
    this.places = places;
    this.worlds = new Map(worlds.map((world) => [world.id, world]));
    this.areas = worldAreasOf(worlds);
    this.exits = new Map(zones.flatMap(({ id, exit }) => (exit === undefined ? [] : [[id, exit]])));
  }

  /** What sort of area it is (2E-112, 2E-115). @throws Error for anything that is no area */
  areaKind(at: PlaceId): AreaKind {
    const place = this.places.get(at);
    if (place) return place.kind;
    if (this.areas.has(at)) return 'otherWorld';
    const zone = ZONES[at];
    if (zone) return zone;
    throw new Error(`no such area: ${at}`);
  }

  /** Is an investigator there in Arkham: on a location, a street or in the jail cell (2E-114)? */
  inArkham(at: PlaceId): boolean {
    const kind = this.areaKind(at);
    return kind === 'location' || kind === 'street' || kind === 'jail';
  }

  /** Whether somebody who stands at `at` is in that kind of area. */
  isIn(at: PlaceId, area: Area): boolean {
    switch (area) {
      case 'arkham':
        return this.inArkham(at);
      case 'street':
        return this.areaKind(at) === 'street';
      case 'otherWorld':
        return this.areaKind(at) === 'otherWorld';
      case 'anywhere':
        return true;
      default:
        return area satisfies never;
    }
  }

  /** The Other World an area belongs to, or null. */
  worldOf(at: PlaceId): string | null {
    return this.areas.get(at)?.world ?? null;
  }

  /** The address of the first area of an Other World. */
  firstAreaOf(world: string): PlaceId {
    return this.areaOf(world, 1);
  }

  /** The address of the second area of an Other World. */
  secondAreaOf(world: string): PlaceId {
    return this.areaOf(world, 2);
  }

  private areaOf(world: string, order: 1 | 2): PlaceId {
    const area = this.worlds.get(world)?.areas.find((one) => one.order === order);
    if (!area) throw new Error(`${world} has no area ${order}`);
    return area.id;
  }

  /** The areas joined to a place by yellow lines (2E-704). */
  neighborsOf(place: PlaceId): readonly PlaceId[] {
    return this.place(place).neighbors;
  }

  /** The place by which one comes out of a zone, of the jail cell the Police Station; any other is its own. */
  exitOf(at: PlaceId): PlaceId {
    return this.exits.get(at) ?? at;
  }

  /** The street of a place's neighborhood; a street is its own. */
  streetOf(place: PlaceId): PlaceId {
    const found = this.place(this.exitOf(place));
    return found.kind === 'street' ? found.id : found.street;
  }

  /** Steps along yellow lines from a place to every place of Arkham, itself at 0; empty from anywhere else. */
  distances(from: PlaceId): ReadonlyMap<PlaceId, number> {
    const cached = this.known.get(from);
    if (cached) return cached;
    const steps = new Map<PlaceId, number>();
    const waiting = this.places.has(from) ? [from] : [];
    if (this.places.has(from)) steps.set(from, 0);
    for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
      const next = (steps.get(place) ?? 0) + 1;
      for (const neighbor of this.neighborsOf(place)) {
        if (steps.has(neighbor)) continue;
        steps.set(neighbor, next);
        waiting.push(neighbor);
      }
    }
    this.known.set(from, steps);
    return steps;
  }

  /** Those of the places that are fewest steps away, in the order given (2E-2622). */
  nearest(from: PlaceId, places: readonly PlaceId[]): PlaceId[] {
    const steps = this.distances(from);
    const least = Math.min(...places.map((place) => steps.get(place) ?? Number.POSITIVE_INFINITY));
    return places.filter((place) => steps.get(place) === least);
  }

  private place(id: PlaceId): Place {
    const found = this.places.get(id);
    if (!found) throw new Error(`unknown place: ${id}`);
    return found;
  }
}

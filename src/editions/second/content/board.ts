import { z } from 'zod';
import type { Condition, Cost, Effect } from './effect.ts';
import type { Grammar } from './grammar.ts';
import { COLORS, STABILITIES } from './vocabulary.ts';

export type PlaceId = string;

/** What an encounter at a location most often gives. */
const LOCATION_SYMBOLS = [
  'ally',
  'blessing',
  'clue',
  'commonItem',
  'money',
  'sanity',
  'skill',
  'spell',
  'stamina',
  'uniqueItem',
] as const;

const id = z.string().min(1);
const layout = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
const region = z.strictObject({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });

/** What an investigator may do at a location instead of the encounter. */
export interface LocationAbility {
  id: string;
  name: string;
  /** Not offered beside the encounter: it replaces the entry of the drawn card (Inner Sanctum). */
  kind?: 'replacesEntry' | undefined;
  requires: Condition[];
  cost: Cost[];
  effects: Effect[];
}

const locationAbility = ({ condition, costs, effects }: Grammar): z.ZodType<LocationAbility> =>
  z.strictObject({
    id,
    name: id,
    kind: z.literal('replacesEntry').optional(),
    requires: z.array(condition).default([]),
    cost: costs.default([]),
    effects,
  });

/** One street, two or three locations (2E-113). */
const neighborhood = z.strictObject({
  id,
  name: id,
  /** Its location cards, as chance addresses them: running games go on by it. */
  deck: id,
  color: id,
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
  street: id,
  locations: z.array(id),
});
export type Neighborhood = z.infer<typeof neighborhood>;

const street = z.strictObject({
  id,
  name: id,
  neighborhood: id,
  neighbors: z.array(id),
  white: id,
  black: id,
  layout,
});

const location = (grammar: Grammar) =>
  z.strictObject({
    id,
    name: id,
    neighborhood: id,
    street: id,
    /** Gates, monsters, Allies and Mythos cards' Clue tokens come to unstable ones only. */
    stability: z.enum(STABILITIES),
    symbols: z.array(z.enum(LOCATION_SYMBOLS)),
    guaranteed: z.array(z.enum(LOCATION_SYMBOLS)),
    startClues: z.int().min(0),
    closesAtTerror: z.int().min(1).max(10).nullable(),
    white: id,
    black: id,
    ability: locationAbility(grammar).nullable(),
    layout,
  });

const zone = z.strictObject({
  id,
  name: id,
  holds: z.enum(['monsters', 'investigators']),
  /** The place by which one comes out. */
  exit: id.optional(),
  layout,
});
/** The Sky, the Outskirts, Lost in Time and Space, the Jail Cell. */
export type Zone = z.infer<typeof zone>;

export const boardSchema = (grammar: Grammar) =>
  z.strictObject({
    neighborhoods: z.array(neighborhood),
    streets: z.array(street),
    locations: z.array(location(grammar)),
    zones: z.array(zone),
    layout: z.strictObject({
      aspect: z.number(),
      regions: z.strictObject({ arkham: region, terrorTrack: region, cityLimits: region, otherWorlds: region }),
    }),
  });
type Board = z.infer<ReturnType<typeof boardSchema>>;
export type BoardLayout = Board['layout'];

/** A location: `neighbors` is its street alone. */
export type Location = Board['locations'][number] & { kind: 'location'; neighbors: PlaceId[] };

/** A street area: `neighbors` are the streets and locations joined to it by yellow lines. */
export type Street = Board['streets'][number] & {
  kind: 'street';
  stability: null;
  closesAtTerror: null;
  ability: null;
};

/**
 * Where investigators and monsters stand in Arkham. `white` and `black` are where those arrows lead; one may be both.
 */
export type Place = Location | Street;

/** Locations and streets of a board, by id. */
export function placesOf(board: Board): Map<PlaceId, Place> {
  const places: Place[] = [
    ...board.locations.map((data): Place => ({ ...data, kind: 'location', neighbors: [data.street] })),
    ...board.streets.map(
      (data): Place => ({ ...data, kind: 'street', stability: null, closesAtTerror: null, ability: null }),
    ),
  ];
  return new Map(places.map((place) => [place.id, place]));
}

export const worldsSchema = z.strictObject({
  colors: z.array(z.enum(COLORS)),
  worlds: z.array(
    z.strictObject({
      id,
      name: id,
      colors: z.array(z.enum(COLORS)).min(1),
      areas: z.array(z.strictObject({ id, order: z.union([z.literal(1), z.literal(2)]) })).length(2),
      gate: id,
      boardOrder: z.int().min(1),
      layout,
    }),
  ),
});
export type World = z.infer<typeof worldsSchema>['worlds'][number];

/** One of the two areas of an Other World. */
export interface WorldArea {
  id: PlaceId;
  order: 1 | 2;
  world: string;
}

/** The areas of all Other Worlds, by id. */
export function worldAreasOf(worlds: readonly World[]): Map<PlaceId, WorldArea> {
  return new Map(
    worlds.flatMap((world) => world.areas.map((area): [PlaceId, WorldArea] => [area.id, { ...area, world: world.id }])),
  );
}

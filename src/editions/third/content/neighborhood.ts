import { z } from 'zod';
import { ASKING_SYMBOLS, type Edge, GIVING_SYMBOLS, STREET_KINDS } from './vocabulary.ts';

const text = z.string().min(1);

const space = z.strictObject({
  id: text,
  name: text,
  /** The town's newspaper has its house there; does nothing. */
  press: z.literal(true).exactOptional(),
  /** What its encounters ask for (left) and give (right). */
  symbols: z.strictObject({ left: z.array(z.enum(ASKING_SYMBOLS)), right: z.array(z.enum(GIVING_SYMBOLS)) }),
});

/** The spaces that touch an edge. */
const edge = z.array(text).min(1);
const edges: z.ZodType<Record<Edge, string[]>> = z.strictObject({
  topLeft: edge,
  topRight: edge,
  right: edge,
  bottomRight: edge,
  bottomLeft: edge,
  left: edge,
});

export const neighborhoodsSchema = z.strictObject({
  streetKinds: z.array(z.enum(STREET_KINDS)),
  neighborhoods: z.array(
    z.strictObject({
      id: text,
      name: text,
      /** On the map and on cards, apart from its neighbors'; does nothing. */
      color: z.string().regex(/^#[\da-f]{6}$/),
      /** 1: spaces top left, right, bottom left; 2: top right, bottom right, left (tile upright). */
      orientation: z.union([z.literal(1), z.literal(2)]),
      spaces: z.array(space).length(3),
      adjacency: z.array(z.tuple([text, text])),
      edges,
      copies: z.int().min(1),
    }),
  ),
});

/** A tile with three spaces and a center, where clues, an anomaly and some markers lie. */
export type Neighborhood = z.infer<typeof neighborhoodsSchema>['neighborhoods'][number];
type NeighborhoodSpace = Neighborhood['spaces'][number];
/** A space of a neighborhood, found by its id. Streets stand in the scenarios, in no neighborhood. */
export interface Space {
  id: string;
  name: string;
  neighborhood: string;
  press?: true;
  symbols: NeighborhoodSpace['symbols'];
}

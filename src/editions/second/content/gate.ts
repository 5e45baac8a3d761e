import { z } from 'zod';
import type { Grammar } from './grammar.ts';
import { COLORS, DIMENSIONS } from './vocabulary.ts';

const id = z.string().min(1);

export const gatesSchema = z.strictObject({
  dimensions: z.array(z.enum(DIMENSIONS)),
  closing: z.strictObject({
    skills: z.tuple([z.literal('fight'), z.literal('lore')]),
    difficulty: z.int().min(1),
    sealClueCost: z.int().min(0),
  }),
  gates: z.array(
    z.strictObject({
      id,
      world: id,
      name: id,
      closingModifier: z.int(),
      dimension: z.enum(DIMENSIONS),
      copies: z.int().min(1),
    }),
  ),
});
export type GateClosing = z.infer<typeof gatesSchema>['closing'];

/** A kind of gate marker; its markers are `<id>#1` and so on. */
export type Gate = z.infer<typeof gatesSchema>['gates'][number];

/** A gate card: entries by world id, and `other` for the worlds not named. `color` null: the reshuffle card. */
export const gateCardsSchema = ({ effects }: Grammar) =>
  z.array(
    z.strictObject({
      id,
      color: z.enum(COLORS).nullable(),
      entries: z.record(id, z.strictObject({ effects })),
    }),
  );
export type GateCard = z.infer<ReturnType<typeof gateCardsSchema>>[number];

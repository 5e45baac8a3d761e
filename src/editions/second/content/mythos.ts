import { z } from 'zod';
import type { Grammar } from './grammar.ts';
import { CARD_PHASES, DIMENSIONS } from './vocabulary.ts';

const id = z.string().min(1);
/** 2E-1601: what stands in one of the two boxes. */
const dimensions = z.array(z.enum(DIMENSIONS)).min(1);

const MYTHOS_TYPES = ['headline', 'environment', 'rumor', 'special'] as const;

export const mythosSchema = ({ condition, effects }: Grammar) =>
  z.strictObject({
    cards: z.array(
      z.strictObject({
        id,
        name: id,
        copies: z.int().min(1),
        type: z.enum(MYTHOS_TYPES),
        /** A rumor that is broken up rather than averted. */
        ritual: z.literal(true).optional(),
        subtype: z.enum(['mystic', 'urban', 'weather']).optional(),
        /** Location of the gate step; null: none. */
        gate: id.nullable(),
        /** Location of the Clue token; null: none. */
        clue: id.nullable(),
        movement: z.strictObject({ white: dimensions, black: dimensions }).nullable(),
        ability: z.strictObject({
          /** Headlines: carried out at once. */
          now: effects.optional(),
          /** Once, on entering play. */
          enter: effects.optional(),
          /** In force, or waiting for its trigger, while the card is in play. */
          ongoing: effects.optional(),
          /** Rumors: what investigators may do, where and when. */
          activity: z.strictObject({ phase: z.enum(CARD_PHASES), at: id, do: effects }).optional(),
          pass: z.strictObject({ condition, effect: effects }).optional(),
          fail: z.strictObject({ condition, effect: effects }).optional(),
          markers: z.array(z.strictObject({ kind: z.enum(['activity', 'closed']), at: id })).optional(),
        }),
      }),
    ),
  });

export type MythosCard = z.infer<ReturnType<typeof mythosSchema>>['cards'][number];

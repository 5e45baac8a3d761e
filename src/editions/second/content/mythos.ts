import { z } from 'zod';
import { condition } from './condition-schema.ts';
import { effects } from './effect-schema.ts';
import { CARD_PHASES, DIMENSIONS, DURATIONS, WHO } from './vocabulary.ts';

const id = z.string().min(1);
const dimensions = z.array(z.enum(DIMENSIONS)).min(1);
const outcome = z.strictObject({ condition, effect: effects });

const MYTHOS_TYPES = ['headline', 'environment', 'rumor', 'special'] as const;

export const mythosSchema = z.strictObject({
  cards: z.array(
    z.strictObject({
      id,
      name: id,
      copies: z.int().min(1),
      type: z.enum(MYTHOS_TYPES),
      subtype: z.enum(['mystic', 'urban', 'weather']).optional(),
      /** Location of the gate step; null: none. */
      gate: id.nullable(),
      /** Location of the Clue token; null: none. */
      clue: id.nullable(),
      movement: z.strictObject({ white: dimensions, black: dimensions }).nullable(),
      ability: z.strictObject({
        /** Headlines: carried out at once. */
        now: effects.optional(),
        /** Headlines: the card stays as a reminder until then. */
        staysUntil: z.enum(DURATIONS).optional(),
        /** Once, on entering play. */
        enter: effects.optional(),
        /** In force, or waiting for its trigger, while the card is in play. */
        ongoing: effects.optional(),
        /** Rumors: what investigators may do, where and when. */
        activity: z.strictObject({ phase: z.enum(CARD_PHASES), at: id, who: z.enum(WHO), do: effects }).optional(),
        pass: outcome.optional(),
        fail: outcome.optional(),
        passAlternative: z.strictObject({ at: id }).optional(),
        markers: z.array(z.strictObject({ kind: z.enum(['activity', 'closed']), at: id })).optional(),
      }),
    }),
  ),
});

export type MythosCard = z.infer<typeof mythosSchema>['cards'][number];

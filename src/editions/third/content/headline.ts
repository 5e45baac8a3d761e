import { z } from 'zod';
import { rumorAbilities } from './ability.ts';
import { effects } from './grammar.ts';

const text = z.string().min(1);

/** Title (3E-467.1a), flavor (3E-467.1b) and trait line (3E-467.1c) do nothing; whether it is a rumor is in `rumor`. */
export const headlinesSchema = z.strictObject({
  headlines: z.array(
    z.strictObject({
      id: text,
      number: z.int().min(1),
      name: text,
      copies: z.int().min(1),
      /** Goes to the codex and stays (3E-467). */
      rumor: z.boolean(),
      /** When drawn; `you` is who drew it. */
      effect: effects.default([]),
      /** Rumors. */
      whileInCodex: rumorAbilities.default([]),
      /** Rumors: with each reckoning token. */
      reckoning: effects.default([]),
    }),
  ),
});

export type Headline = z.infer<typeof headlinesSchema>['headlines'][number];

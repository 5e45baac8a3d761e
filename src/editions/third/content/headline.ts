import { z } from 'zod';
import { abilities } from './ability.ts';
import type { Grammar, Listed } from './grammar.ts';

const text = z.string().min(1);

/** Title (3E-467.1a), flavor (3E-467.1b) and trait line (3E-467.1c) do nothing; whether it is a rumor is in `rumor`. */
export const headlinesSchema = (grammar: Grammar) =>
  z.strictObject({
    headlines: z.array(
      z.strictObject({
        id: text,
        number: z.int().min(1),
        name: text,
        copies: z.int().min(1),
        /** Goes to the codex and stays (3E-467). */
        rumor: z.boolean(),
        /** When drawn; `you` is who drew it. */
        effect: grammar.effects.default([]),
        /** Rumors. */
        whileInCodex: abilities('rumor', grammar).default([]),
        /** Rumors: with each reckoning token. */
        reckoning: grammar.effects.default([]),
      }),
    ),
  });

export type Headline = Listed<typeof headlinesSchema, 'headlines'>;

import { z } from 'zod';
import { THEMES } from '../../../render/theme.ts';
import type { Content } from '../content/content.ts';

/** What is agreed before the game starts; none of it changes during a game. */
export const optionsSchema = ({ scenarios }: Content) =>
  z.strictObject({
    /** Null = one at random (3E-101.1). */
    scenario: z
      .enum([...scenarios.keys()])
      .nullable()
      .default(null),
    /** Nobody is asked unbidden to help with a roll (2E-T62); left out in games begun before that was so. */
    helpOnRequest: z.literal(true).optional(),
    /** Starting cards are chosen when somebody first comes (3E-110.5); left out in games begun before that was so. */
    readyInTurn: z.literal(true).optional(),
    /** An encounter without a choice comes unasked (3E-203.2-1); left out in games begun before that was so. */
    plainEncounters: z.literal(true).optional(),
    /** In which colors its pictures are drawn. */
    theme: z.enum(THEMES).default('paper'),
  });

export type Options = z.output<ReturnType<typeof optionsSchema>>;

/** The options of a game as agreed, missing ones at their defaults. @throws ZodError */
export function readOptions(content: Content, input: unknown): Options {
  return optionsSchema(content).parse(input ?? {});
}

import { z } from 'zod';
import type { Grammar, Listed } from './grammar.ts';
import { MYTHOS_TOKENS } from './vocabulary.ts';

export const tokensSchema = ({ effects }: Grammar) =>
  z.strictObject({
    tokens: z.array(
      z.strictObject({
        id: z.enum(MYTHOS_TOKENS),
        /** In the cup of every scenario of the box at the start. */
        inCup: z.int().min(0),
        /** Done by the player who drew it. */
        effect: effects,
      }),
    ),
    inBox: z.strictObject({ total: z.int().min(1) }),
  });

export type MythosTokenCard = Listed<typeof tokensSchema, 'tokens'>;

import { z } from 'zod';
import { effects } from './grammar.ts';
import { MYTHOS_TOKENS } from './vocabulary.ts';

export const tokensSchema = z.strictObject({
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

export type MythosTokenCard = z.infer<typeof tokensSchema>['tokens'][number];

import type { z } from 'zod';
import type { Amount, Condition, Cost, Effect } from './effect.ts';

/**
 * What the card language lends to the schemas of the families, so that reading content needs no operation; whoever reads
 * content hands it in (`language/grammar.ts` has it).
 */
export interface Grammar {
  effects: z.ZodType<Effect[]>;
  costs: z.ZodType<Cost[]>;
  condition: z.ZodType<Condition>;
  amount: z.ZodType<Amount>;
}

/** One of the things that a file lists under that name. */
export type Listed<F extends (grammar: Grammar) => z.ZodType, K extends keyof z.output<ReturnType<F>>> = z.output<
  ReturnType<F>
>[K] extends readonly (infer T)[]
  ? T
  : never;

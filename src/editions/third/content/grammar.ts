import { z } from 'zod';
import type { Amount, Condition, Cost, Effect } from './effect.ts';

/**
 * What the card language lends to the schemas of the families, so that reading content needs no operation. It is
 * provided once, by `language/grammar.ts`.
 */
interface Grammar {
  effects: z.ZodType<Effect[]>;
  costs: z.ZodType<Cost[]>;
  condition: z.ZodType<Condition>;
  amount: z.ZodType<Amount>;
}

let provided: Grammar | undefined;

/** Provides the card language that content is read with. */
export function provide(grammar: Grammar): void {
  provided = grammar;
}

/** The card language that was provided. @throws Error when none was */
function grammar(): Grammar {
  if (!provided) throw new Error('content is read with language/grammar.ts, which nobody has imported');
  return provided;
}

export const effects: z.ZodType<Effect[]> = z.lazy(() => grammar().effects);
export const costs: z.ZodType<Cost[]> = z.lazy(() => grammar().costs);
export const condition: z.ZodType<Condition> = z.lazy(() => grammar().condition);
export const amount: z.ZodType<Amount> = z.lazy(() => grammar().amount);

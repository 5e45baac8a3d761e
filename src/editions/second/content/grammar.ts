import type { z } from 'zod';
import type { Ability, Bonus } from './ability.ts';
import type { Condition, Cost, Effect, Trigger } from './effect.ts';

/**
 * What the card language lends to the schemas of the families, so that reading content needs no operation. It is
 * provided once, by `language/grammar.ts`.
 */
export interface Grammar {
  effects: z.ZodType<Effect[]>;
  costs: z.ZodType<Cost[]>;
  condition: z.ZodType<Condition>;
  trigger: z.ZodType<Trigger>;
  bonus: z.ZodType<Bonus>;
  /** An ability of a card, and one of an investigator, which has an id and a name. */
  ability: z.ZodType<Ability>;
  sheetAbility: z.ZodType<Ability & { id: string; name: string }>;
}

let provided: Grammar | undefined;

/** Provides the card language that content is read with. */
export function provide(grammar: Grammar): void {
  provided = grammar;
}

/** The card language that was provided. @throws Error when none was */
export function grammar(): Grammar {
  if (!provided) throw new Error('content is read with language/grammar.ts, which nobody has imported');
  return provided;
}

import type { z } from 'zod';
import type { Ability, Bonus } from './ability.ts';
import type { Condition, Cost, Effect, Trigger } from './effect.ts';

/**
 * What the card language lends to the schemas of the families, so that reading content needs no operation
 * (`language/content.ts`).
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

import { z } from 'zod';
import type { Ability, Bonus } from './ability.ts';
import { condition, trigger } from './condition-schema.ts';
import { effects } from './effect-schema.ts';
import * as words from './vocabulary.ts';

const text = z.string().min(1);
const count = z.int().min(0);

export const bonus: z.ZodType<Bonus> = z.strictObject({
  to: z.enum([...words.CHECKS, 'maxSanity', 'maxStamina']),
  by: count,
  kind: z.enum(words.DAMAGE_KINDS).optional(),
  while: z.enum(['inUse', 'owned', 'cast']),
  if: condition.optional(),
  replaces: count.optional(),
  only: z.literal('checks').optional(),
});

export const ability: z.ZodType<Ability> = z.strictObject({
  id: text.optional(),
  name: text.optional(),
  timing: z.enum(words.TIMINGS),
  phase: z.enum(words.CARD_PHASES).optional(),
  window: z.enum(words.WINDOWS).optional(),
  limit: z.enum(words.USE_LIMITS).optional(),
  optional: z.boolean().optional(),
  passive: z.boolean().optional(),
  whose: z.literal('owner').optional(),
  where: z.enum(['arkham', 'otherWorld']).optional(),
  notAgainst: z.literal('ancientOne').optional(),
  needsHands: z.boolean().optional(),
  checks: z.array(z.enum(words.CHECKS)).min(1).optional(),
  replace: z.boolean().optional(),
  trigger: trigger.optional(),
  requires: z.array(condition).default([]),
  cost: effects.default([]),
  effect: effects,
});

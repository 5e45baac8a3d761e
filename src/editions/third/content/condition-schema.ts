import { z } from 'zod';
import type { Condition } from './condition.ts';
import type { Amount } from './effect.ts';
import * as words from './vocabulary.ts';

const text = z.string().min(1);
const count = z.int().min(0);
const number = z.int();

/** One, or a list of at least one. */
export function oneOrMore<T>(schema: z.ZodType<T>) {
  return z.union([schema, z.array(schema).min(1)]);
}

export const amount: z.ZodType<Amount> = z.lazy(() =>
  z.union([
    count,
    z.enum(['all', 'd6', 'spent', 'sameAmount']),
    z.strictObject({ per: z.literal('success') }),
    z.strictObject({ upTo: z.union([z.literal('all'), amount]) }),
    z.strictObject({ count: z.enum(words.COUNTS) }),
    z.strictObject({ sum: z.tuple([amount, amount]) }),
    z.strictObject({ difference: z.tuple([amount, amount]) }),
  ]),
);

const range = z
  .strictObject({ min: count.optional(), max: count.optional() })
  .refine((value) => Object.keys(value).length > 0, 'names neither min nor max');

export const condition: z.ZodType<Condition> = z.lazy(() =>
  z
    .strictObject({
      resource: z.enum(words.RESOURCES).optional(),
      min: z.union([count, z.literal('focusLimit')]).optional(),
      max: count.optional(),
      has: z.literal('tome').optional(),
      status: z.enum(words.STATUSES).optional(),
      in: text.optional(),
      neighborhood: z.array(text).min(1).optional(),
      not: condition.optional(),
      any: z.array(condition).min(1).optional(),
      all: z.array(condition).min(1).optional(),
      anyInvestigator: condition.optional(),
      counter: text.optional(),
      tokensOnCard: z.partialRecord(z.enum(words.CARD_TOKENS), count).optional(),
      codexHas: number.optional(),
      side: z.enum(words.SIDES).optional(),
      sheetClues: range.optional(),
      sheetDoom: range.optional(),
      sheetCluesPlusDoom: range.optional(),
      sheetMarkers: range.optional(),
      spaceDoom: range.optional(),
      neighborhoodDoom: range.optional(),
      markersOnBoard: count.optional(),
      revealed: z.array(z.enum(words.MARKER_COLORS)).min(1).optional(),
      mendedScars: range.optional(),
      neighborhoodHas: z.array(z.enum(words.SCARS)).min(1).optional(),
      engaged: z.literal('thatMonster').optional(),
      engagedWith: z.literal('this').optional(),
      monsters: z.array(text).min(1).optional(),
      group: z.literal('worshiper').optional(),
      trait: text.optional(),
      epic: z.boolean().optional(),
      check: z.literal('attack').optional(),
      inUse: z.literal('this').optional(),
      mentions: text.optional(),
      card: text.optional(),
      ability: text.optional(),
      thisCast: z
        .array(z.enum(['sufferedDamage', 'spentRemnant']))
        .min(1)
        .optional(),
      otherHand: z.literal('empty').optional(),
    })
    .refine((value) => Object.keys(value).length > 0, 'names no condition'),
);

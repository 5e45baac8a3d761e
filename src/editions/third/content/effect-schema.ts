import { z } from 'zod';
import { amount, condition } from './condition-schema.ts';
import type { Check, Cost, Effect, EffectOf, Move, Roll } from './effect.ts';
import { plainOperations } from './plain-schema.ts';
import * as words from './vocabulary.ts';

/** Named, because an object literal with this key looks like a promise to tools. */
const THEN = 'then';

/** Unknown keys are errors everywhere. */
const exact = z.strictObject;

const text = z.string().min(1);
const count = z.int().min(0);
const positive = z.int().min(1);
const change = z.int();
const place = text;

/**
 * One effect. The leading key picks the schema, so that a mistake is reported at its own path and not as
 * "none of eighty shapes fits".
 */
const effect: z.ZodType<Effect> = z.unknown().transform((value, context): Effect => {
  const keys = typeof value === 'object' && value !== null ? words.OPERATIONS.filter((key) => key in value) : [];
  const [operation] = keys;
  if (operation === undefined || keys.length > 1) {
    const message = operation === undefined ? 'has no known operation' : `mixes operations: ${keys.join(', ')}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  const schema: z.ZodType<Effect> = operations[operation];
  return passOn(schema.safeParse(value), context);
});

export const effects: z.ZodType<Effect[]> = z.array(effect);

/** One part of a cost: only what can be paid. */
const cost: z.ZodType<Cost> = z.unknown().transform((value, context): Cost => {
  const keys = typeof value === 'object' && value !== null ? words.COST_OPERATIONS.filter((key) => key in value) : [];
  const [operation] = keys;
  if (operation === undefined || keys.length > 1) {
    context.addIssue({ code: 'custom', message: 'is no cost' });
    return z.NEVER;
  }
  const schema: z.ZodType<Cost> = operations[operation];
  return passOn(schema.safeParse(value), context);
});

export const costs: z.ZodType<Cost[]> = z.array(cost).min(1);

/** The parsed value, or its mistakes handed on at their own paths. */
export function passOn<T>(result: z.ZodSafeParseResult<T>, context: z.RefinementCtx): T {
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    context.addIssue({ code: 'custom', message: issue.message, path: [...issue.path] });
  }
  return z.NEVER;
}

const check: z.ZodType<Check> = z
  .strictObject({
    skill: z.enum(words.SKILLS),
    mod: z.union([change, exact({ evadeModifierOf: z.literal('thatMonster') })]),
    pass: effects.optional(),
    fail: effects.optional(),
    bySuccesses: z
      .array(exact({ min: count, max: count.nullable(), do: effects }))
      .min(1)
      .optional(),
    always: effects.optional(),
    extraDice: exact({ perSpent: z.literal('remnant'), dice: positive }).optional(),
  })
  .refine(
    (value) => [value.pass, value.bySuccesses, value.always].filter((way) => way !== undefined).length === 1,
    'needs exactly one of pass, bySuccesses, always',
  );

const roll: z.ZodType<Roll> = exact({
  dice: positive,
  sum: z.literal(true).optional(),
  bands: z.array(exact({ min: positive, max: positive, do: effects })).min(1),
});

const move: z.ZodType<Move> = z.union([
  exact({
    upTo: amount,
    ignoreMonsters: z.boolean().optional(),
    payForMore: exact({ money: positive, steps: positive, max: positive }).optional(),
  }),
  exact({ steps: positive, toward: place.optional(), with: z.literal('this').optional() }),
  exact({ to: place }),
]);

const tokenChange = z.union([amount, exact({ minus: positive })]);

function atLeastOneKey(value: object): boolean {
  return Object.keys(value).length > 0;
}

const operations: { [O in words.Operation]: z.ZodType<EffectOf<O>> } = {
  check: exact({ check }),
  roll: exact({ roll }),
  choose: exact({
    choose: z.array(exact({ label: text, cost: costs.optional(), do: effects })).min(2),
    who: z.literal('group').optional(),
  }),
  may: exact({
    may: exact({
      who: z.literal('anyInvestigator').optional(),
      cost: costs.optional(),
      do: effects,
      else: effects.optional(),
    }),
  }),
  if: exact({ if: condition, [THEN]: effects, else: effects.optional() }),
  each: exact({ each: z.enum(words.EACH), where: condition.optional(), do: effects }),
  repeat: exact({ repeat: exact({ cost: costs, do: effects }) }),
  gain: exact({
    gain: exact({
      money: amount.optional(),
      remnant: amount.optional(),
      clue: z.literal('neighborhood').optional(),
    }).refine(atLeastOneKey, 'names no resource'),
  }),
  lose: exact({
    lose: exact({ money: amount.optional(), focus: amount.optional() }).refine(atLeastOneKey, 'names no resource'),
  }),
  spend: exact({
    spend: exact({
      money: amount.optional(),
      remnant: amount.optional(),
      clue: amount.optional(),
      focus: amount.optional(),
      sheetClue: amount.optional(),
    }).refine(atLeastOneKey, 'names no resource'),
  }),
  damage: exact({ damage: amount }),
  horror: exact({ horror: amount }),
  directHorror: exact({ directHorror: amount }),
  sufferSplit: exact({
    sufferSplit: exact({ amount, between: z.tuple([z.literal('damage'), z.literal('horror')]) }),
  }),
  recover: exact({
    recover: exact({
      health: amount.optional(),
      sanity: amount.optional(),
      who: z.enum(['you', 'youOrAlly', 'investigatorOrAllyInYourSpace']),
    }),
  }),
  restore: exact({ restore: z.enum(['health', 'sanity']), to: z.literal('thatMonster').optional() }),
  draw: exact({ draw: exact({ deck: z.enum(['spell', 'ally']), count: positive }) }),
  gainItem: exact({
    gainItem: exact({
      trait: z.enum(words.ASKED_TRAITS),
      valueAtMost: count.optional(),
      valueAtLeast: count.optional(),
    }),
  }),
  take: exact({ take: text, to: z.literal('leader').optional() }),
  buy: exact({
    buy: exact({
      deck: z.enum(['display', 'spell']),
      filter: z.enum(['common', 'curio']).optional(),
      draw: positive.optional(),
      max: positive.nullable(),
      price: z.union([z.enum(['list', 'halfUp']), count]),
      ifBought: effects.optional(),
    }).refine(
      (value) => (value.deck === 'display' ? value.filter : value.draw) !== undefined,
      'the display needs a filter, the spell deck a draw',
    ),
  }),
  discard: exact({
    discard: exact({
      what: z.enum(['this', 'item', 'tome', 'thatItem', 'thatSpell', 'clue']),
      count: z.union([positive, z.literal('all')]).optional(),
      choose: z.literal('owner').optional(),
      from: z.union([z.literal('sheet'), z.array(z.enum(['investigators', 'sheet'])).min(1)]).optional(),
      countAs: text.optional(),
    }),
  }),
  focus: exact({
    focus: exact({
      skill: z.enum([...words.SKILLS, 'any', 'every']),
      count: positive.optional(),
      exceedLimit: z.boolean().optional(),
    }),
  }),
  status: exact({ status: z.enum(words.STATUSES), to: z.literal('anotherInvestigator').optional() }),
  retire: exact({ retire: z.literal(true) }),
  move: exact({ move }),
  research: exact({ research: amount }),
  sheetClue: exact({ sheetClue: amount }),
  sheetDoom: exact({ sheetDoom: amount }),
  sheetMarker: exact({ sheetMarker: positive }),
  moveToken: exact({
    moveToken: exact({ clue: positive, from: z.literal('sheet'), to: exact({ card: positive }) }),
  }),
  tokensOnCard: exact({
    tokensOnCard: z
      .partialRecord(z.enum(words.CARD_TOKENS), tokenChange)
      .refine((value) => Object.keys(value).length > 0, 'names no token'),
  }),
  placeDoom: exact({ placeDoom: exact({ at: place, amount }) }),
  removeDoom: exact({
    removeDoom: exact({ from: place, amount, spaces: exact({ upTo: positive }).optional() }),
  }),
  spreadDoom: exact({ spreadDoom: positive }),
  spawnClue: exact({ spawnClue: positive }),
  gateBurst: exact({ gateBurst: positive }),
  readHeadline: exact({ readHeadline: positive }),
  drawMythos: exact({ drawMythos: positive }),
  reckoning: exact({ reckoning: z.literal(true) }),
  ...plainOperations,
};

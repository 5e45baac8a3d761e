import { z } from 'zod';
import type { Condition, Filter } from './condition.ts';
import type { Amount, Amounts, Payment, Trigger } from './effect.ts';
import { AMOUNT_WORDS } from './effect.ts';
import * as words from './vocabulary.ts';

const text = z.string().min(1);
const count = z.int().min(0);
const positive = z.int().min(1);
const change = z.int();

/** One, or a list of at least one. */
export function oneOrMore<T>(schema: z.ZodType<T>) {
  return z.union([schema, z.array(schema).min(1)]);
}

export const amount: z.ZodType<Amount> = z.union([
  change,
  z.enum(AMOUNT_WORDS),
  z.strictObject({ per: z.literal('success') }),
  z.strictObject({ upTo: z.union([positive, z.literal('tokensOnCard')]) }),
  z.strictObject({ minus: z.literal('spent') }),
]);

const amountShape = {
  clue: amount.optional(),
  money: amount.optional(),
  sanity: amount.optional(),
  stamina: amount.optional(),
  maxSanity: amount.optional(),
  maxStamina: amount.optional(),
  movementPoints: amount.optional(),
};
export const amounts: z.ZodType<Amounts> = z
  .strictObject(amountShape)
  .refine((value) => Object.keys(value).length > 0, 'names no resource');

const paymentShape = {
  ...amountShape,
  what: text.optional(),
  count: positive.optional(),
  toughness: positive.optional(),
  choose: z.literal('owner').optional(),
};
export const payment: z.ZodType<Payment> = z
  .strictObject(paymentShape)
  .refine((value) => Object.keys(value).length > 0, 'names nothing to pay');

export const condition: z.ZodType<Condition> = z.lazy(() =>
  z
    .strictObject({
      resource: z.enum(words.COUNTED).optional(),
      min: count.optional(),
      max: count.optional(),
      has: text.optional(),
      status: z.enum(words.STATUSES).optional(),
      in: z.enum(words.AREAS).optional(),
      location: text.optional(),
      is: z.literal('firstPlayer').optional(),
      counter: text.optional(),
      available: text.optional(),
      not: condition.optional(),
      defaultedOn: text.optional(),
      terror: z.strictObject({ min: positive }).optional(),
      environment: text.optional(),
      openGate: z.literal('here').optional(),
      stability: z.enum(words.STABILITIES).optional(),
      explored: z.boolean().optional(),
      otherHand: z.literal('empty').optional(),
      opponentHas: z.enum(words.MONSTER_ABILITIES).optional(),
      tokensOnCard: z.strictObject({ clue: count }).optional(),
      monstersOnCard: count.optional(),
      onePlayerSpends: z.strictObject({ ...paymentShape, countWith5PlusPlayers: positive.optional() }).optional(),
      phase: z.enum(words.CARD_PHASES).optional(),
      at: text.optional(),
      allyDeckEmptyWhenOneMustGo: z.literal(true).optional(),
      ancientOneAwakens: z.literal(true).optional(),
    })
    .refine((value) => Object.keys(value).length > 0, 'names no condition'),
);

export const filter: z.ZodType<Filter> = z.strictObject({
  monsters: z.union([z.enum(['all', 'opponent']), z.array(text).min(1)]).optional(),
  movement: z.enum(words.MOVEMENTS).optional(),
  ability: z.enum(words.MONSTER_ABILITIES).optional(),
  in: z.enum(words.AREAS).optional(),
  neighborhood: text.optional(),
  areas: z
    .array(z.enum(['streets', 'locations']))
    .min(1)
    .optional(),
  zones: z
    .array(z.enum(['sky', 'outskirts']))
    .min(1)
    .optional(),
  kind: z.literal('location').optional(),
  not: z.array(text).optional(),
  otherWorld: text.optional(),
  type: z.enum(['headline', 'environment', 'rumor']).optional(),
  subtype: z.enum(['mystic', 'urban', 'weather']).optional(),
  weapon: z.enum(words.DAMAGE_KINDS).optional(),
  count: positive.optional(),
  choose: z.literal('owner').optional(),
  check: z.enum(words.CHECKS).optional(),
  inUse: z.literal('this').optional(),
});

export const trigger: z.ZodType<Trigger> = z
  .strictObject({
    event: oneOrMore(z.enum(words.EVENTS)).optional(),
    loss: oneOrMore(z.enum(['sanity', 'stamina'])).optional(),
    who: z.enum(words.WHO).optional(),
    at: text.optional(),
    monster: text.optional(),
    deck: oneOrMore(z.enum(words.PLAYER_DECKS)).optional(),
    atSetup: z.boolean().optional(),
    from: z.literal('turnAfterEntering').optional(),
  })
  .refine((value) => (value.event === undefined) !== (value.loss === undefined), 'needs either event or loss');

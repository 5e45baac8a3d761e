import { z } from 'zod';
import { ABILITY_KINDS, type Ability, type AbilityKind, type AbilityOf, type ActionText } from './ability.ts';
import { amount, condition, oneOrMore } from './condition-schema.ts';
import { costs, effects, passOn } from './effect-schema.ts';
import * as words from './vocabulary.ts';

/** Named, because an object literal with this key looks like a promise to tools. */
const THEN = 'then';

const exact = z.strictObject;
const text = z.string().min(1);
const positive = z.int().min(1);
const skill = z.enum(words.SKILLS);
const use = z.enum(words.TEST_USES);
const event = z.enum(words.EVENT_NAMES);
const limit = z.enum(['round', 'roll']);
const dice = z.union([z.enum(['one', 'any', 'oneOrAll']), exact({ upTo: amount })]);

const reaction = {
  where: condition.optional(),
  if: condition.optional(),
  min: positive.optional(),
  optional: z.boolean().optional(),
  per: limit.optional(),
  cost: costs.optional(),
  do: effects,
};

export const actionText: z.ZodType<ActionText> = exact({
  whileEngaged: z.literal(true).optional(),
  where: condition.optional(),
  cost: costs.optional(),
  do: effects,
});

/** The schema of each kind of ability; archive cards use some of them as rules. */
export const abilityKinds: { [K in AbilityKind]: z.ZodType<AbilityOf<K>> } = {
  bonus: exact({
    bonus: exact({
      skill,
      by: positive,
      during: use,
      if: condition.optional(),
      replaces: positive.optional(),
    }),
  }),
  bonusDice: exact({
    bonusDice: exact({
      amount,
      skills: z.array(skill).min(1).optional(),
      during: use.optional(),
      if: condition.optional(),
      per: limit.optional(),
    }),
  }),
  reroll: exact({
    reroll: exact({
      dice,
      per: limit.optional(),
      skills: z.array(skill).min(1).optional(),
      during: use.optional(),
      cost: costs.optional(),
      who: z.literal('youOrAnotherInvestigatorInYourSpace').optional(),
      rolls: z.literal('all').optional(),
    }),
    [THEN]: effects.optional(),
  }),
  replaceReroll: exact({ replaceReroll: exact({ when: z.literal('spendFocusToReroll'), dice }) }),
  addToDie: exact({
    addToDie: exact({
      by: positive,
      dice: z.enum(['one', 'each']),
      during: use.optional(),
      per: limit.optional(),
    }),
  }),
  modify: exact({
    modify: exact({
      what: z.enum(words.MODIFIABLE),
      by: z.int().optional(),
      set: z.union([z.int(), z.array(z.int().min(1).max(6)).min(1)]).optional(),
      per: z.enum(['sheetMarker', 'unmendedScar']).optional(),
      where: condition.optional(),
    }).refine((value) => (value.by === undefined) !== (value.set === undefined), 'needs either by or set'),
  }),
  replaceSkill: exact({
    replaceSkill: exact({
      of: z.enum(['attack', 'evade']),
      from: skill,
      with: skill,
      monsterModifier: z.boolean(),
    }),
  }),
  replaceAction: exact({ replaceAction: z.literal('move'), do: effects }),
  action: exact({ id: text.optional(), action: actionText }),
  after: exact({
    after: oneOrMore(event),
    ...reaction,
    reward: z.literal(true).optional(),
    during: z.literal('casting').optional(),
    color: z.enum(words.MARKER_COLORS).optional(),
  }),
  before: exact({ before: event, ...reaction }),
  when: exact({ when: event, ...reaction, timing: z.literal('beforeOrAfter').optional() }),
  during: exact({
    during: z.enum(['attack', 'evade']),
    optional: z.boolean(),
    cost: costs.optional(),
    do: effects,
  }),
  replace: exact({
    replace: z.union([
      exact({ event: z.literal('status'), status: z.enum(words.STATUSES) }),
      exact({ event: z.enum(['placeDoom', 'encounter']), where: condition }),
    ]),
    do: effects,
  }),
  reckoning: exact({ reckoning: effects }),
  halfPrice: exact({
    halfPrice: exact({ what: z.literal('item'), per: z.literal('round'), optional: z.boolean() }),
  }),
  cannotHave: exact({
    cannotHave: z.array(z.enum(words.STATUSES)).min(1),
    discardHeld: z.literal(true).optional(),
  }),
  undiscardable: exact({ undiscardable: z.literal(true) }),
  unseenBy: exact({ unseenBy: exact({ monsters: condition, until: z.literal('youAttackOrDamageIt') }) }),
  mayReplace: exact({ mayReplace: exact({ horror: z.literal('damage'), during: z.literal('casting') }) }),
  shareFocus: exact({
    shareFocus: exact({ with: z.literal('otherInvestigatorsInYourSpace'), by: positive }),
  }),
  forbid: exact({
    forbid: exact({ what: z.literal('move'), who: z.literal('anyInvestigator'), into: text }),
  }),
};

/** One ability. The leading key picks the schema, so that a mistake is reported at its own path. */
const ability: z.ZodType<Ability> = z.unknown().transform((value, context): Ability => {
  const kind =
    typeof value === 'object' && value !== null ? ABILITY_KINDS.find((candidate) => candidate in value) : undefined;
  if (kind === undefined) {
    context.addIssue({ code: 'custom', message: 'is no known ability' });
    return z.NEVER;
  }
  const schema: z.ZodType<Ability> = abilityKinds[kind];
  return passOn(schema.safeParse(value), context);
});

export const abilities: z.ZodType<Ability[]> = z.array(ability);

import { z } from 'zod';
import { ABILITY_KINDS, type Ability, type AbilityKind, type AbilityOf, type ActionText } from './ability.ts';
import { amount, condition, costs, effects } from './grammar.ts';
import { passOn } from './issue.ts';
import * as words from './vocabulary.ts';

/** Named, because an object literal with this key looks like a promise to tools. */
const THEN = 'then';

const exact = z.strictObject;
const text = z.string().min(1);
const positive = z.int().min(1);
const skill = z.enum(words.SKILLS);
const use = z.enum(words.TEST_USES);
const event = z.enum(words.EVENT_NAMES);
const place = exact({ in: text });
const perRound = z.literal('round').exactOptional();
const by = z.int();
const dice = z.union([z.enum(['one', 'any', 'oneOrAll']), exact({ upTo: amount })]);

const reaction = {
  where: condition.exactOptional(),
  if: condition.exactOptional(),
  optional: z.boolean().exactOptional(),
  per: perRound,
  cost: costs.exactOptional(),
  do: effects,
};

export const actionText: z.ZodType<ActionText> = exact({
  whileEngaged: z.literal(true).exactOptional(),
  where: place.exactOptional(),
  cost: costs.exactOptional(),
  do: effects,
});

/** The schema of each kind of ability; archive cards use some of them as rules. */
export const abilityKinds: { [K in AbilityKind]: z.ZodType<AbilityOf<K>> } = {
  bonus: exact({
    bonus: exact({
      skill,
      by: positive,
      during: use,
      if: condition.exactOptional(),
      replaces: positive.exactOptional(),
    }),
  }),
  bonusDice: exact({
    bonusDice: exact({
      amount,
      skills: z.array(skill).min(1).exactOptional(),
      during: use.exactOptional(),
      if: condition.exactOptional(),
      per: perRound,
    }).refine(({ skills, during }) => !(skills && during), 'names skills and a use'),
  }),
  reroll: exact({
    reroll: exact({
      dice,
      per: z.enum(['round', 'roll']),
      skills: z.array(skill).min(1).exactOptional(),
      during: use.exactOptional(),
      cost: costs.exactOptional(),
      who: z.literal('youOrAnotherInvestigatorInYourSpace').exactOptional(),
      rolls: z.literal('all').exactOptional(),
    }).refine(
      ({ skills, during, who, rolls }) => [skills, during, who, rolls].filter((one) => one !== undefined).length < 2,
      'says twice which tests it is for',
    ),
    [THEN]: effects.exactOptional(),
  }),
  replaceReroll: exact({ replaceReroll: exact({ when: z.literal('spendFocusToReroll'), dice }) }),
  addToDie: exact({
    addToDie: z.union([
      exact({ by: positive, dice: z.literal('one'), during: use.exactOptional(), per: perRound }),
      exact({ by: positive, dice: z.literal('each'), during: use.exactOptional() }),
    ]),
  }),
  modify: exact({
    modify: z.discriminatedUnion('what', [
      exact({ what: z.literal('successFaces'), set: z.array(z.int().min(1).max(6)).min(1) }),
      exact({
        what: z.literal('successesPerSix'),
        set: positive,
        where: exact({ check: z.literal('attack'), inUse: z.literal('this') }),
      }),
      exact({ what: z.literal('check:all'), by, where: exact({ engagedWith: z.literal('this') }) }),
      exact({ what: z.literal('focusLimit'), by }),
      exact({ what: z.literal('focusPerSkill'), set: positive }),
      exact({ what: z.literal('actions'), by }),
      exact({ what: z.literal('itemValue'), by, where: exact({ in: z.literal('display') }) }),
      exact({
        what: z.literal('health'),
        by,
        per: z.enum(['sheetMarker', 'unmendedScar']).exactOptional(),
        where: exact({ monsters: z.array(text).min(1) }).exactOptional(),
      }),
      exact({ what: z.literal('reckoningDice'), set: positive, where: exact({ card: z.literal('darkPact') }) }),
      exact({ what: z.literal('gain:money'), by, where: exact({ ability: text }) }),
    ]),
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
  action: z.union([exact({ action: actionText }), exact({ id: text, action: actionText })]),
  after: exact({
    after: z.union([event, z.array(event).min(1)]),
    ...reaction,
    reward: z.literal(true).exactOptional(),
    during: z.literal('casting').exactOptional(),
    color: z.enum(words.MARKER_COLORS).exactOptional(),
    min: positive.exactOptional(),
  })
    .refine(({ after, min }) => min === undefined || after === 'youRemoveDoomFromYourSpace', 'measures nothing')
    .refine(({ after, color }) => color === undefined || after === 'markerRevealed', 'has no color'),
  before: exact({ before: event, ...reaction }),
  when: exact({ when: event, ...reaction, min: positive.exactOptional() }).refine(
    ({ when, min }) => min === undefined || /^thisWouldSuffer/.test(when),
    'measures nothing',
  ),
  during: exact({
    during: z.enum(['attack', 'evade']),
    optional: z.literal(true),
    cost: costs.exactOptional(),
    do: effects,
  }),
  replace: exact({
    replace: z.union([
      exact({ event: z.literal('status'), status: z.enum(words.STATUSES) }),
      exact({ event: z.enum(['placeDoom', 'encounter']), where: place }),
      exact({ event: z.literal('encounter'), where: exact({ mentions: text }) }),
    ]),
    do: effects,
  }),
  reckoning: exact({ reckoning: effects }),
  halfPrice: exact({
    halfPrice: exact({ what: z.literal('item'), per: z.literal('round'), optional: z.boolean() }),
  }),
  cannotHave: exact({
    cannotHave: z.array(z.enum(words.STATUSES)).min(1),
    discardHeld: z.literal(true).exactOptional(),
  }),
  undiscardable: exact({ undiscardable: z.literal(true) }),
  unseenBy: exact({
    unseenBy: exact({ monsters: exact({ epic: z.literal(false) }), until: z.literal('youAttackOrDamageIt') }),
  }),
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

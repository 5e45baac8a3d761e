import { z } from 'zod';
import { passOn } from '../../language/issue.ts';
import type { Grammar } from './grammar.ts';
import * as words from './vocabulary.ts';

export type { EventName } from './vocabulary.ts';

/** Named, because an object literal with this key looks like a promise to tools. */
const THEN = 'then';

const exact = z.strictObject;
const text = z.string().min(1);
const positive = z.int().min(1);
const skill = z.enum(words.SKILLS);
const skills = z.array(skill).min(1).exactOptional();
const use = z.enum(words.TEST_USES);
const during = use.exactOptional();
const event = z.enum(words.EVENT_NAMES);
const place = exact({ in: text });
const perRound = z.literal('round').exactOptional();
const by = z.int();
const per = z.enum(['sheetMarker', 'unmendedScar']).exactOptional();

/** At least so much of it at once. */
const min = positive.exactOptional();
const waitsFor = z.union([event, z.array(event).min(1)]);

/** What abilities of several bearers are made of. */
function partsOf({ amount, condition, costs, effects }: Grammar) {
  /** How many dice. */
  const dice = z.union([z.enum(['one', 'any', 'oneOrAll']), exact({ upTo: amount })]);

  /** An action any investigator who may perform it can take; not while engaged unless it says so. */
  const actionText = exact({
    whileEngaged: z.literal(true).exactOptional(),
    where: place.exactOptional(),
    cost: costs.exactOptional(),
    do: effects,
  });

  /** What a reaction can say beside its event; it must happen unless it is optional. */
  const reaction = {
    where: condition.exactOptional(),
    if: condition.exactOptional(),
    optional: z.boolean().exactOptional(),
    cost: costs.exactOptional(),
    do: effects,
  };

  /** Something that can be done once as part of such an action. */
  const duringAction = exact({
    during: z.enum(['attack', 'evade']),
    optional: z.literal(true),
    cost: costs.exactOptional(),
    do: effects,
  });
  const reckoning = exact({ reckoning: effects });

  return { dice, actionText, reaction, duringAction, reckoning };
}

/** What sheets and cards in play areas can do. */
function heldShapes(grammar: Grammar) {
  const { amount, condition, costs, effects } = grammar;
  const { dice, actionText, reaction, duringAction, reckoning } = partsOf(grammar);
  return {
    /** More dice in tests; of a card with hands only if it is among the assets chosen (3E-463.2c). */
    bonus: exact({
      bonus: exact({
        skill,
        by: positive,
        during: use,
        if: condition.exactOptional(),
        /** Takes the place of this card's bonus of that size. */
        replaces: positive.exactOptional(),
      }),
    }),
    /** `per`: when the owner wants. */
    bonusDice: exact({
      bonusDice: exact({ amount, skills, during, if: condition.exactOptional(), per: perRound }).refine(
        ({ skills, during }) => !(skills && during),
        'names skills and a use',
      ),
    }),
    /** `then`: afterwards. */
    reroll: exact({
      reroll: exact({
        dice,
        /** How often: once a round, or once for each roll. */
        per: z.enum(['round', 'roll']),
        /** None: any test. */
        skills,
        during,
        cost: costs.exactOptional(),
        /** Who tests; without it the owner. */
        who: z.literal('youOrAnotherInvestigatorInYourSpace').exactOptional(),
        /** Also dice outside a test. */
        rolls: z.literal('all').exactOptional(),
      }).refine(
        ({ skills, during, who, rolls }) => [skills, during, who, rolls].filter((one) => one !== undefined).length < 2,
        'says twice which tests it is for',
      ),
      [THEN]: effects.exactOptional(),
    }).refine(({ reroll, [THEN]: then }) => !(then && reroll.rolls), 'has nothing after dice outside a test'),
    replaceReroll: exact({ replaceReroll: exact({ when: z.literal('spendFocusToReroll'), dice }) }),
    addToDie: exact({
      addToDie: z.union([
        exact({ by: positive, dice: z.literal('one'), during, per: perRound }),
        exact({ by: positive, dice: z.literal('each'), during }),
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
        exact({ what: z.literal('focusLimit'), by }),
        exact({ what: z.literal('focusPerSkill'), set: positive }),
        exact({ what: z.literal('actions'), by }),
        exact({ what: z.literal('reckoningDice'), set: positive, where: exact({ card: text }) }),
        exact({ what: z.literal('gain:money'), by, where: exact({ ability: text }) }),
      ]),
    }),
    replaceSkill: exact({
      replaceSkill: exact({ of: z.enum(['attack', 'evade']), from: skill, with: skill, monsterModifier: z.boolean() }),
    }),
    replaceAction: exact({ replaceAction: z.literal('move'), do: effects }),
    /** `id`: what `ability` of a condition calls it. */
    action: exact({ id: text.exactOptional(), action: actionText }),
    after: exact({
      after: waitsFor,
      ...reaction,
      per: perRound,
      during: z.literal('casting').exactOptional(),
      min,
    }).refine(({ after, min }) => min === undefined || after === 'youRemoveDoomFromYourSpace', 'measures nothing'),
    before: exact({ before: event, ...reaction, per: perRound }),
    when: exact({ when: event, ...reaction, per: perRound, min }).refine(
      ({ when, min }) => min === undefined || /^thisWouldSuffer/.test(when),
      'measures nothing',
    ),
    during: duringAction,
    /** Instead of a status its `do` happens. */
    replace: exact({ replace: exact({ event: z.literal('status'), status: z.enum(words.STATUSES) }), do: effects }),
    reckoning,
    halfPrice: exact({ halfPrice: exact({ what: z.literal('item'), per: z.literal('round'), optional: z.boolean() }) }),
    cannotHave: exact({
      cannotHave: z.array(z.enum(words.STATUSES)).min(1),
      discardHeld: z.literal(true).exactOptional(),
    }),
    undiscardable: exact({ undiscardable: z.literal(true) }),
    unseenBy: exact({
      unseenBy: exact({ monsters: exact({ epic: z.literal(false) }), until: z.literal('youAttackOrDamageIt') }),
    }),
    mayReplace: exact({ mayReplace: exact({ horror: z.literal('damage'), during: z.literal('casting') }) }),
    shareFocus: exact({ shareFocus: exact({ with: z.literal('otherInvestigatorsInYourSpace'), by: positive }) }),
  };
}

/** What monsters can do; `reward`: what a defeated one gives. */
function monsterShapes(grammar: Grammar) {
  const { reaction, duringAction, reckoning } = partsOf(grammar);
  return {
    modify: exact({
      modify: z.discriminatedUnion('what', [
        exact({ what: z.literal('check:all'), by, where: exact({ engagedWith: z.literal('this') }) }),
        exact({ what: z.literal('health'), by, per }),
      ]),
    }),
    after: exact({ after: waitsFor, ...reaction, reward: z.literal(true).exactOptional() }),
    during: duringAction,
    reckoning,
  };
}

/** What a rumor can do while it is in the codex. */
function rumorShapes(grammar: Grammar) {
  const { reaction } = partsOf(grammar);
  return {
    modify: exact({ modify: exact({ what: z.literal('itemValue'), by, where: exact({ in: z.literal('display') }) }) }),
    before: exact({ before: event, ...reaction }),
  };
}

/** What is in force while a side of an archive card is up, beside what waits for a state of the game. */
function archiveShapes(grammar: Grammar) {
  const { effects } = grammar;
  const { reaction } = partsOf(grammar);
  return {
    modify: exact({
      modify: exact({ what: z.literal('health'), by, per, where: exact({ monsters: z.array(text).min(1) }) }),
    }),
    /** `color`: of the marker. */
    after: exact({ after: waitsFor, ...reaction, color: z.enum(words.MARKER_COLORS).exactOptional() }).refine(
      ({ after, color }) => color === undefined || after === 'markerRevealed',
      'has no color',
    ),
    /** An event that does not happen; `do` happens in its stead. */
    replace: exact({
      replace: z.union([
        exact({ event: z.enum(['placeDoom', 'encounter']), where: place }),
        exact({ event: z.literal('encounter'), where: exact({ mentions: text }) }),
      ]),
      do: effects,
    }),
    forbid: exact({
      forbid: exact({ what: z.literal('move'), who: z.literal('anyInvestigator'), into: text }),
    }),
  };
}

/** Every kind of ability by its leading key, for each that can bear abilities. */
export function abilityShapes(grammar: Grammar) {
  return {
    held: heldShapes(grammar),
    monster: monsterShapes(grammar),
    rumor: rumorShapes(grammar),
    archive: archiveShapes(grammar),
  };
}

/** An action that can be taken, as it is read. */
export const actionText = (grammar: Grammar) => partsOf(grammar).actionText;

type Shapes = ReturnType<typeof abilityShapes>;
type Bearer = keyof Shapes;
type Read<S extends Record<string, z.ZodType>> = { [K in keyof S]: z.output<S[K]> }[keyof S];

export type DiceChoice = z.output<ReturnType<typeof partsOf>['dice']>;
export type ActionText = z.output<ReturnType<typeof actionText>>;
export type HeldAbility = Read<Shapes['held']>;
export type MonsterAbility = Read<Shapes['monster']>;
export type RumorAbility = Read<Shapes['rumor']>;
export type ArchiveAbility = Read<Shapes['archive']>;

/** What a card, a monster or an investigator can do; its leading key is its kind. */
export type Ability = HeldAbility | MonsterAbility | RumorAbility | ArchiveAbility;

/** The kinds of abilities, the more telling key first: an `after` may have a `during` beside it. */
export const ABILITY_KINDS = [
  'bonus',
  'bonusDice',
  'reroll',
  'replaceReroll',
  'addToDie',
  'modify',
  'replaceSkill',
  'replaceAction',
  'action',
  'after',
  'before',
  'when',
  'during',
  'replace',
  'reckoning',
  'halfPrice',
  'cannotHave',
  'undiscardable',
  'unseenBy',
  'mayReplace',
  'shareFocus',
  'forbid',
] as const satisfies readonly (keyof Shapes[Bearer] | keyof Shapes['held'] | keyof Shapes['archive'])[];
export type AbilityKind = (typeof ABILITY_KINDS)[number];
/** The abilities of that kind, of all bearers or of one. */
export type AbilityOf<K extends AbilityKind, A extends Ability = Ability> = K extends unknown
  ? Extract<A, { readonly [X in K]: unknown }>
  : never;
export type Modify = AbilityOf<'modify'>['modify'];
export type Reaction = AbilityOf<'after' | 'before' | 'when'>;

const kinds = new WeakMap<object, AbilityKind>();

/** The leading key of an ability, or undefined for something that is none. What is printed is looked at once. */
export function abilityKindOf(ability: object): AbilityKind | undefined {
  const kind = kinds.get(ability) ?? ABILITY_KINDS.find((one) => one in ability);
  if (kind) kinds.set(ability, kind);
  return kind;
}

/** Lists of abilities that such a bearer has. The leading key picks the schema, so that a mistake is reported at its own path. */
export function abilities<B extends Bearer>(bearer: B, grammar: Grammar) {
  type Own = Read<Shapes[B]>;
  const shapes: Readonly<Record<string, z.ZodType>> = abilityShapes(grammar)[bearer];
  const ability = z.unknown().transform((value, context): Own => {
    const kind = typeof value === 'object' && value !== null ? abilityKindOf(value) : undefined;
    const shape = kind === undefined ? undefined : shapes[kind];
    if (shape) return passOn(shape.safeParse(value), context) as Own;
    context.addIssue({ code: 'custom', message: 'is no known ability' });
    return z.NEVER;
  });
  return z.array(ability);
}

import { z } from 'zod';
import { amount, amounts, condition, filter, oneOrMore, payment, trigger } from './condition-schema.ts';
import type { Check, Effect, EffectOf, Operation, Roll } from './effect.ts';
import { OPERATIONS } from './operation.ts';
import * as words from './vocabulary.ts';

/** Named, because an object literal with this key looks like a promise to tools. */
const THEN = 'then';

/** Unknown keys are errors everywhere. */
const exact = z.strictObject;

const text = z.string().min(1);
const count = z.int().min(0);
const positive = z.int().min(1);
const change = z.int();
const point = z.enum(['sanity', 'stamina']);
const duration = z.enum(words.DURATIONS);
const playerDeck = z.enum(words.PLAYER_DECKS);
const price = z.enum(words.PRICES);
const who = z.enum(words.WHO);

/**
 * One effect. The leading key picks the schema, so that a mistake is reported at its own path and not as
 * "none of sixty shapes fits".
 */
export const effect: z.ZodType<Effect> = z.unknown().transform((value, context): Effect => {
  const keys = typeof value === 'object' && value !== null ? OPERATIONS.filter((key) => key in value) : [];
  const [operation] = keys;
  if (operation === undefined || keys.length > 1) {
    const message = operation === undefined ? 'has no known operation' : `mixes operations: ${keys.join(', ')}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  const result = operations[operation].safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    context.addIssue({ code: 'custom', message: issue.message, path: [...issue.path] });
  }
  return z.NEVER;
});

export const effects: z.ZodType<Effect[]> = z.array(effect);

const check: z.ZodType<Check> = z
  .strictObject({
    skill: z.enum([...words.SKILLS, 'combat']),
    mod: change,
    difficulty: positive,
    pass: effects.optional(),
    fail: effects.optional(),
    bySuccesses: z
      .array(exact({ min: count, max: count.nullable(), do: effects }))
      .min(1)
      .optional(),
    perSuccess: effects.optional(),
    modPerRound: change.optional(),
  })
  .refine(
    (value) => [value.pass, value.bySuccesses, value.perSuccess].filter((way) => way !== undefined).length === 1,
    'needs exactly one of pass, bySuccesses, perSuccess',
  );

const faces = exact({ min: z.int().min(1).max(6), max: z.int().min(1).max(6), do: effects });
const roll: z.ZodType<Roll> = exact({
  dice: z.union([positive, z.enum(['currentSanity', 'currentStamina'])]),
  bands: z
    .array(z.union([faces, exact({ successes: count, do: effects })]))
    .min(1)
    .optional(),
  perDie: z.array(faces).min(1).optional(),
  perSuccess: effects.optional(),
  perFailure: effects.optional(),
});

const operations: { [O in Operation]: z.ZodType<EffectOf<O>> } = {
  check: exact({ check }),
  roll: exact({ roll }),
  choose: exact({
    choose: z.array(exact({ label: text, cost: effects.optional(), do: effects })).min(2),
    ifAble: z.literal(true).optional(),
  }),
  may: exact({
    may: exact({ cost: effects.optional(), do: effects }),
    where: condition.optional(),
    insteadOf: z.literal('movement').optional(),
  }),
  if: exact({ if: condition, [THEN]: effects, else: effects.optional() }),
  each: exact({ each: z.enum(['investigator', 'openGate', 'ownItem']), where: condition.optional(), do: effects }),
  when: exact({ when: trigger, do: effects }),
  gain: exact({ gain: amounts, to: z.enum(words.RECEIVERS).optional() }),
  lose: exact({ lose: amounts }),
  restore: exact({ restore: point }),
  split: exact({ split: exact({ amount, between: z.tuple([z.literal('sanity'), z.literal('stamina')]) }) }),
  spend: exact({ spend: payment }),
  draw: exact({
    draw: exact({
      deck: playerDeck,
      count: z.union([positive, z.literal('all')]),
      keep: positive.optional(),
      filter: z.enum(['weapon', 'tome']).optional(),
    }),
  }),
  take: exact({ take: text, else: effects.optional() }),
  buy: exact({
    buy: exact({
      deck: oneOrMore(playerDeck),
      draw: z.union([positive, z.literal('all')]),
      min: count.optional(),
      max: positive,
      price,
    }),
  }),
  sell: exact({ sell: exact({ what: playerDeck, count: positive, choose: z.literal('owner'), price }) }),
  sale: exact({
    sale: exact({
      common: count,
      unique: count,
      who: z.literal('everyInvestigator'),
      price,
      disputes: z.literal('owner'),
      unsold: z.literal('discard'),
    }),
  }),
  discard: exact({
    discard: exact({
      what: oneOrMore(text),
      count: z.union([positive, z.enum(['all', 'halfDown', 'halfUp'])]).optional(),
      choose: z.enum(['owner', 'random']).optional(),
      as: z.literal('lost').optional(),
      from: z.literal('allyDeck').optional(),
      to: text.optional(),
      filter: text.optional(),
    }),
  }),
  claimTrophy: exact({
    claimTrophy: exact({
      from: z.enum(['cup', 'board']),
      count: positive,
      choose: z.enum(['owner', 'random']),
      evenEndless: z.boolean().optional(),
    }),
  }),
  status: exact({ status: z.enum(words.STATUSES), to: z.enum(words.RECEIVERS).optional() }),
  release: exact({ release: text }),
  move: exact({
    move: exact({
      to: text,
      [THEN]: z.enum(['stay', 'encounter']),
      ifNoGate: z.literal('nothing').optional(),
    }),
  }),
  moveThroughGate: exact({ moveThroughGate: exact({ which: z.literal('nearestOpen'), ties: z.literal('owner') }) }),
  moveMonster: exact({
    moveMonster: exact({
      to: z.literal('nearestInvestigator'),
      where: filter,
      steps: z.literal('all'),
      ties: z.array(z.enum(['lowestSneak', 'firstPlayerChooses'])),
    }),
  }),
  encounter: exact({
    encounter: exact({
      at: text,
      deck: text.optional(),
      draw: positive.optional(),
      keep: positive.optional(),
      different: z.boolean().optional(),
    }),
  }),
  monster: exact({ monster: exact({ count: positive }) }),
  monsterAt: exact({
    monsterAt: exact({
      place: text,
      count: z.union([positive, z.literal('all')]),
      from: z.literal('card').optional(),
    }),
  }),
  gate: exact({ gate: exact({ at: z.literal('here'), monster: z.boolean() }) }),
  closeGate: exact({
    closeGate: exact({
      which: z.enum(['here', 'any', 'that', 'entered']),
      choose: z.literal('owner').optional(),
      seal: z.boolean().optional(),
      trophy: z.boolean().optional(),
    }),
  }),
  doom: exact({ doom: change }),
  terror: exact({ terror: z.union([positive, z.literal('to10')]) }),
  close: exact({ close: exact({ place: text, until: duration }) }),
  returnToCup: exact({
    returnToCup: z.union([
      z.literal('this'),
      exact({
        monsters: z.union([z.literal('all'), z.array(text).min(1)]),
        where: filter,
        countAs: text.optional(),
      }),
    ]),
  }),
  returnToBox: exact({ returnToBox: z.literal('this') }),
  exhaust: exact({ exhaust: z.literal('this') }),
  tokensOnCard: exact({ tokensOnCard: amounts, discardAt: positive.optional() }),
  monstersOnCard: exact({ monstersOnCard: positive }),
  fightFromCard: exact({ fightFromCard: exact({ min: positive, choose: z.literal('owner') }) }),
  redrawMonster: exact({ redrawMonster: z.literal('that') }),
  redrawEncounter: exact({ redrawEncounter: z.literal('that') }),
  modify: exact({
    modify: z
      .strictObject({
        what: z.enum(words.MODIFIABLE),
        by: change.optional(),
        set: z.union([change, text, z.array(z.int().min(1).max(6)), z.null()]).optional(),
        min: count.optional(),
        until: duration.optional(),
        where: filter.optional(),
      })
      .refine((value) => (value.by === undefined) !== (value.set === undefined), 'needs either by or set'),
  }),
  modifyDraw: exact({
    modifyDraw: exact({
      extra: positive.optional(),
      thenDiscard: positive.optional(),
      keep: positive.optional(),
      from: z.array(z.enum(['top', 'bottom'])).optional(),
      choose: z.enum(['owner', 'ownerEachCard']),
    }),
  }),
  forbid: exact({
    forbid: exact({
      what: z.enum(words.FORBIDDABLE),
      who: who.optional(),
      at: z.literal('here').optional(),
      into: text.optional(),
      outOf: text.optional(),
      except: z.array(text).optional(),
      until: duration.optional(),
    }),
  }),
  cancel: exact({
    cancel: exact({
      what: z.enum(words.CANCELLABLE),
      where: filter.optional(),
      until: duration.optional(),
    }),
  }),
  ignore: exact({
    ignore: exact({
      monsterAbility: z.enum([...words.MONSTER_ABILITIES, 'any']),
      choose: z.literal('owner').optional(),
      not: z.array(z.enum(words.MONSTER_ABILITIES)).optional(),
      until: duration.optional(),
    }),
  }),
  prevent: exact({ prevent: exact({ loss: point, amount: z.union([positive, z.literal('all')]) }) }),
  reroll: exact({
    reroll: exact({
      check: z.enum([...words.CHECKS, 'any']),
      dice: z.enum(['all', 'one', 'failures']),
      who: who.optional(),
    }),
  }),
  autoPass: exact({ autoPass: exact({ check: z.enum([...words.CHECKS, 'gateClose']) }) }),
  autoFail: exact({ autoFail: exact({ check: z.array(z.enum(words.CHECKS)).min(1) }) }),
  countsAs: exact({ countsAs: exact({ clue: positive }) }),
  set: exact({
    set: exact({
      combatRating: z.union([change, z.literal('-terrorLevel')]).optional(),
      combatDamage: count.optional(),
      horrorRating: change.optional(),
      horrorDamage: count.optional(),
    }),
  }),
  grant: exact({ grant: z.enum(words.MONSTER_ABILITIES) }),
  peek: exact({ peek: exact({ deck: z.enum(words.DECKS), until: z.literal('gateLocation') }) }),
  look: exact({ look: exact({ decks: z.array(playerDeck).min(1), at: z.literal('bottom') }) }),
  revealTop: exact({
    revealTop: exact({
      deck: z.literal('location'),
      choose: z.literal('owner'),
      until: z.literal('nextEncounterFromIt'),
    }),
  }),
  reshuffle: exact({ reshuffle: exact({ deck: z.enum(['mythos', 'gate']), [THEN]: z.literal('drawAgain') }) }),
  mythosDraw: exact({ mythosDraw: exact({ cards: positive, first: z.literal('gateStepOnly'), until: duration }) }),
  removeElderSigns: exact({ removeElderSigns: z.literal('all') }),
  replaceInvestigator: exact({ replaceInvestigator: exact({ choose: z.literal('owner') }) }),
  defeatMonsters: exact({ defeatMonsters: exact({ where: z.literal('sameArea') }) }),
  addToCup: exact({ addToCup: exact({ ability: z.enum(words.MONSTER_ABILITIES), count: z.literal('all') }) }),
  mark: exact({ mark: exact({ defaultedOn: text }) }),
  gameOver: exact({ gameOver: z.literal('lost') }),
};

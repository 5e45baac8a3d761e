import { z } from 'zod';
import { passOn } from '../../language/issue.ts';
import { byTag } from '../../language/leading.ts';
import type { Ability, Bonus } from '../content/ability.ts';
import { isA, type Operation } from '../content/effect.ts';
import { type CardPhase, DAMAGE_KINDS, SKILLS, type Timing, WINDOWS } from '../content/vocabulary.ts';
import { condition } from './conditions/table.ts';
import { language } from './table.ts';
import { check, count, oneOrMore, playerDeck, point, text } from './terms/scalar.ts';

const by = count;
const kind = z.enum(DAMAGE_KINDS);
const owned = z.literal('owned');

/** Dice that a card adds: by being owned, in use, or cast. */
export const bonus: z.ZodType<Bonus> = z.union([
  z.strictObject({ to: z.enum(['maxSanity', 'maxStamina']), by, while: owned }),
  z.strictObject({ to: check, by, while: owned, if: condition.optional() }),
  z.strictObject({ to: z.enum(SKILLS), by, while: owned, only: z.literal('checks') }),
  z.strictObject({ to: z.literal('combat'), by, kind, while: z.enum(['inUse', 'cast']) }),
  z.strictObject({ to: z.literal('combat'), by, kind, while: z.literal('inUse'), if: condition, replaces: count }),
]);

/** What may be said of an ability beside its timing, and the phase that is printed on it. */
interface Moment {
  readonly schema: z.ZodType<Omit<Ability, 'timing' | 'requires' | 'cost'>>;
  readonly phase?: CardPhase;
}

const { effects, costs } = language;
const cost = costs.refine((parts) => parts.length > 0, 'costs nothing');
const passive = z.literal(true);
const notAgainst = z.literal('ancientOne').optional();
const window = z.enum(WINDOWS);

/** Effects that somebody reads at that moment; others would be said and not done. */
function of(...operations: Operation[]) {
  return effects.refine((list) => list.every((effect) => operations.some((one) => isA(effect, one))), {
    message: `does only ${operations.join(', ')} at that moment`,
  });
}

const onCheck = z.strictObject({ window, cost, effect: of('reroll', 'autoPass') });
const drawn = <E extends 'locationCardDrawn' | 'gateCardDrawn'>(event: E) =>
  z.strictObject({ trigger: z.strictObject({ event: z.literal(event) }), effect: of('modifyDraw') });
const anyDrawn = z.strictObject({ event: z.tuple([z.literal('locationCardDrawn'), z.literal('gateCardDrawn')]) });
const lost = z.strictObject({ event: z.literal('lostInTimeAndSpace'), who: z.literal('owner') });
const loss = z.strictObject({ loss: oneOrMore(point) });

/** Every moment that an ability belongs to. One more is a line in the vocabulary and an entry here. */
const MOMENTS: { readonly [T in Exclude<Timing, 'combat'>]: Moment } = {
  passive: {
    schema: z.union([
      z.strictObject({ effect: of('modify', 'forbid', 'ignore') }),
      z.strictObject({ trigger: lost, effect: effects }),
    ]),
  },
  acquire: { schema: z.strictObject({ effect: effects }) },
  upkeep: { schema: z.strictObject({ passive: passive.optional(), effect: effects }), phase: 'upkeep' },
  movement: {
    schema: z.union([z.strictObject({ cost, effect: effects }), z.strictObject({ passive, effect: of('gain') })]),
    phase: 'movement',
  },
  combatCheck: {
    schema: z.union([
      z.strictObject({ window, notAgainst, cost, effect: of('reroll', 'autoPass', 'modify', 'defeatMonsters') }),
      z.strictObject({ window: z.literal('afterCheck'), passive, effect: effects }),
      z.strictObject({ window: z.literal('afterRoll'), passive, effect: of('modify') }),
    ]),
    phase: 'any',
  },
  evade: { schema: onCheck, phase: 'any' },
  horror: { schema: onCheck, phase: 'any' },
  spell: { schema: onCheck, phase: 'any' },
  anyCheck: {
    schema: z.union([onCheck, z.strictObject({ window, limit: z.literal('oncePerTurn'), effect: of('reroll') })]),
    phase: 'any',
  },
  clueSpend: {
    schema: z.union([
      z.strictObject({ cost, effect: of('countsAs') }),
      z.strictObject({ passive, checks: z.array(check).min(1).optional(), effect: of('modify') }),
    ]),
    phase: 'any',
  },
  cardDraw: {
    schema: z.strictObject({
      trigger: z.strictObject({ event: z.literal('cardsDrawn'), deck: oneOrMore(playerDeck) }),
      effect: of('modifyDraw'),
    }),
    phase: 'any',
  },
  encounterDraw: { schema: z.strictObject({ trigger: anyDrawn, cost, effect: of('redrawEncounter') }), phase: 'any' },
  loss: {
    schema: z.union([
      z.strictObject({ trigger: loss, cost, effect: of('prevent', 'choose') }),
      z.strictObject({ trigger: loss, passive, effect: of('prevent') }),
    ]),
    phase: 'any',
  },
  gateClose: {
    schema: z.strictObject({ requires: z.array(condition).optional(), cost, effect: effects }),
    phase: 'arkhamEncounters',
  },
  gateCheck: { schema: z.strictObject({ window, cost, effect: of('autoPass') }), phase: 'any' },
  returnToArkham: {
    schema: z.strictObject({
      trigger: z.strictObject({ event: z.literal('returnToArkham') }),
      effect: of('modify'),
    }),
    phase: 'any',
  },
  arkhamEncounters: { schema: drawn('locationCardDrawn'), phase: 'arkhamEncounters' },
  otherWorldEncounters: { schema: drawn('gateCardDrawn'), phase: 'otherWorldEncounters' },
  ancientOneAttack: { schema: z.strictObject({ cost, effect: of('cancel') }), phase: 'finalBattle' },
  any: { schema: z.strictObject({ cost: cost.optional(), effect: effects }), phase: 'any' },
};

type Timed = Omit<Ability, 'requires' | 'cost' | 'timing'> & { timing: keyof typeof MOMENTS };

const shapes = Object.fromEntries(Object.entries(MOMENTS).map(([timing, { schema }]) => [timing, schema])) as {
  readonly [T in keyof typeof MOMENTS]: Moment['schema'];
};
const anyAbility = byTag<keyof typeof MOMENTS, Timed, 'timing'>('timing', shapes).transform(
  (read): Ability => ({ requires: [], cost: [], ...read }),
);

/** An ability of a card. */
export const ability: z.ZodType<Ability> = anyAbility.refine(({ limit }) => !limit, 'is limited on sheets only');

/** An ability of an investigator, with its id and name. */
export const sheetAbility = z
  .looseObject({ id: text, name: text })
  .transform(({ id, name, ...rest }, context): Ability & { id: string; name: string } => {
    return { id, name, ...passOn(anyAbility.safeParse(rest), context) };
  });

/** The phase that is printed on an ability or spell of that timing; undefined where none is. */
export function phaseOf(timing: Timing): CardPhase | undefined {
  return timing === 'combat' ? 'any' : MOMENTS[timing].phase;
}

/** True for what happens by itself and is never offered. */
export function isByItself({ timing, passive: always, effect: [first] }: Ability): boolean {
  if (timing === 'cardDraw') return !(first && isA(first, 'modifyDraw') && 'from' in first.modifyDraw);
  return always === true || timing === 'passive' || timing === 'acquire';
}

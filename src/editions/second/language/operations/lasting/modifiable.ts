import { z } from 'zod';
import { type Phrase, ref } from '../../../../../engine/phrase.ts';
import { signed } from '../../../../language/joining.ts';
import { type Duration, MOVEMENTS, type Modifiable, SKILLS } from '../../../content/vocabulary.ts';
import type { Form, Verb } from '../../operation.ts';
import { monsters, say } from '../../terms/noun.ts';
import { change, count, positive, text } from '../../terms/scalar.ts';
import type { Change } from './modify.ts';

/** One value that `modify` changes: what may be said beside `what`, and the words. */
interface Value<C> {
  /** The schema of the change; `what` is added to it. */
  readonly shape: z.ZodType<C>;
  words(change: C, form: Form): Phrase;
  /** The verb that neighbors may share. */
  verb?(change: C): Verb;
  /** True for an order; the others say what happens. */
  readonly order?: true;
}

const until = z
  .enum(['endOfCheck', 'endOfCombat', 'endOfRound', 'endOfTurn', 'endOfNextTurn', 'ancientOneAwakens', 'endOfGame'])
  .optional();

/** Checks the words against the shape, and forgets about both. */
function value<C extends Change>(
  shape: z.ZodType<C>,
  words: (change: C, form: Form) => Phrase,
  more: { verb?: (change: C) => Verb; order?: true } = {},
): Value<never> {
  return { shape, words, ...more } as unknown as Value<never>;
}

const by = z.strictObject({ by: change });
const more = (amount: number) => ({ count: Math.abs(amount), change: amount < 0 ? 'less' : 'more' });

function skillCheck(name: string) {
  return value(
    z.strictObject({ by: change, until, where: z.strictObject({ in: z.literal('arkham') }).optional() }),
    ({ by: amount, where }, form) =>
      say(where ? 'modify-check-arkham' : 'modify-check', { by: signed(amount), check: say(`checks-${name}`), form }),
  );
}

function maximum(what: 'maxSanity' | 'maxStamina') {
  const verb = ({ by: amount, until: end }: { by: number; until: Duration }): Verb => ({
    key: 'modify-maximum',
    args: { count: Math.abs(amount), until: say(`until-${end}`) },
    what: [say(`stock-${what}`, { role: 'object' })],
  });
  const shape = z.strictObject({ by: z.int().max(-1), until: z.enum(['ancientOneAwakens', 'endOfGame']) });
  return value(shape, () => say(`stock-${what}`, { role: 'object' }), { verb });
}

const tougher = z.union([
  z.strictObject({
    by: z.int().max(-1),
    min: count,
    until: z.literal('endOfCombat'),
    where: z.strictObject({ monsters: z.literal('opponent') }),
  }),
  z.strictObject({
    by: change,
    where: z.union([
      z.strictObject({ monsters: z.union([z.literal('all'), z.array(text).min(1)]) }),
      z.strictObject({ ability: z.literal('undead') }),
    ]),
  }),
]);

function toughnessText(spec: z.output<typeof tougher>): Phrase {
  if ('min' in spec) return say('modify-toughness-opponent', { count: Math.abs(spec.by), min: spec.min });
  const amount = signed(spec.by);
  if ('ability' in spec.where) return say('modify-toughness-undead', { by: amount });
  if (spec.where.monsters === 'all') return say('modify-toughness-all', { by: amount });
  return say('modify-toughness', { by: amount, monsters: monsters(spec.where.monsters, 'subject') });
}

const inUse = z.strictObject({ check: z.literal('combat'), inUse: z.literal('this') });
const gates = z.strictObject({ by: change, where: z.strictObject({ otherWorld: text }).optional() });

/** Every value that `modify` changes. One more is a line in the vocabulary, an entry here, and its words. */
const VALUES: { readonly [M in Modifiable]: Value<never> } = {
  'check:speed': skillCheck('speed'),
  'check:sneak': skillCheck('sneak'),
  'check:fight': skillCheck('fight'),
  'check:will': skillCheck('will'),
  'check:lore': skillCheck('lore'),
  'check:luck': skillCheck('luck'),
  'check:combat': skillCheck('combat'),
  'check:all': value(z.strictObject({ by: change, until }), ({ by: amount }, form) =>
    say('modify-check-all', { by: signed(amount), form }),
  ),
  movementPoints: value(by, ({ by: amount }) => say('modify-movement', more(amount))),
  movementType: value(
    z.strictObject({ set: z.enum(MOVEMENTS), where: z.strictObject({ movement: z.enum(MOVEMENTS) }) }),
    ({ set, where }) =>
      say('modify-movement-type', { from: say(`movement-${where.movement}`), to: say(`movement-${set}`) }),
  ),
  toughness: value(tougher, toughnessText),
  combatDamage: value(z.strictObject({ set: z.literal(0), until: z.literal('endOfCheck') }), () =>
    say('modify-no-combat-damage'),
  ),
  combatCheckSkill: value(z.strictObject({ set: z.enum(SKILLS) }), ({ set }) =>
    say('modify-combat-skill', { skill: say(`skill-${set}`, { role: 'object' }) }),
  ),
  gateCheckDifficulty: value(gates, ({ by: amount, where }) =>
    where
      ? say('modify-gate-difficulty-world', { count: amount, world: ref('world', where.otherWorld) })
      : say('modify-gate-difficulty', { count: amount }),
  ),
  sealClueCost: value(by, ({ by: amount }) => say('modify-seal-cost', more(amount))),
  spellSanityCost: value(z.strictObject({ set: z.literal(0) }), () => say('modify-spells-free')),
  maxSanity: maximum('maxSanity'),
  maxStamina: maximum('maxStamina'),
  successFaces: value(z.strictObject({ set: z.array(z.int().min(1).max(6)).min(1) }), ({ set }) =>
    set.length > 1
      ? say('modify-success-from', { face: Math.min(...set) })
      : say('modify-success-only', { face: set[0] ?? 6 }),
  ),
  successesPerSix: value(z.strictObject({ set: positive, where: inUse }), ({ set }) =>
    say('modify-sixes', { count: set }),
  ),
  dicePerClue: value(by, ({ by: amount }) => say('modify-dice-per-clue', { count: amount })),
  weaponKind: value(
    z.strictObject({
      set: z.literal('magical'),
      until: z.literal('endOfCombat'),
      where: z.strictObject({ weapon: z.literal('physical') }),
    }),
    (_change, form) => say('modify-weapon-magical', { form }),
    { order: true },
  ),
  monsterLimit: value(z.strictObject({ set: z.null(), until: z.literal('endOfGame') }), () =>
    say('modify-no-monster-limit'),
  ),
  returnGate: value(z.strictObject({ set: z.literal('anyOpen') }), (_change, form) =>
    say('modify-return-gate', { form }),
  ),
};

/** How the change of each value is written. */
export const SHAPES = Object.fromEntries(
  Object.entries(VALUES).map(([what, { shape }]) => [what, shape]),
) as unknown as {
  readonly [M in Modifiable]: z.ZodType<Change>;
};

/** A value, and a change of it as its own shape has read it. */
export function modifiable(what: Modifiable): Value<Change> {
  return VALUES[what] as unknown as Value<Change>;
}

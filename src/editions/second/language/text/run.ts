import type { Phrase } from '../../../../engine/phrase.ts';
import type { Effect } from '../../content/effect.ts';
import type { Duration } from '../../content/vocabulary.ts';
import { isStatement, verbOf } from './clause.ts';
import type { Form } from './noun.ts';

/** Says a list of effects as one clause. */
export type Speak = (effects: readonly Effect[], form: Form) => Phrase;

const COMPOUND = ['check', 'roll', 'choose', 'may', 'if', 'each', 'when'] as const;

/** True for effects with conditions, dice or choices. */
export function isCompound(effect: Effect): boolean {
  return COMPOUND.some((operation) => operation in effect);
}

/** Statements and orders make sentences of their own. */
export function byKind(run: readonly Effect[]): Effect[][] {
  const result: Effect[][] = [];
  for (const effect of run) {
    const last = result.at(-1);
    const previous = last?.at(-1);
    if (last && previous && isStatement(previous) === isStatement(effect)) last.push(effect);
    else result.push([effect]);
  }
  return result;
}

/** Neighboring effects that share a sentence; compound ones stand alone, or together when they are the same. */
export function runs(effects: readonly Effect[]): Effect[][] {
  const result: Effect[][] = [];
  for (const effect of effects) {
    const last = result.at(-1);
    const previous = last?.at(-1);
    if (last && previous && isCompound(effect) && same(effect, previous)) last.push(effect);
    else if (!last || !previous || isCompound(effect) || isCompound(previous)) result.push([effect]);
    else last.push(effect);
  }
  return result;
}

/** True when two values say the same. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Clauses with an "and" of their own, which stand apart from what is before and after them. */
export function isLong(effect: Effect): boolean {
  return (
    ('move' in effect && effect.move.then === 'encounter') ||
    'peek' in effect ||
    ('draw' in effect && effect.draw.keep !== undefined)
  );
}

function untilOf(effect: Effect): Duration | undefined {
  if ('modify' in effect && verbOf(effect) === undefined) return effect.modify.until;
  return 'ignore' in effect ? effect.ignore.until : undefined;
}

/** The duration that all of several effects have, to be said once. */
export function sharedUntil(run: readonly Effect[]): Duration | undefined {
  const [first, ...rest] = run.map(untilOf);
  return rest.length > 0 && first !== 'cardLeaves' && rest.every((until) => until === first) ? first : undefined;
}

/** The effect without its duration. */
export function withoutUntil(effect: Effect): Effect {
  if ('modify' in effect) return { modify: { ...effect.modify, until: undefined } };
  if ('ignore' in effect) return { ignore: { ...effect.ignore, until: undefined } };
  return effect;
}

/** True when none of the effects has conditions, dice or choices. */
export function plain(effects: readonly Effect[]): boolean {
  return effects.every((effect) => !isCompound(effect));
}

/** What one is glad to pass a check for: no statement, and no loss to begin with. */
export function ordered(effects: readonly Effect[]): boolean {
  const [first] = effects;
  return (
    first !== undefined && !('lose' in first) && effects.every((effect) => !isCompound(effect) && !isStatement(effect))
  );
}

/** True for an effect that hangs on a condition. */
export function isCondition(effect: Effect): boolean {
  return 'if' in effect;
}

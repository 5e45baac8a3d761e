import { type Effect, isA } from '../../content/effect.ts';
import type { Resource } from '../../content/vocabulary.ts';
import type { Verb } from '../operation.ts';
import type { Amounts } from './amount.ts';
import { resources, say } from './noun.ts';

/** What one can gain or lose "that much" of. */
const COUNTED = ['sanity', 'stamina', 'clue', 'money'] as const satisfies readonly Resource[];

/** The first of lists that gain or lose 1 of something, 2 of it, 3 of it and so on; undefined where they do not. */
export function rising(lists: readonly (readonly Effect[])[]): readonly Effect[] | undefined {
  const [first = []] = lists;
  if (first.length === 0 || !first.every(isOfOne)) return undefined;
  const pattern = JSON.stringify(first);
  const regular = lists.every(
    (list, index) => JSON.stringify(list) === pattern.replaceAll(/:1(?=[,}])/g, `:${index + 1}`),
  );
  return regular ? first : undefined;
}

/** The verbs of effects that are done as often as a die shows: "lose that much Sanity". */
export function rolledVerbs(effects: readonly Effect[]): Verb[] {
  return effects.map((effect) => {
    const what = Object.keys(amountsOf(effect)).map((name) => say(`rolled-${name}`, { role: 'object' }));
    return { key: keyOf(effect), args: {}, what };
  });
}

/** The verb of what is done up to so many times: "lose up to 3 Sanity". */
export function verbUpTo(effect: Effect, most: number): Verb {
  const amounts = Object.keys(amountsOf(effect)).map((name) => [name, { upTo: most }]);
  return { key: keyOf(effect), args: {}, what: resources(Object.fromEntries(amounts), 'object') };
}

function keyOf(effect: Effect): 'gain' | 'lose' {
  return isA(effect, 'gain') ? 'gain' : 'lose';
}

function amountsOf(effect: Effect): Amounts {
  if (isA(effect, 'gain')) return effect.gain;
  return isA(effect, 'lose') ? effect.lose : {};
}

function isOfOne(effect: Effect): boolean {
  const amounts = Object.entries(amountsOf(effect));
  const counted: readonly string[] = COUNTED;
  return amounts.length > 0 && amounts.every(([name, amount]) => counted.includes(name) && amount === 1);
}

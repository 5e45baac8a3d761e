/**
 * A choice that is reckoned from terms with names, so that it can be told why it was made: the decisive term is the one
 * without which the reckoning would come to something else.
 */

/** What one reckoning leaves out, and what has come up in it. */
export interface Reckoning<T extends string, R extends string> {
  /** Terms that are taken for nothing. */
  readonly out: ReadonlySet<T>;
  /** Terms that have counted. */
  readonly met: Set<T>;
  /** The fixed rule that was gone by last; null where none was. */
  rule: R | null;
}

/** A fresh reckoning. @param out terms that are taken for nothing */
export function reckoning<T extends string, R extends string>(out: ReadonlySet<T> = new Set()): Reckoning<T, R> {
  return { out, met: new Set(), rule: null };
}

/** A term of a sum: its value, or 0 where it is left out. */
export function counted<T extends string>(
  { out, met }: Reckoning<T, never> | Reckoning<T, string>,
  term: T,
  value: number,
): number {
  if (value === 0) return 0;
  met.add(term);
  return out.has(term) ? 0 : value;
}

/** A choice made by a fixed rule, with the name of the rule. */
export function byRule<R extends string, C>(of: { rule: R | null }, rule: R, choice: C): C {
  of.rule = rule;
  return choice;
}

/** What a reckoning came to, in a form that can be compared, and what came up in it. */
export interface Reckoned<T extends string, R extends string> {
  choice: string;
  reckoning: Reckoning<T, R>;
}

/**
 * What decided: the first of the terms without which the choice would be another. Where any of several would have been
 * enough, they are left out one after the other, and it is the one whose absence turns the choice at last. Where no
 * term changes it, it is the fixed rule, or null where there was none.
 * @param terms all there are, those first that say most
 */
export function decisive<T extends string, R extends string>(
  terms: readonly T[],
  reckon: (out: ReadonlySet<T>) => Reckoned<T, R>,
): { term: T } | { rule: R | null } {
  const all = reckon(new Set());
  const met = terms.filter((term) => all.reckoning.met.has(term));
  const turns = (out: Iterable<T>) => reckon(new Set(out)).choice !== all.choice;
  const alone = met.find((term) => turns([term]));
  if (alone !== undefined) return { term: alone };
  const last = met.findIndex((_, index) => index > 0 && turns(met.slice(0, index + 1)));
  const term = met[last];
  return term === undefined ? { rule: all.reckoning.rule } : { term };
}

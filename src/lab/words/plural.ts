/** How many a noun or verb may be beside a number, in a language. */

/** No table has more of anything; larger numbers have categories of their own in some languages. */
const MOST = 1000;

const CATEGORIES: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'] satisfies Intl.LDMLPluralRule[];

const known = new Map<string, ReadonlySet<string>>();

/** The categories of whole numbers from 0 to 1000: those that only fractions have are left out. */
export function pluralsOf(locale: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(locale);
  const found = known.get(locale) ?? new Set(Array.from({ length: MOST + 1 }, (_, number) => rules.select(number)));
  known.set(locale, found);
  return found;
}

/** True for the name of a category, in whatever language. */
export function isCategory(key: string): boolean {
  return CATEGORIES.includes(key);
}

/** The categories that a choice by a number has to tell apart and doesn't. */
export function lackingPlurals(locale: string, keys: readonly string[]): string[] {
  return [...pluralsOf(locale)].filter((category) => !keys.includes(category));
}

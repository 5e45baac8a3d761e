import type { Company } from './edition.ts';

/** Company that makes a difference to what a lobby settles: somebody alone, people who wait for each other, all at once. */
const COMPANIES: readonly Company[] = [
  { persons: 1, brisk: false },
  { persons: 2, brisk: false },
  { persons: 2, brisk: true },
];

/**
 * Whether a game that is opened now can have these options: with some company its lobby leaves them as they are.
 * @param settle `aNewTable` of the edition
 */
export function canBeOpened<O extends object>(options: O, settle: (agreed: O, company: Company) => object): boolean {
  const known = new Map<string, unknown>(Object.entries(options));
  return COMPANIES.some((company) =>
    Object.entries(settle(options, company)).every(([name, value]) => known.get(name) === value),
  );
}

import { FIRST } from '../locale.ts';

/** What the text of the first language is kept under where a language has none of its own yet. */
export type Gap = Readonly<Record<typeof FIRST, unknown>>;

/**
 * True for what stands in a file of texts where a translation is still to come: the text of the first language, marked as
 * such (`npm run words -- --new`). It is read as if it were not there.
 */
export function isGap(value: unknown): value is Gap {
  return typeof value === 'object' && value !== null && Object.keys(value).join() === FIRST;
}

/** The same without what is still to come. */
export function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isGap(one)).map(filled);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => !isGap(one));
  return Object.fromEntries(entries.map(([key, one]) => [key, filled(one)]));
}

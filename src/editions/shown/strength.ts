/** More than so many things that somebody is equally good at are no strength. */
const MOST = 3;

/** What somebody is best at, of values by name; empty where they are as good at nearly everything. */
export function strengthsOf<T>(values: ReadonlyMap<T, number>): T[] {
  const best = Math.max(...values.values());
  const found = [...values].flatMap(([what, value]) => (value === best ? [what] : []));
  return found.length > MOST ? [] : found;
}

import type { Option } from './decision.ts';

/** What an option's id says of a piece: `food#2` in `use:food#2`. */
const PIECE = /[\w-]+#\d+/g;

/** The names by which a state keeps a piece apart from its twins. */
const NAMES = ['id', 'marker'];

/**
 * True when it makes no difference which option is taken: all read the same, and the pieces they are about, wherever the
 * state keeps them, differ in nothing but their numbers.
 */
export function areAlike(state: object, options: readonly Option[]): boolean {
  const [first, ...others] = options.map(({ id: _, ...seen }) => JSON.stringify(seen));
  if (others.some((other) => other !== first)) return false;
  const [piece, ...twins] = options.map(({ id }) =>
    JSON.stringify((id.match(PIECE) ?? []).map((one) => kept(state, one))),
  );
  return twins.every((twin) => twin === piece);
}

/** What a state keeps of a piece, without its name; null where it is only listed, or not there. */
function kept(within: unknown, piece: string): object | null {
  if (typeof within !== 'object' || within === null) return null;
  const own = Object.entries(within);
  if (own.some(([key, value]) => NAMES.includes(key) && value === piece))
    return Object.fromEntries(own.filter(([key]) => !NAMES.includes(key)));
  for (const [, value] of own) {
    const found = kept(value, piece);
    if (found) return found;
  }
  return null;
}

import { type Offered, seen } from './decision.ts';
import { once } from './once.ts';

/** What an option's id says of a piece: `food#2` in `use:food#2`. */
const PIECE = /[\w-]+#\d+/g;

/** The names by which a state keeps a piece apart from its twins. */
const NAMES = ['id', 'marker'];

/**
 * True when it makes no difference which option is taken: all read the same, and the pieces they are about, wherever the
 * state keeps them, differ in nothing but their numbers.
 */
export function areAlike(state: object, options: readonly Offered[]): boolean {
  return (
    isSame(options, known) &&
    isSame(options, ({ id }) => (id.match(PIECE) ?? []).map((piece) => kept(state, piece))) &&
    isSame(options, (option) => known(seen(option)))
  );
}

/** What an option says without being looked at; one whose label has yet to be worked out is like no other. */
function known({ id, prospect: _, ...option }: Offered): object {
  return 'label' in option ? option : { id };
}

/** Whether something is the same of all options; looks no further than to the first that differs. */
function isSame(options: readonly Offered[], of: (option: Offered) => unknown): boolean {
  const [first, ...others] = options;
  if (!first || others.length === 0) return true;
  const wanted = of(first);
  const text = once(() => JSON.stringify(wanted));
  return others.every((other) => {
    const found = of(other);
    return !differs(wanted, found) && JSON.stringify(found) === text();
  });
}

/** Whether a word or number in the same place tells two things apart; most options do so at first sight. */
function differs(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one !== other && JSON.stringify(one) !== JSON.stringify(other);
  for (const key in one) {
    if (key in other && differs(one[key as keyof typeof one], other[key as keyof typeof other])) return true;
  }
  return false;
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

import type { Phrase, PhraseArgument, Ref } from '../../engine/phrase.ts';

type Item = Phrase | Ref;
type Say = (key: string, args?: Record<string, PhraseArgument>) => Phrase;

/** How the rules text of an edition joins what it names. */
interface Joining {
  /** One of several things: "Common Items, Unique Items, or Spells". */
  oneOf(items: readonly Item[]): Phrase;
  /** Parts of a sentence with a strong stop between them. */
  parted(parts: readonly Phrase[]): Phrase;
}

/** A number with its sign: `+1`, `−2`, `+0`. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** Several of one thing, joined as the language joins a list. */
export function list(items: readonly Item[]): PhraseArgument {
  const [only] = items;
  return items.length === 1 && only ? only : [...items];
}

/** @param say the messages of the edition's rules text */
export function joining(say: Say): Joining {
  const lastOf = ([first, second, ...rest]: readonly Item[]): Phrase => {
    if (!first || !second) throw new Error('a list without an end');
    return rest.length === 0
      ? say('or-last', { first, second })
      : say('comma', { first, rest: lastOf([second, ...rest]) });
  };
  const parted = ([first, ...rest]: readonly Phrase[]): Phrase => {
    if (!first) throw new Error('a list without parts');
    return rest.length === 0 ? first : say('parted', { first, rest: parted(rest) });
  };
  const oneOf = ([first, second, ...rest]: readonly Item[]): Phrase => {
    if (!first) throw new Error('a choice of nothing');
    if (!second) return say('clauses', { clauses: list([first]) });
    return rest.length === 0 ? say('or', { first, second }) : say('comma', { first, rest: lastOf([second, ...rest]) });
  };
  return { oneOf, parted };
}

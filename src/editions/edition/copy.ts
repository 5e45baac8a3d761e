import type { Named } from '../../engine/named.ts';

/** What is printed and may exist several times: a card, a monster, a gate. Never one piece of it. */
export type Kind = Named<'kind'>;

/**
 * One piece of a kind, `<kind>#<n>`, n from 1: a card (`food#2`), a monster marker (`ghoul#1`), a gate marker
 * (`abyss#2`).
 */
export type Copy = Named<'copy', `${string}#${number}`>;

/** Somewhere a figure or a marker may be: a location, a street, a space, an area of another world. */
export type Place = Named<'place'>;

/** Whether that is the name of a copy. */
export const isCopy = (id: string): id is Copy => /^[^#]+#\d+$/.test(id);

/** The kind of a copy: `kindOf('ghoul#2') === 'ghoul'`. */
export const kindOf = (copy: Copy): Kind => copy.slice(0, copy.indexOf('#'));

/** The kind a name is of, be it that of a copy or of the kind. */
export const kindNamed = (id: Kind | Copy): Kind => {
  const mark = id.indexOf('#');
  return mark < 0 ? (id as Kind) : id.slice(0, mark);
};

/** The piece with the same number of another kind: a card's other side. */
export const otherSide = (copy: Copy, kind: string): Copy =>
  `${kind}#${Number(copy.slice(copy.indexOf('#') + 1))}` as const;

/** The names of all copies of one thing, in order. */
export function copiesOf(thing: { id: string; copies: number }): Copy[] {
  return Array.from({ length: thing.copies }, (_, index) => `${thing.id}#${index + 1}` as const);
}

/** The names of all copies of several things, in order. */
export function allCopies(things: readonly { id: string; copies: number }[]): Copy[] {
  return things.flatMap(copiesOf);
}

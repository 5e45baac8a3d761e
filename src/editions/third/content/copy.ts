/**
 * Copies of a thing are named `<kind>#<n>`, n from 1: monster cards (`fleshEater#2`), cards with several copies
 * (`darkPact#3`). A kind alone is its own kind.
 */

/** The kind of a copy: `kindOf('fleshEater#2') === 'fleshEater'`. */
export function kindOf(id: string): string {
  const cut = id.indexOf('#');
  return cut < 0 ? id : id.slice(0, cut);
}

/** The names of all copies of one thing, in order. */
export function copiesOf(thing: { id: string; copies: number }): string[] {
  return Array.from({ length: thing.copies }, (_, index) => `${thing.id}#${index + 1}`);
}

/** The names of all copies of several things, in order. */
export function allCopies(things: readonly { id: string; copies: number }[]): string[] {
  return things.flatMap(copiesOf);
}

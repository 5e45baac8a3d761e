import type { TableEdition } from './edition/edition.ts';
import { second } from './second/second.ts';
import { third } from './third/third.ts';

/** Every edition in the box, by its id. The first is the one played where nobody says which. */
export const CATALOGUE: ReadonlyMap<string, TableEdition> = new Map<string, TableEdition>([
  [second.id, second],
  [third.id, third],
]);

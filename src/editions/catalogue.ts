import type { Box } from './box.ts';
import type { TableEdition } from './edition/edition.ts';
import { EDITIONS, type EditionId } from './editionid.ts';
import { second } from './second/second.ts';
import { third } from './third/third.ts';

/** Every edition by its id, played with what is in a box, in the order of `EDITIONS`. */
export function catalogue(box: Box): ReadonlyMap<string, TableEdition> {
  const editions: Readonly<Record<EditionId, TableEdition>> = { second: second(box.second), third: third(box.third) };
  return new Map(EDITIONS.map((id) => [id, editions[id]]));
}

import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { CloseUp } from '../../edition/edition.ts';
import { neighborhoodsOnBoard, streets } from '../board/area.ts';
import { loadContent } from '../content/content.ts';
import type { State } from '../state/state.ts';
import { NEIGHBORHOOD } from './lookup.ts';

/** Every neighborhood on the board, every space by the one it lies in, and every street by one that it leads to. */
export function closeUps(state: State, words: Words): CloseUp[] {
  const content = loadContent();
  const look = (neighborhood: string): string => `${NEIGHBORHOOD}${neighborhood}`;
  const tiles = neighborhoodsOnBoard(state).map((id) => content.neighborhood(id));
  return [
    ...tiles.map(({ id }) => ({ name: words.name(ref('neighborhood', id)), look: look(id) })),
    ...tiles.flatMap(({ id, spaces }) =>
      spaces.map((space) => ({ name: words.name(ref('space', space.id)), look: look(id) })),
    ),
    ...streets(state).map(({ id, from }) => ({ name: words.name(ref('space', id)), look: look(from) })),
  ];
}

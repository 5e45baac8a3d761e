import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { CloseUp } from '../../edition/edition.ts';
import { townOf } from '../board/area.ts';
import type { Game } from '../state/state.ts';
import { NEIGHBORHOOD } from './lookup.ts';

/** Every neighborhood on the board, every space by the one it lies in, and every street by one that it leads to. */
export function closeUps(game: Game, words: Words): CloseUp[] {
  const { content } = game;
  const look = (neighborhood: string): string => `${NEIGHBORHOOD}${neighborhood}`;
  const tiles = townOf(game).neighborhoods.map((id) => content.neighborhood(id));
  return [
    ...tiles.map(({ id }) => ({ name: words.name(ref('neighborhood', id)), look: look(id) })),
    ...tiles.flatMap(({ id, spaces }) =>
      spaces.map((space) => ({ name: words.name(ref('space', space.id)), look: look(id) })),
    ),
    ...townOf(game).streets.map(({ id, from }) => ({ name: words.name(ref('space', id)), look: look(from) })),
  ];
}

import type { PictureSpec } from '../../render/view.ts';
import type { KeptPicture } from '../../table/told/happening.ts';
import { type Services, tellingWords } from '../connection/services.ts';

/**
 * What is kept of pictures, with its names and words in the language of its game; that of before has them already. What
 * can't be shown any more is left out and logged: its words go out without it.
 */
export function withWords(
  services: Pick<Services, 'store' | 'editions' | 'log' | 'reader'>,
  game: string,
  kept: readonly KeptPicture[],
): PictureSpec[] {
  const { store, editions, log } = services;
  return kept.flatMap((picture) => {
    if ('view' in picture) return [picture];
    try {
      const edition = editions.get(store.games.find(game)?.edition ?? '');
      return edition ? [edition.picture(picture, tellingWords(services, game))] : [];
    } catch (error) {
      log.error('picture.unsaid', { game, sight: picture.sight, error });
      return [];
    }
  });
}

import type { Seat } from '../../../engine/decision.ts';
import { type Ref, ref } from '../../../engine/phrase.ts';
import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { kindOf, type Place } from '../../edition/copy.ts';
import type { Said } from '../../plan/ahead.ts';
import { routeAlt, stepMarks } from '../../plan/route.ts';
import { boardPicture } from '../shown/boardview.ts';
import type { Game } from '../state/state.ts';
import { plannedWay } from './plansheet.ts';

/** The way a plan goes, from near: its steps are numbered. Null without a way. */
export function planPicture(game: Game, seat: Seat, said: Said, words: Words): PictureSpec | null {
  const { state } = game;
  const way = plannedWay(game, seat, said);
  const board = boardPicture(game, words, []);
  if (way.length < 2 || board.kind !== 'board') return null;
  const focus = [...new Set(way)].map((place) => ({ place }));
  const view = { ...board.view, route: [...way], marks: stepMarks(way), focus };
  const met = (place: Place): Ref[] =>
    state.monsters.filter(({ at }) => at === place).map(({ marker }) => ref('monster', kindOf(marker)));
  const alt = routeAlt({ seat, way, name: (place) => ref('place', place), met, board: board.alt }, words);
  return { kind: 'board', view, alt };
}

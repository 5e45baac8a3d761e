import type { Seat } from '../../../engine/decision.ts';
import { type Ref, ref } from '../../../engine/phrase.ts';
import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { kindOf, type Place } from '../../edition/copy.ts';
import type { Said } from '../../plan/ahead.ts';
import { routeAlt, stepMarks } from '../../plan/route.ts';
import { boardPicture } from '../shown/boardview.ts';
import type { State } from '../state/state.ts';
import { plannedWay } from './plansheet.ts';

/** The way a plan goes, from near: its steps are numbered. Null without a way. */
export function planPicture(seen: State, seat: Seat, said: Said, words: Words): PictureSpec | null {
  const way = plannedWay(seen, seat, said);
  const board = boardPicture(seen, words, []);
  if (way.length < 2 || board.kind !== 'board') return null;
  const focus = [...new Set(way)].map((place) => ({ place }));
  const view = { ...board.view, route: [...way], marks: stepMarks(way), focus };
  const met = (place: Place): Ref[] =>
    seen.monsters.filter(({ at }) => at === place).map(({ marker }) => ref('monster', kindOf(marker)));
  const alt = routeAlt({ seat, way, name: (place) => ref('place', place), met, board: board.alt }, words);
  return { kind: 'board', view, alt };
}

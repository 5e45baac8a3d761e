import type { Seat } from '../../../engine/decision.ts';
import { type Ref, ref } from '../../../engine/phrase.ts';
import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { kindOf, type Place } from '../../edition/copy.ts';
import type { Said } from '../../plan/ahead.ts';
import { routeAlt, stepMarks } from '../../plan/route.ts';
import { loadContent } from '../content/content.ts';
import { boardPicture } from '../shown/boardview.ts';
import type { State } from '../state/state.ts';
import { plannedWay } from './plansheet.ts';

/** The way a plan goes: its steps are numbered. From near where it stays in one neighborhood. Null without a way. */
export function planPicture(seen: State, seat: Seat, said: Said, words: Words): PictureSpec | null {
  const way = plannedWay(seen, seat, said);
  const board = boardPicture(seen, words, []);
  if (way.length < 2 || board.kind !== 'board') return null;
  const around = neighborhoodOf(way);
  const closeUp = around === null ? {} : { closeUp: around };
  const view = { ...board.view, route: [...way], marks: stepMarks(way), ...closeUp };
  const met = (place: Place): Ref[] =>
    seen.monsters.filter(({ at }) => at === place).map(({ marker }) => ref('monster', kindOf(marker)));
  const alt = routeAlt({ seat, way, name: (place) => ref('place', place), met, board: board.alt }, words);
  return { kind: 'board', view, alt };
}

/** The one neighborhood all of a way lies in; null when there are several, and beyond the town. */
function neighborhoodOf(way: readonly string[]): string | null {
  const { places } = loadContent();
  const [first, ...others] = new Set(way.map((place) => places.get(place)?.neighborhood));
  return others.length === 0 ? (first ?? null) : null;
}

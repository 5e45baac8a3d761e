import type { Seat } from '../../../engine/decision.ts';
import { ref } from '../../../engine/phrase.ts';
import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import type { Said } from '../../ahead.ts';
import { inBrief } from '../../alt.ts';
import { boardPicture } from '../boardview.ts';
import { loadContent } from '../content/content.ts';
import { kindOf } from '../content/marker.ts';
import type { State } from '../state.ts';
import { plannedWay } from './plansheet.ts';

/** The way a plan goes: its steps are numbered. From near where it stays in one neighbourhood. Null without a way. */
export function planPicture(seen: State, seat: Seat, said: Said, words: Words): PictureSpec | null {
  const way = plannedWay(seen, seat, said);
  const [start, ...steps] = way;
  const board = boardPicture(seen, words, []);
  if (start === undefined || steps.length === 0 || board.kind !== 'board') return null;
  const marks = steps.map((place, index) => ({ place, label: String(index + 1) }));
  const around = neighbourhoodOf(way);
  const view = { ...board.view, route: [...way], marks, ...(around === null ? {} : { closeUp: around }) };
  const head = words.say('alt-route', { investigator: ref('seat', String(seat)), place: ref('place', start) });
  const alt = inBrief([head, ...steps.map((place, index) => stepText(seen, place, index + 1, words)), board.alt]);
  return { kind: 'board', view, alt };
}

/** The one neighbourhood all of a way lies in; null when there are several, and beyond the town. */
function neighbourhoodOf(way: readonly string[]): string | null {
  const { places } = loadContent();
  const [first, ...others] = new Set(way.map((place) => places.get(place)?.neighborhood));
  return others.length === 0 ? (first ?? null) : null;
}

function stepText({ monsters }: State, place: string, step: number, words: Words): string {
  const met = monsters.filter(({ at }) => at === place).map(({ marker }) => ref('monster', kindOf(marker)));
  return words.say('alt-step', { step, place: ref('place', place), count: met.length, monsters: met });
}

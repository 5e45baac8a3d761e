import { phrase, ref } from '../../../../engine/phrase.ts';
import type { Words } from '../../../../words/words.ts';
import { signed } from '../../../shown/clause.ts';
import type { Told } from '../../../telling/telling.ts';
import { loadContent } from '../../content/content.ts';
import type { Cause, ThirdEvent } from '../../state/event.ts';
import { placesFrom } from '../run.ts';

/** The chapter of the rulebook that the card of outbreaks repeats. */
const OUTBREAK = '3E-415';

/**
 * The doom that one outbreak, or several of which each sets off the next, moves about: where how much lies in the end,
 * and what has come to the sheet (3E-415.1a).
 */
export function outbreakTold(events: readonly ThirdEvent[], from: number, words: Words): Told | null {
  let end = from;
  while (isSpilled(events[end]) || (end > from && events[end]?.type === 'Outbreak')) end++;
  // What the next outbreak does is told with the next events.
  while (end > from && events[end - 1]?.type === 'Outbreak') end--;
  if (end === from) return null;
  const spaces = new Map<string, number>();
  let onSheet = 0;
  let sheet = 0;
  for (const event of events.slice(from, end)) {
    if (event.type === 'DoomPlaced' || event.type === 'DoomRemoved') spaces.set(event.space, event.doom);
    if (event.type !== 'SheetDoom') continue;
    onSheet += event.by;
    sheet = event.doom;
  }
  const line = words.say('third-event-spilled', {
    spaces: words.list(
      [...spaces].map(([space, doom]) =>
        words.text(phrase('third-doom-at', { space: ref('space', space), amount: 1, doom, form: 'label' })),
      ),
    ),
    some: spaces.size > 0 ? 'yes' : 'no',
    doom: sheet,
    by: signed(onSheet),
    sheet: onSheet > 0 ? 'yes' : 'no',
  });
  return { lines: [line], used: placesFrom(from, end - from) };
}

/** True for doom that an outbreak takes off its space, puts on those beside it, or on the sheet. */
function isSpilled(event: ThirdEvent | undefined): boolean {
  if (event?.type === 'SheetDoom') return isOutbreak(event.cause);
  if (event?.type !== 'DoomPlaced' && event?.type !== 'DoomRemoved') return false;
  return isOutbreak(event.by);
}

function isOutbreak(cause: Cause | undefined): boolean {
  return cause?.ref === 'archive' && loadContent().archive.get(Number(cause.id))?.rule === OUTBREAK;
}

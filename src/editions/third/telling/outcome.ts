import type { Words } from '../../../words/words.ts';
import { encounterIn, encounterProse } from '../shown/prose.ts';
import type { EventOf } from '../state/event.ts';

/** How the encounter goes on after its test (3E-420.10); nothing where no encounter asked for it. */
export function outcomeLines(ended: EventOf<'TestEnded'> | null, words: Words): string[] {
  const about = ended ? encounterIn(ended.encounter) : null;
  const story = ended && about && encounterProse(about, ended.passed ? 'pass' : 'fail', words.locale);
  return story ? [`*${story}*`] : [];
}

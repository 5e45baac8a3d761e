import { type Phrase, type PhraseArgument, phrase, ref } from '../../../../engine/phrase.ts';
import type { ArticleView } from '../../../../render/view.ts';
import type { Words } from '../../../../words/words.ts';
import { gravest, MOST_OF_A_KIND, press } from '../../../press/newspaper.ts';
import type { Notice } from '../../state/notice.ts';

/** Kinds that an investigator's story remembers. */
const REMEMBERED: readonly string[] = [
  ...['epicDefeated', 'lodge', 'marker', 'newcomer', 'allyJoined', 'blessed', 'cursed', 'darkPact'],
  ...['defeated', 'researched', 'warded', 'anomalyRemoved', 'scarMended'],
];

/** The first day of every game. */
const FIRST_DAY = Date.UTC(1926, 9, 1);

export const advertiser = press('third-press', FIRST_DAY);

/** The heaviest notices, not too many of a kind nor of a place, and of the dead only the obituary. */
export function printedNotices(notices: readonly Notice[]): Notice[] {
  const counts = new Map<string, number>();
  const told = new Set<string>();
  return gravest(notices, (notice) => {
    const { kind, place = '', sheet = '', thing } = notice;
    const key = [kind, place, sheet, thing?.id ?? ''].join(' ');
    const count = (counts.get(kind) ?? 0) + 1;
    if (isDeath(notice) || told.has(key) || count > MOST_OF_A_KIND) return false;
    counts.set(kind, count);
    told.add(key);
    return true;
  });
}

/** True for somebody who left the game other than by train. */
export function isDeath({ kind, why }: Notice): boolean {
  return kind === 'left' && why !== 'retired';
}

/** A notice as an article of the front page. */
export function articleOf(notice: Notice, words: Words, variant: number): ArticleView {
  return advertiser.article(notice.kind, words, variant, argumentsOf(notice));
}

/** A notice as a line of somebody's story; null where it makes none. */
export function memoryOf(notice: Notice): Phrase | null {
  return REMEMBERED.includes(notice.kind)
    ? phrase(`third-press-story-${notice.kind}`, { ...argumentsOf(notice), round: notice.round })
    : null;
}

function argumentsOf({ sheet, place, thing, count, why }: Notice): Record<string, PhraseArgument> {
  return {
    name: sheet ? ref('investigator', sheet) : 'nobody',
    place: place ? ref('space', place) : '',
    thing: thing ?? '',
    count: count ?? 0,
    why: why ?? '',
  };
}

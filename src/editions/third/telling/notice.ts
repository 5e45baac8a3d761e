import type { PhraseArgument } from '../../../engine/phrase.ts';
import { ref } from '../../../engine/phrase.ts';
import type { ArticleView } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import type { Notice } from '../state/press.ts';

/** Of a kind at most so many are printed in one number. */
const MOST_OF_A_KIND = 2;
const MOST_ARTICLES = 10;

/** The heaviest notices, not too many of a kind nor of a place, and of the dead only the obituary. */
export function printedNotices(notices: readonly Notice[]): Notice[] {
  const counts = new Map<string, number>();
  const told = new Set<string>();
  return [...notices]
    .sort((a, b) => b.weight - a.weight)
    .filter((notice) => {
      const { kind, place = '', sheet = '', thing } = notice;
      const key = [kind, place, sheet, thing?.id ?? ''].join(' ');
      const count = (counts.get(kind) ?? 0) + 1;
      if (isDeath(notice) || told.has(key) || count > MOST_OF_A_KIND) return false;
      counts.set(kind, count);
      told.add(key);
      return true;
    })
    .slice(0, MOST_ARTICLES);
}

/** True for somebody who left the game other than by train. */
export function isDeath({ kind, why }: Notice): boolean {
  return kind === 'left' && why !== 'retired';
}

/** A notice as an article of the front page. */
export function articleOf(notice: Notice, words: Words, variant: number): ArticleView {
  const args = { ...argumentsOf(notice), variant: variant % 2 };
  return {
    head: capital(words.say(`third-press-${notice.kind}-head`, args).trim()),
    text: capital(words.say(`third-press-${notice.kind}`, args).trim()),
  };
}

/** A notice as a line of somebody's story; null where it makes none. */
export function memoryOf(notice: Notice, words: Words): string | null {
  const key = `third-press-story-${notice.kind}`;
  return words.has(key) ? words.say(key, { ...argumentsOf(notice), round: notice.round }).trim() : null;
}

function argumentsOf({ sheet, place, thing, count, why }: Notice): Record<string, PhraseArgument> {
  return {
    name: sheet ? ref('sheet', sheet) : 'nobody',
    place: place ? ref('space', place) : '',
    thing: thing ?? '',
    count: count ?? 0,
    why: why ?? '',
  };
}

/** With a great letter at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

import type { Phrase } from '../../engine/phrase.ts';
import type { OlderHappening } from '../../table/told/happening.ts';
import type { Words } from '../../words/words.ts';

/** What games begun before keep as text: it is shown as it stands, and struck where it was taken back. */
export function olderLines({ lines, short }: OlderHappening, undone: Phrase | undefined, words: Words): string[] {
  const shown = short ?? lines;
  return undone ? [...shown.slice(0, 1).map(struck), words.text(undone)] : shown;
}

/** A line that no longer counts. */
function struck(line: string): string {
  return `~~${line.replaceAll('~~', '').replace(/^(?:-# |#{1,3} )/, '')}~~`;
}

/** True for what is kept of a message as text. */
export function isText(kept: string): boolean {
  return !kept.startsWith('{"version":');
}

/** The text that is kept of a message, in one line. */
export function inOneLine(kept: string): string {
  return kept.replaceAll('\n-# ', ' · ');
}

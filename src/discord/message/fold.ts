import type { TableEdition } from '../../editions/edition/edition.ts';
import { isStory } from '../../editions/telling/paragraph.ts';
import type { Words } from '../../words/words.ts';

/** What a fold has to know of a game. */
interface Folding {
  edition: Pick<TableEdition, 'folded'>;
  words: Words;
}

/**
 * What stays of a message's story when nothing more is asked on it, as its edition folds it.
 * @param frame the message
 */
export function staying(story: string, frame: string, { edition, words }: Folding): string {
  return edition.folded?.(story.split('\n'), frame, words).join('\n') ?? story;
}

/** How far above its end a story in italics may stand and still belong to that. */
const NEAR = 3;

/** What was taken back, and that it was. */
const UNDONE = /^(?:~~|↩ )/;

/** What a story has come to since anything was taken back: its last paragraph, and what is told in italics just above it. */
export function latestOf(story: string): string {
  const all = story.split('\n');
  const lines = all.slice(all.findLastIndex((line) => UNDONE.test(line)) + 1);
  const at = lines.findLastIndex(isStory);
  return lines.slice(at >= lines.length - NEAR ? Math.max(0, at) : -1).join('\n');
}

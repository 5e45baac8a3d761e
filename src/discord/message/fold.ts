import type { TableEdition } from '../../editions/edition/edition.ts';
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

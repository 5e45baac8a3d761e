import { toldLines } from '../../src/discord/message/told.ts';
import type { TableEdition } from '../../src/editions/edition/edition.ts';
import { arranged, type Layout } from '../../src/story/arrange.ts';
import type { Sentence } from '../../src/story/sentence.ts';
import { happeningIn } from '../../src/table/told/happening.ts';
import { storyLines } from '../../src/words/story.ts';
import { Words } from '../../src/words/words.ts';

const LIST: Layout = { as: 'list' };

/** Sentences as they are read by themselves. */
export function said(sentences: readonly Sentence[], words: Words, layout: Layout = LIST): string[] {
  return storyLines(arranged([{ sentences }], layout), words);
}

/** What a row of the outbox tells, in words. */
export function linesIn(row: { body: string }, edition: TableEdition): string[] {
  const happening = happeningIn(row);
  return toldLines([{ happening }], happening.layout ?? LIST, new Words('en').with(edition.namer(null)));
}

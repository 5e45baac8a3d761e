import { phrase, ref } from '../../src/engine/phrase.ts';
import { arranged, type Layout } from '../../src/story/arrange.ts';
import type { Sentence } from '../../src/story/sentence.ts';
import type { Story } from '../../src/story/story.ts';

export const GLORIA = ref('sheet', 'gloria');
export const JOE = ref('sheet', 'joe');
export const CHOICE = { evident: 'choice' } as const;
export const LIST: Layout = { as: 'list' };
export const TURN: Layout = { as: 'turn', owner: GLORIA, stays: 'stays' };

/** A sentence about Gloria. */
export function sentence(key: string, more: Partial<Sentence> = {}): Sentence {
  return { about: GLORIA, says: phrase(key), act: 'state', because: { evident: 'order' }, matters: 1, ...more };
}

/** A story as its keys: `key` of a sentence, `+tail` of what goes on in it, paragraphs by ` / `. */
export function keys(story: Story): string {
  return story
    .map(({ clauses }) =>
      clauses.map(({ says, tails }) => [says.key, ...tails.map(({ key }) => `+${key}`)].join('')).join(' '),
    )
    .join(' / ');
}

/** What a message tells that has these sentences. */
export function told(sentences: readonly Sentence[], layout: Layout = TURN): Story {
  return arranged([{ sentences }], layout);
}

/** A part of a check. */
export const check = (act: 'roll' | 'change' | 'result', key: string, more: Partial<Sentence> = {}): Sentence =>
  sentence(key, {
    act,
    of: { thread: 'check', ...(act === 'roll' ? { opens: true } : {}) },
    clause: phrase(`${key}-on`),
    ...more,
  });

import type { Sentence } from './sentence.ts';
import type { Paragraph, Story } from './story.ts';

/** What a story has come to since anything was taken back: its last paragraph. What is told in italics is read once. */
export function latest(story: Story): Paragraph[] {
  const left = story.slice(story.findLastIndex(({ undone }) => undone !== undefined) + 1);
  return left.filter(({ form }) => form !== 'prose').slice(-1);
}

/** What nobody may miss of sentences, each in few words. */
export function inBrief(sentences: readonly Sentence[]): Sentence[] {
  return sentences.filter(({ matters }) => matters === 3).map(briefly);
}

/** A sentence by itself, in few words where there are such. */
export function briefly({ brief, of: _, several: __, lists: ___, great: ____, ...plain }: Sentence): Sentence {
  return {
    ...plain,
    act: plain.act === 'small' || plain.act === 'vote' ? plain.act : 'apart',
    says: brief ?? plain.says,
  };
}

/**
 * The sentences of a message in which a moment crowns the one it began with: its heading takes the place of that, which
 * stands no more, and what belongs to either follows.
 */
export function crowned(sentences: readonly Sentence[]): Sentence[] {
  const at = sentences.findLastIndex(({ great }) => great?.crowns === true);
  const crown = sentences[at];
  const [first, ...others] = sentences;
  if (!crown || at <= 0 || !first?.great) return [...sentences];
  return [crown, ...others.filter((sentence) => sentence !== crown)];
}

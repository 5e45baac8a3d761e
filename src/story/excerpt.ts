import type { Sentence } from './sentence.ts';
import type { Paragraph, Story } from './story.ts';

/** How far above its end a story in italics may stand and still belong to that. */
const NEAR = 3;

/** What a story has come to since anything was taken back: its last paragraph, and what is told in italics just above it. */
export function latest(story: Story): Paragraph[] {
  const left = story.slice(story.findLastIndex(({ undone }) => undone !== undefined) + 1);
  const prose = left.findLastIndex(({ form }) => form === 'prose');
  return left.slice(prose >= left.length - NEAR ? Math.max(0, prose) : -1);
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

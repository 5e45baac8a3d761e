import { expect, it } from 'vitest';
import { phrase } from '../../src/engine/phrase.ts';
import { arranged } from '../../src/story/arrange.ts';
import { crowned, inBrief, latest } from '../../src/story/excerpt.ts';
import { type Sentence, sentence } from '../../src/story/sentence.ts';
import type { Story } from '../../src/story/story.ts';

const plain = (key: string): Sentence => sentence('apart', phrase(key));
const prose = (key: string): Sentence => sentence('prose', phrase(key));
const keys = (story: Story): string[] => story.flatMap(({ clauses }) => clauses.map(({ says }) => says.key));
const lately = (sentences: Sentence[]): string[] => keys(latest(arranged([{ sentences }], { as: 'list' })));

it('the latest of a story is its last paragraph, without what is told in italics', () => {
  expect(lately([plain('wards'), prose('lady'), plain('rolls')])).toEqual(['rolls']);
  expect(lately([plain('rolls'), prose('lady')])).toEqual(['rolls']);
  expect(lately([plain('rolls')])).toEqual(['rolls']);
  const back = arranged([{ sentences: [plain('rolls')], undone: phrase('mark') }], { as: 'list' });
  expect(latest(back)).toEqual([]);
});

it('what nobody may miss is said in few words, by itself', () => {
  const told = [
    sentence('heading', phrase('long'), { matters: 3, brief: phrase('short'), of: { thread: 'x', opens: true } }),
    sentence('gain', phrase('little'), { matters: 1 }),
  ];
  expect(inBrief(told).map(({ act, says, of }) => [act, says.key, of])).toEqual([['apart', 'short', undefined]]);
});

it('a moment that crowns the one before takes the place of its heading', () => {
  const great = (key: string, crowns?: true): Sentence =>
    sentence('heading', phrase(key), {
      great: { scene: 'gateSealed', title: phrase(key), theme: 'paper', ...(crowns ? { crowns } : {}) },
    });
  const told = [great('closed'), plain('trophy'), great('sealed', true), plain('seals')];
  expect(crowned(told).map(({ says }) => says.key)).toEqual(['sealed', 'trophy', 'seals']);
  expect(crowned([great('closed'), plain('trophy')])).toHaveLength(2);
});

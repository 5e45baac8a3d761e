import { expect, it } from 'vitest';
import { phrase, ref, series } from '../../src/engine/phrase.ts';
import { weightOf } from '../../src/story/room.ts';
import { GLORIA, JOE, sentence, told } from './told.ts';

const weight = (args: Parameters<typeof phrase>[1]): number =>
  weightOf(told([sentence('says', { says: phrase('says', args) })]));

it('a story takes room by what it tells and names, never by what it says', () => {
  const bare = weight({});
  expect(bare).toBeGreaterThan(0);
  expect(weight({ text: 'Mara' })).toBe(weight({ text: 'Jona' }));
  expect(weight({ thing: GLORIA })).toBeGreaterThan(bare);
  expect(weight({ things: series('and', [GLORIA, JOE]) })).toBeGreaterThan(weight({ thing: GLORIA }));
  expect(weight({ part: phrase('part', { thing: { strong: GLORIA } }) })).toBeGreaterThan(weight({ thing: GLORIA }));
  expect(weight({ story: ref('prose', 'cards/knife') })).toBeGreaterThan(3 * weight({ thing: GLORIA }));
});

it('what becomes one sentence takes room once', () => {
  const once = (text: string) => sentence(text, { once: true });
  expect(weightOf(told([once('burns'), once('burns')]))).toBe(weightOf(told([once('burns')])));
  expect(weightOf(told([once('burns'), once('falls')]))).toBe(2 * weightOf(told([once('burns')])));
});

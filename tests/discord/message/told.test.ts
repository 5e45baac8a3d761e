import { expect, it } from 'vitest';
import { type Told, takenBackMark, toldLines, wholeLines } from '../../../src/discord/message/told.ts';
import { phrase, ref } from '../../../src/engine/phrase.ts';
import type { Layout } from '../../../src/story/arrange.ts';
import { type Sentence, sentence } from '../../../src/story/sentence.ts';
import { Words } from '../../../src/words/words.ts';
import { second } from '../../second.ts';

const GLORIA = ref('sheet', 'gloria-goldberg');
const TURN: Layout = { as: 'turn', owner: GLORIA };
const words = new Words('en').with(second.namer(null));
const goes = (to: string): Sentence =>
  sentence('move', phrase('event-Moved', { to: ref('place', to), how: 'step' }), { about: GLORIA });
const told = (...sentences: Sentence[]): Told => ({ happening: { sentences, pictures: [] } });

it('a message begun in lines by an older version keeps them as they stand, and what comes now stands below', () => {
  const before: Told = { happening: { lines: ['Gloria goes to Woods.', 'Gloria rolls: 3 4.'], pictures: [] } };
  expect(toldLines([before, told(goes('library'))], TURN, words)).toEqual([
    'Gloria goes to Woods.',
    'Gloria rolls: 3 4.',
    '**Gloria** goes to the Library.',
  ]);
});

it('lines of an older version are struck when they are taken back', () => {
  const undone = takenBackMark({ undoneBy: 'Ines' });
  const before: Told = { happening: { lines: ['Gloria goes to Woods.', 'More.'], pictures: [] }, undone };
  expect(toldLines([before], TURN, words)).toEqual(['~~Gloria goes to Woods.~~', expect.stringContaining('Ines')]);
});

it('what was told in several rows of one message is one story', () => {
  expect(toldLines([told(goes('woods')), told(goes('library'))], TURN, words)).toEqual([
    '**Gloria** goes to the Woods. Goes to the Library.',
  ]);
});

it('a quiet table is told what nobody may miss; its log has the rest', () => {
  const lost = sentence('state', phrase('event-WentInsane'), { about: GLORIA, matters: 3 });
  const quiet: Told = { happening: { sentences: [goes('woods'), lost], pictures: [], quiet: true } };
  expect(toldLines([quiet], { as: 'list' }, words)).toEqual([expect.stringMatching(/^\*\*Gloria goes insane\*\*/)]);
  expect(wholeLines([quiet], words).join(' ')).toContain('goes to the Woods');
});

import { describe, expect, it } from 'vitest';
import {
  answeredLine,
  type End,
  keptAnswer,
  lastingRemains,
  type Remains,
  saidEnd,
  saidRemains,
} from '../../../src/discord/message/remains.ts';
import { phrase, ref, series } from '../../../src/engine/phrase.ts';
import { Words } from '../../../src/words/words.ts';
import { second } from '../../second.ts';

const words = new Words('en').with(second.namer(null));

const head = phrase('question-head', {
  who: series('row', [{ strong: 'Mara' }, { strong: 'Jonas' }]),
  headline: phrase('headline', { turn: 3, phase: ref('phase', 'movement') }),
});
const remains: Remains = {
  version: 1,
  text: [ref('prose', 'encounters/downtown/arkham-asylum/0')],
  small: [phrase('question-asked', { head, ask: phrase('question-note', { label: ref('seat', '1'), note: '…' }) })],
};
const ended: End = {
  end: 'question-answered',
  choice: [phrase('question-who', { who: { strong: ref('place', 'woods') } }), 'roll'],
};
const seating = { who: () => ref('sheet', 'joe-diamond'), player: () => null };

describe('what a message leaves', () => {
  const lasting = lastingRemains(remains, seating);

  it('names who played the seat then, whoever does now', () => {
    const [story = '', line] = saidRemains(lasting, words).split('\n');
    expect(story).toBe(words.name(ref('prose', 'encounters/downtown/arkham-asylum/0')));
    expect(line).toBe('-# **Mara**, **Jonas** · Turn 3 · Movement · **Joe:** …');
  });

  it('says how it ended, an option that has no label by its id', () => {
    expect(saidEnd(lasting, ended, words)).toMatch(/\*\*Joe:\*\* … — \*\*Woods and roll\*\*$/);
    expect(saidEnd({ version: 1, text: [head] }, { end: 'question-withdrawn' }, words)).toMatch(/ — withdrawn$/);
    expect(saidEnd(lasting, { ...ended, choice: [] }, words)).toMatch(/ — \*\*None\*\*$/);
  });

  it('is kept without a word of any language, and struck in one line', () => {
    const kept = keptAnswer(lasting, ended, words);
    expect(kept).not.toMatch(/Woods|Turn|Joe\b|withdrawn/);
    expect(answeredLine(kept, words)).toBe(saidEnd(lasting, ended, words).replaceAll('\n-# ', ' · '));
  });

  it('stays as it stands where it was kept in words', () => {
    const before = 'It was dark.\n-# **Mara** · Which way?';
    expect(saidRemains(before, words)).toBe(before);
    const answered = `${before} — **Woods and roll**`;
    expect(saidEnd(before, ended, words)).toBe(answered);
    expect(keptAnswer(before, ended, words)).toBe(answered);
    expect(answeredLine(answered, words)).toBe('It was dark. · **Mara** · Which way? — **Woods and roll**');
  });
});

import { expect, test } from 'vitest';
import { phrase } from '../../src/engine/phrase.ts';
import { arranged } from '../../src/story/arrange.ts';
import type { Sentence } from '../../src/story/sentence.ts';
import { check, GLORIA, JOE, keys, LIST, sentence, told } from './told.ts';

test('a roll, what changed its dice and its end are one sentence, whatever stood between', () => {
  const story = told([
    check('roll', 'roll'),
    sentence('joe', { about: JOE }),
    check('change', 'reroll'),
    check('result', 'passed'),
  ]);
  expect(keys(story)).toBe('roll+reroll-on+passed-on joe');
});

test('rolls of two people at the same time each go on where they began', () => {
  const of = (thread: string) => ({ thread });
  const story = told(
    [
      check('roll', 'hers', { of: { thread: 'a', opens: true } }),
      check('roll', 'his', { about: JOE, of: { thread: 'b', opens: true } }),
      check('result', 'hers-end', { of: of('a') }),
      check('result', 'his-end', { about: JOE, of: of('b') }),
    ],
    LIST,
  );
  expect(keys(story)).toBe('hers+hers-end-on / his+his-end-on');
});

test('a roll that began in another message goes on by itself', () => {
  const story = told([check('change', 'clue'), check('result', 'failed')]);
  expect(keys(story)).toBe('clue+clue-on+failed-on');
  expect(story[0]?.clauses[0]?.tails.map(({ args }) => args?.joint)).toEqual(['first', 'next']);
});

test('what takes the place of what its thread told last is told instead', () => {
  const way = { thread: 'way' };
  const goes = (key: string, more: Partial<Sentence> = {}): Sentence =>
    sentence(key, { act: 'monster', of: way, ...more });
  expect(keys(told([goes('goes'), sentence('joe', { about: JOE }), goes('on', { replaces: true })]))).toBe('on joe');
  expect(keys(told([goes('on', { replaces: true })]))).toBe('on');
});

test('what came of a roll stands in it as far as it has few words', () => {
  const gain = sentence('gain', { act: 'gain', clause: phrase('gain-on'), of: { thread: 'check' } });
  const story = told([check('roll', 'roll'), check('result', 'passed'), gain]);
  expect(keys(story)).toBe('roll+passed-on');
  expect(story[0]?.clauses[0]?.tails[0]?.args?.results).toEqual({ series: 'row', of: [phrase('gain-on')] });
});

test('what the same thing changed twice is named once', () => {
  const again = (dice: number): Sentence =>
    check('change', 'again', { clause: phrase('again-on', { source: 'focus', dice }), lists: 'dice' });
  const [roll] = told([check('roll', 'roll'), again(2), again(5), check('result', 'passed')])[0]?.clauses ?? [];
  expect(roll?.tails.map(({ key }) => key)).toEqual(['again-on', 'passed-on']);
  expect(roll?.tails[0]?.args?.dice).toEqual({ series: 'row', of: [2, 5] });
});

test('what it cost to change dice stands behind the roll, not among what came of it', () => {
  const of = { thread: 'check' };
  const cost = sentence('cost', { act: 'lose', clause: phrase('cost-on'), of });
  const gain = sentence('gain', { act: 'gain', clause: phrase('gain-on'), of });
  const story = told([check('roll', 'roll'), cost, check('change', 'again'), check('result', 'passed'), gain]);
  expect(keys(story)).toBe('roll+again-on+passed-on cost');
  expect(story[0]?.clauses[0]?.tails.at(-1)?.args?.results).toEqual({ series: 'row', of: [phrase('gain-on')] });
});

test('results that differ in an amount, in a thing or in whom they befall are one', () => {
  const of = { thread: 'check' };
  const gain = (sum: number): Sentence =>
    sentence('gain', { act: 'gain', clause: phrase('gain-on'), amounts: { clue: sum }, of });
  const harm = (about: typeof JOE): Sentence =>
    sentence('harm', { about, clause: phrase('harm-on', { name: about }), amounts: { horror: 1 }, lists: 'who', of });
  const story = told(
    [check('roll', 'roll'), check('result', 'passed'), gain(1), gain(2), harm(GLORIA), harm(JOE)],
    LIST,
  );
  const amounts = (what: string, amount: number) => ({ series: 'and', of: [phrase('story-amount', { what, amount })] });
  expect(story[0]?.clauses[0]?.tails[0]?.args?.results).toEqual({
    series: 'row',
    of: [
      phrase('gain-on', { amounts: amounts('clue', 3) as never }),
      phrase('harm-on', { name: { series: 'and', of: [GLORIA, JOE] }, amounts: amounts('horror', 1) as never }),
    ],
  });
});

test('an end that is told again, with what came later, is told once', () => {
  const later = sentence('harm', { clause: phrase('harm-on'), of: { thread: 'check' } });
  const passages = [
    { sentences: [check('roll', 'attack'), check('result', 'end')] },
    { sentences: [check('result', 'end'), later] },
  ];
  const story = arranged(passages, LIST);
  expect(keys(story)).toBe('attack+end-on');
  expect(story[0]?.clauses[0]?.tails[0]?.args?.some).toBe('yes');
});

test('what stands in a roll befalls who rolled, or nobody; what befalls others has a sentence of its own', () => {
  const of = { thread: 'check' };
  const brought = (key: string, about: typeof JOE | null): Sentence =>
    sentence(key, { about, act: 'lose', clause: phrase(`${key}-on`), of });
  const story = told([check('roll', 'roll'), check('result', 'ended'), brought('doom', null), brought('his', JOE)]);
  expect(keys(story)).toBe('roll+ended-on his');
  expect(story[0]?.clauses[0]?.tails[0]?.args?.results).toEqual({ series: 'row', of: [phrase('doom-on')] });
});

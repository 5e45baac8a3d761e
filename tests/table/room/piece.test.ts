import { expect, it } from 'vitest';
import { phrase, ref } from '../../../src/engine/phrase.ts';
import type { GreatSentence } from '../../../src/story/moment.ts';
import { type Sentence, sentence } from '../../../src/story/sentence.ts';
import { joinedTo, led, mayJoin, type Piece, piecesOf, type Telling } from '../../../src/table/room/piece.ts';

const told = (key: string, more: Partial<Sentence> = {}): Sentence => sentence('state', phrase(key), more);
const keys = ({ sentences }: Piece): string[] => sentences.map(({ says }) => says.key);
const FIRE: GreatSentence = {
  ...told('fire', { of: { thread: 'moment fire', opens: true, within: 'check' } }),
  great: { scene: 'terror', title: phrase('fire'), theme: 'paper' },
};

function telling(sentences: Sentence[], more: Partial<Telling> = {}): Telling {
  return {
    sentences,
    pictures: [],
    frame: 'turn 1/seat 0',
    layout: { as: 'list' },
    great: null,
    shared: false,
    ...more,
  };
}

it('a great moment begins a piece of its own, behind the check in which it comes about', () => {
  const sentences = [
    told('roll', { of: { thread: 'check', opens: true } }),
    FIRE,
    told('ash', { of: { thread: 'moment fire' } }),
    told('failed', { of: { thread: 'check' } }),
    told('after'),
  ];
  const great = { sentence: FIRE, told: { turn: 'turn 1' } };
  const pieces = piecesOf(telling(sentences, { great }));
  expect(pieces.map(keys)).toEqual([
    ['roll', 'failed'],
    ['fire', 'ash', 'after'],
  ]);
  expect(pieces.map(({ moment }) => moment !== undefined)).toEqual([false, true]);
});

it('in a message that is nobody’s the moment stands above all, with what led to it below, but for its check', () => {
  const storm: GreatSentence = { ...FIRE, ...told('storm', { of: { thread: 'moment storm', opens: true } }) };
  const great = { sentence: storm, told: { turn: 'turn 1' } };
  const pieces = piecesOf(telling([told('card'), storm, told('after')], { great, shared: true }));
  expect(pieces.map(keys)).toEqual([['storm', 'card', 'after']]);
  const roll = told('roll', { of: { thread: 'check', opens: true } });
  const inCheck = { great: { ...great, sentence: FIRE }, shared: true };
  expect(piecesOf(telling([roll, FIRE, told('after')], inCheck)).map(keys)).toEqual([['roll'], ['fire', 'after']]);
});

it('a moment that comes of the very thing it tells of stands below the coming of that', () => {
  const card = ref('card', 'fire');
  const turns: GreatSentence = {
    ...FIRE,
    ...told('turns', { of: { thread: 'moment card', opens: true }, because: card }),
    says: phrase('turns', { card }),
  };
  const great = { sentence: turns, told: { turn: 'turn 1' } };
  const came = sentence('state', phrase('came', { card }));
  expect(piecesOf(telling([came, turns], { great, shared: true })).map(keys)).toEqual([['came'], ['turns']]);
  expect(piecesOf(telling([told('other'), turns], { great, shared: true })).map(keys)).toEqual([['turns', 'other']]);
});

it('a moment divides nothing that has begun before it', () => {
  const storm: GreatSentence = { ...FIRE, ...told('storm', { of: { thread: 'moment storm', opens: true } }) };
  const great = { sentence: storm, told: { turn: 'turn 1' } };
  const roll = told('roll', { of: { thread: 'roll', opens: true } });
  const more = told('more', { of: { thread: 'roll' } });
  expect(piecesOf(telling([roll, storm, told('after'), more], { great })).map(keys)).toEqual([
    ['roll', 'more'],
    ['storm', 'after'],
  ]);
});

it('a moment stands below the end of what was told before a question', () => {
  const storm: GreatSentence = { ...FIRE, ...told('storm', { of: { thread: 'moment storm', opens: true } }) };
  const great = { sentence: storm, told: { turn: 'turn 1' } };
  const attack = told('attack', { of: { thread: 'deed', opens: true } });
  const harm = sentence('result', phrase('harm'), { of: { thread: 'deed' } });
  expect(piecesOf(telling([harm, storm], { great, shared: true })).map(keys)).toEqual([['harm'], ['storm']]);
  expect(piecesOf(telling([attack, harm, storm], { great, shared: true })).map(keys)).toEqual([
    ['storm', 'attack', 'harm'],
  ]);
});

it('what is said before comes first, but for the heading of a great moment', () => {
  const [plain] = piecesOf(telling([told('one')]));
  expect(keys(led(plain!, told('vote')))).toEqual(['vote', 'one']);
  expect(keys(led({ ...plain!, moment: { turn: 'turn 1' } }, told('vote')))).toEqual(['one', 'vote']);
});

it('pieces of one message are one row while they are short, and never across a moment', () => {
  const [one] = piecesOf(telling([told('one')]));
  const [two] = piecesOf(telling([told('two')]));
  expect(mayJoin(one!, two!)).toBe(true);
  expect(keys(joinedTo(one!, two!))).toEqual(['one', 'two']);
  expect(mayJoin(one!, { ...two!, moment: { turn: 'turn 1' } })).toBe(false);
  expect(mayJoin(one!, { ...two!, frame: 'turn 1/seat 1' })).toBe(false);
  expect(mayJoin(one!, { ...two!, sentences: Array.from({ length: 30 }, () => told('many')) })).toBe(false);
});

import { expect, it } from 'vitest';
import { secondWords } from '../../src/editions/second/second.ts';
import { ref } from '../../src/engine/phrase.ts';
import type { How } from '../../src/words/noun.ts';
import { content, second } from '../second.ts';

const words = secondWords(content, 'nl');

it.each([
  ['place', 'black-cave', { role: 'at' }, 'in de Black Cave'],
  ['place', 'black-cave', { role: 'from' }, 'uit de Black Cave'],
  ['place', 'police-station', { role: 'at' }, 'op het Police Station'],
  ['place', 'police-station', { role: 'to' }, 'naar het Police Station'],
  ['place', 'police-station', { role: 'from' }, 'van het Police Station'],
  ['monster', 'ghoul', { article: 'a' }, 'een Ghoul'],
  ['monster', 'ghoul', { number: 'plural' }, 'Ghouls'],
  ['monster', 'ghoul', { number: 'plural', article: 'the' }, 'de Ghouls'],
  ['monster', 'ghoul', { case: 'genitive' }, 'van de Ghoul'],
  ['monster', 'the-black-man', { article: 'the' }, 'de Zwarte Man'],
  ['monster', 'the-black-man', {}, 'De Zwarte Man'],
  ['sheet', 'mandy-thompson', { case: 'genitive' }, 'Mandy’s'],
  ['sheet', 'mandy-thompson', { article: 'the' }, 'Mandy'],
] satisfies [string, string, How, string][])('a Dutch name in a sentence: %s %s with %j', (kind, id, how, said) => {
  expect(words.name(ref(kind, id), how)).toBe(said);
});

it('rules are found by Dutch words, whatever their endings', () => {
  expect(second.rules('Wanneer winnen we?', 'nl')[0]?.id).toBe('2E-1901');
});

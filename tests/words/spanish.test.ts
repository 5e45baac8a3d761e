import { expect, it } from 'vitest';
import { secondWords } from '../../src/editions/second/second.ts';
import { ref } from '../../src/engine/phrase.ts';
import type { How } from '../../src/words/noun.ts';
import { content, second } from '../second.ts';

const words = secondWords(content, 'es');

it.each([
  ['place', 'black-cave', { role: 'at' }, 'en la Cueva Negra'],
  ['place', 'woods', { role: 'at' }, 'en el Bosque'],
  ['place', 'woods', { role: 'to' }, 'al Bosque'],
  ['place', 'woods', { role: 'from' }, 'del Bosque'],
  ['place', 'woods', { role: 'of' }, 'del Bosque'],
  ['monster', 'ghoul', { article: 'a' }, 'un Gul'],
  ['monster', 'ghoul', { number: 'plural', article: 'the' }, 'los Gules'],
  ['monster', 'ghoul', { role: 'with' }, 'con el Gul'],
  ['monster', 'the-black-man', { role: 'of' }, 'del Hombre Negro'],
  ['monster', 'the-black-man', {}, 'El Hombre Negro'],
  ['card', 'axe', { article: 'the' }, 'el Hacha'],
  ['card', 'axe', { article: 'the', number: 'plural' }, 'las Hachas'],
  ['sheet', 'mandy-thompson', { case: 'genitive' }, 'de Mandy'],
] satisfies [string, string, How, string][])('a Spanish name in a sentence: %s %s with %j', (kind, id, how, said) => {
  expect(words.name(ref(kind, id), how)).toBe(said);
});

it('rules are found by Spanish words, whatever their endings', () => {
  expect(second.rules('¿Cuándo ganamos la partida?', 'es')[0]?.id).toBe('2E-1901');
});

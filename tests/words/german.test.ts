import { describe, expect, it } from 'vitest';
import { secondWords } from '../../src/editions/second/second.ts';
import { ref } from '../../src/engine/phrase.ts';
import type { How } from '../../src/words/noun.ts';
import { content, second as edition } from '../second.ts';
import { thirdWords } from '../third.ts';

const second = secondWords(content, 'de');
const third = thirdWords('de');

describe('a German name in a sentence', () => {
  it.each([
    ['place', 'black-cave', { role: 'at' }, 'in der Schwarzen Höhle'],
    ['place', 'black-cave', { role: 'to' }, 'in die Schwarze Höhle'],
    ['place', 'black-cave', { role: 'from' }, 'aus der Schwarzen Höhle'],
    ['monster', 'ghoul', { article: 'the', case: 'accusative' }, 'den Ghul'],
    ['monster', 'ghoul', { article: 'the', case: 'genitive' }, 'des Ghuls'],
    ['monster', 'ghoul', { article: 'a', case: 'dative' }, 'einem Ghul'],
    ['monster', 'ghoul', { number: 'plural' }, 'Ghule'],
    ['monster', 'ghoul', { role: 'with' }, 'mit dem Ghul'],
    ['monster', 'the-black-man', { article: 'the', case: 'accusative' }, 'den Schwarzen Mann'],
    ['monster', 'the-black-man', {}, 'Der Schwarze Mann'],
    ['card', 'dark-cloak', { article: 'a' }, 'ein Dunkler Umhang'],
    ['card', 'dark-cloak', { article: 'the' }, 'der Dunkle Umhang'],
    ['sheet', 'mandy-thompson', { case: 'genitive' }, 'Mandys'],
    ['sheet', 'mandy-thompson', { article: 'the', case: 'dative' }, 'Mandy'],
    ['world', 'yuggoth', { role: 'to' }, 'nach Yuggoth'],
  ] satisfies [string, string, How, string][])('%s %s with %j', (kind, id, how, said) => {
    expect(second.name(ref(kind, id), how)).toBe(said);
  });

  it('melts a preposition with its article', () => {
    expect(second.name(ref('place', 'woods'), { role: 'at' })).toMatch(/^(?:im|in den) /);
    expect(third.name(ref('space', 'trainStation'), { role: 'at' })).toMatch(/^(?:am|im) Bahnhof$/);
  });
});

it('rules are found by German words, whatever their endings', () => {
  const [found] = edition.rules('Wann wacht der Große Alte auf?', 'de');
  expect(found?.id).toMatch(/^2E-37/);
});

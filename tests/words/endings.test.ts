import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const DATA = path.join(import.meta.dirname, '../../data');
const EDITIONS = ['second', 'third'] as const;

/** The deadpan afterthought: a text that ends on ", and …". Half of all did once. */
const AFTERTHOUGHT = ends(', and [^.;:—?!]*');
/** Its commonest opening, wherever it stands. */
const AND_IT = /, and (?:it|he|there)\b/;

/** What a text may end on and what would tire as quickly, each with its name. */
const TICS: Readonly<Record<string, RegExp>> = {
  '; …': ends('; [^.,;:?!]*'),
  ': …': ends(': [^.,;:?!]*'),
  '— …': ends('—[^.,;:?!]*'),
  ', which …': ends(', (?:(?:\\w+ ){0,2}which|who|whose)\\b[^.,;:?!]*'),
  'as if …': ends('\\bas (?:if|though)\\b[^.,;:?!]*'),
  ', doing …': ends(', (?!\\w*thing\\b|evening|morning)(?:\\w+ly |then |still |not )?\\w+ing\\b[^.,;:?!]*'),
  ', but …': ends(', (?:but|though|yet)\\b[^.,;:?!]*'),
  ', with …': ends(', with(?:out)?\\b[^.,;:?!]*'),
  ', or …': ends(', n?or\\b[^.,;:?!]*'),
  ', so …': ends(', so\\b[^.,;:?!]*'),
  ', then …': ends(', then\\b[^.,;:?!]*'),
  ', where …': ends(', where\\b[^.,;:?!]*'),
  'until …': ends('\\b(?:until|till)\\b[^.,;:?!]*'),
  'while …': ends('\\bwhile\\b[^.,;:?!]*'),
  'And …': lastSentence('And\\b[^.?!]*'),
  'Then …': lastSentence('Then\\b[^.?!]*'),
  'It …': lastSentence('It\\b[^.?!]*'),
  'There …': lastSentence('There\\b[^.?!]*'),
  'four words or fewer': lastSentence('(?:[^\\s.?!]+ ){0,3}[^\\s.?!]+'),
};

/** A pattern that a text ends with, whatever closes it. */
function ends(pattern: string): RegExp {
  return new RegExp(`${pattern}[.?!]?[”’]*$`, 'u');
}

/** A last sentence of several that is made like this. */
function lastSentence(pattern: string): RegExp {
  return ends(`[.?!][”’]? ${pattern}`);
}

/** All texts of a value read from a file. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The prose of an edition by family, which is a file. */
function families(edition: string): [string, string[]][] {
  const folder = path.join(DATA, edition, 'text/en');
  return readdirSync(folder).map((file) => [
    `${edition} ${path.basename(file, '.json')}`,
    textsOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
  ]);
}

/** How many of a hundred texts a pattern is found in. */
function percent(texts: readonly string[], pattern: RegExp): number {
  return (100 * texts.filter((text) => pattern.test(text)).length) / texts.length;
}

const FAMILIES = EDITIONS.flatMap(families);
const ALL = FAMILIES.flatMap(([, texts]) => texts);

describe('the endings of the prose', () => {
  it('are an afterthought with "and" in one text of eleven at most', () => {
    expect(ALL.length).toBeGreaterThan(3000);
    expect(percent(ALL, AFTERTHOUGHT)).toBeLessThan(9);
    expect(percent(ALL, AND_IT)).toBeLessThan(5);
  });

  it.each(FAMILIES)('and in one of seven of a family: %s', (_, texts) => {
    expect(percent(texts, AFTERTHOUGHT)).toBeLessThan(15);
  });

  it.each(Object.entries(TICS))('are no other tic instead: %s', (_, pattern) => {
    expect(percent(ALL, pattern)).toBeLessThan(5);
  });

  it('are found where there is one', () => {
    expect('He tips his hat, and it is Tuesday.').toMatch(AFTERTHOUGHT);
    expect('“He tips his hat, and goes.”').toMatch(AFTERTHOUGHT);
    expect('He tips his hat, and goes. It is Tuesday.').not.toMatch(AFTERTHOUGHT);
    const bad = {
      '; …': 'The rope holds; the knot does not.',
      ': …': 'It has one word on it: yours.',
      '— …': 'He knows you —or did.',
      ', which …': 'It ends in a book, out of which somebody looks.',
      'as if …': 'He nods as though you had asked.',
      ', doing …': 'She goes by, softly humming a hymn.',
      ', but …': 'You knock, though nobody comes.',
      ', with …': 'He comes back, without the lamp.',
      ', or …': 'It wants your hat, or you.',
      ', so …': 'The stair is wet, so you fall.',
      ', then …': 'He reads the name, then yours.',
      ', where …': 'It leads to the cellar, where they sit.',
      'until …': 'You wait until it goes.',
      'while …': 'He hums while you dig.',
      'And …': 'He looks up. And so do you.',
      'Then …': 'The lamp goes out. Then the stars.',
      'It …': 'You knock. It knocks back from the other side.',
      'There …': 'You look again. There never was a house in that street.',
      'four words or fewer': 'He reaches for the lamp. You run for it.',
    };
    expect(Object.keys(bad)).toEqual(Object.keys(TICS));
    for (const [tic, text] of Object.entries(bad)) expect(text, tic).toMatch(TICS[tic] ?? /^$/);
    expect('In the corner stands something.').not.toMatch(TICS[', doing …'] ?? /./);
  });
});

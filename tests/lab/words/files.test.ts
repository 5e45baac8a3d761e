import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { phrase, ref } from '../../../src/engine/phrase.ts';
import { catalogueIn } from '../../../src/lab/words/catalogue.ts';
import { faultsInNamed, type Named } from '../../../src/lab/words/commands.ts';
import { commented, layLanguage } from '../../../src/lab/words/newlanguage.ts';
import { faultsInText, faultsInTexts } from '../../../src/lab/words/prose.ts';
import { numbersLost } from '../../../src/lab/words/rulebook.ts';
import { faultsIn, TEXTS } from '../../../src/lab/words/rulestexts.ts';
import { filled, isGap } from '../../../src/words/gap.ts';

describe('files of texts beside those of the first language', () => {
  const faults = (own: unknown, first: unknown) => faultsInTexts(own, first).map(({ key, what }) => `${key}: ${what}`);

  it('have the same texts', () => {
    expect(faults({ a: ['á', 'b́'] }, { a: ['a', 'b'] })).toEqual([]);
    expect(faults({ a: { c: 'č' } }, { a: { b: 'b', c: 'c' } })).toEqual(['/a/b: missing']);
    expect(faults({}, { a: { b: 'b', c: ['d', 'e'] } })).toEqual([
      '/a/b: missing',
      '/a/c/0: missing',
      '/a/c/1: missing',
    ]);
    expect(faults({ a: 'á', d: 'd' }, { a: 'a' })).toEqual(['/d: unknown: the first language has no such text']);
    expect(faults({ a: 'á' }, { a: ['a'] })).toEqual(['/a: is not what the first language has there']);
    expect(faults({ a: { en: 'a' } }, { a: 'a' })).toEqual(['/a: missing']);
  });

  it('put the same into them, and are written in the language', () => {
    expect(faultsInText('Psi v {place}.', 'Dogs in {place}.')).toEqual([]);
    expect(faultsInText('Psi.', 'Dogs in {place}.')).toEqual(['marked "", in the first language "{place}"']);
    expect(faultsInText(' ', 'Dogs.')).toEqual(['empty']);
    expect(faultsInText('Říká "psi".', 'Says dogs.')).toEqual(['has straight quotation marks']);
    const long = 'The dogs in the yard have been quiet all day.';
    expect(faultsInText(long, long)).toEqual(['is that of the first language']);
    expect(faultsInText('Downtown', 'Downtown')).toEqual([]);
  });

  it('say every number, as often as it is said', () => {
    expect(numbersLost('2 of 3E-405.2-1, or 2', '2 podle 3E-405.2-1')).toEqual(['2']);
    expect(numbersLost('roll 3 dice', 'hoď 3 kostkami a 4')).toEqual([]);
  });
});

describe('the rules text of a card', () => {
  const [own, first] = [TEXTS.second!.words('cs'), TEXTS.second!.words('en')];
  const watched = (said: string) => Object.assign(Object.create(own) as typeof own, { text: () => said });
  const text = phrase('rules-place', { place: ref('place', 'graveyard'), role: 'at' });
  const english = Object.assign(Object.create(first) as typeof first, {
    text: () => 'Gain 2 clues in the Graveyard.',
  });

  it('says each number and each name in whatever form', () => {
    expect(faultsIn(text, watched('Na Hřbitově získej 2 stopy.'), english)).toEqual([]);
    expect(faultsIn(text, watched('Získej 3 stopy.'), english)).toEqual([
      'doesn’t say 2: Získej 3 stopy. | Gain 2 clues in the Graveyard.',
      'doesn’t say Hřbitov: Získej 3 stopy. | Gain 2 clues in the Graveyard.',
    ]);
    expect(faultsIn(text, watched('Hřbitov: na 2kách  nic.'), english)).toEqual([
      'is not clean: Hřbitov: na 2kách  nic.',
    ]);
  });

  it('may call a face of a die by its name', () => {
    const six = Object.assign(Object.create(first) as typeof first, { text: () => 'Each 6 counts.' });
    expect(faultsIn(phrase('x'), watched('Každá šestka platí.'), six)).toEqual([]);
    expect(faultsIn(phrase('x'), watched('Každá pětka platí.'), six)).toHaveLength(1);
  });
});

describe('commands beside Discord’s limits', () => {
  const named = (more: Partial<Named> = {}): Named => ({ name: 'game', description: 'A game', ...more });
  const faults = (...all: Named[]) => faultsInNamed('cs', all).map(({ key, what }) => `${key}: ${what}`);

  it('are named and described in its letters, each once', () => {
    expect(faults(named({ name_localizations: { cs: 'hra' } }))).toEqual([]);
    expect(faults(named({ name_localizations: { cs: 'Hra' } }))).toEqual([
      'game: "Hra" is not in small composed letters',
    ]);
    expect(faults(named({ name_localizations: { cs: 'dvě hry' } }))).toEqual([
      'game: "dvě hry" is no name of a command',
    ]);
    expect(faults(named({ name_localizations: { cs: 'c\u030ce' } }))).toHaveLength(2);
    expect(faults(named({ description_localizations: { cs: 'a'.repeat(101) } }))).toEqual([
      'game: is described in 101 letters, of 1 to 100',
    ]);
    const option = (name: string): Named => named({ name, name_localizations: { cs: 'kdo' } });
    expect(faults(named({ options: [option('who'), option('whom')] }))).toEqual(['game: has "kdo" twice']);
    const many = Array.from({ length: 26 }, (_, at) => named({ name: `o${at}` }));
    expect(faults(named({ options: many }))).toEqual(['game: has 26 options, of 25']);
  });

  it('take no more than 8,000 letters, each field by its longest translation', () => {
    const options = (length: number) =>
      Array.from({ length: 25 }, (_, at) =>
        named({
          name: `o${at}`,
          description: 'x',
          description_localizations: { cs: 'a'.repeat(100), de: 'b' },
          choices: [{ name: 'y', value: 'z', name_localizations: { cs: 'č'.repeat(length) } }],
        }),
      );
    expect(faults(named({ options: options(10) }))).toEqual([]);
    const more = [0, 1, 2].map((at) => named({ name: `s${at}`, options: options(20) }));
    expect(faults(named({ options: more }))).toEqual([expect.stringMatching(/^game: takes \d+ letters/)]);
  });
});

describe('a new language', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'language-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

  it('has a file for each of the first, whose texts are marked and read as if they were not there', () => {
    const files = layLanguage('fr', folder) ?? [];
    expect(files).toEqual(
      expect.arrayContaining([
        'data/words/fr/third/rules.ftl',
        'data/words/fr/names/second.json',
        'data/second/text/fr/monsters.json',
        'data/third/rules/fr/rules.json',
        'data/third/rules/fr/questions.json',
      ]),
    );
    for (const file of files) {
      if (file.endsWith('.ftl')) {
        const { entries, findings } = catalogueIn('fr', { [file]: readFileSync(path.join(folder, file), 'utf8') });
        expect([file, entries.size, findings]).toEqual([file, 0, []]);
      } else expect([file, textsIn(filled(read(file)))]).toEqual([file, 0]);
    }
    expect(read('data/words/fr/names/third.json')).toMatchObject({ space: { graveyard: { en: 'Graveyard' } } });
    expect(read('data/second/text/fr/monsters.json')).toMatchObject({ ghoul: { look: { en: expect.any(String) } } });
  });

  it('is laid once, by a code', () => {
    expect(layLanguage('fr', folder)).toBeNull();
    expect(layLanguage('../fr', folder)).toBeNull();
    expect(layLanguage('French', folder)).toBeNull();
    expect(existsSync(path.join(folder, 'data/words/French'))).toBe(false);
  });

  it('keeps its messages in comments until they are translated', () => {
    expect(commented('# About a\na = { $b ->\n    [one] c\n   *[other] d\n  }\n\n')).toBe(
      '# About a\n# a = { $b ->\n#     [one] c\n#    *[other] d\n#   }\n\n',
    );
  });
});

describe('what is still to be translated', () => {
  it('is the text of the first language and nothing beside it', () => {
    expect([{ en: 'a' }, { en: { name: 'a' } }].every(isGap)).toBe(true);
    expect([null, 'en', { en: 'a', cs: 'b' }, {}, ['en']].some(isGap)).toBe(false);
    expect(filled({ a: { en: 'x' }, b: { c: 'd', e: { en: 'y' } }, f: [{ en: 'z' }, 'g'] })).toEqual({
      b: { c: 'd' },
      f: ['g'],
    });
  });
});

function textsIn(value: unknown): number {
  if (typeof value === 'string') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + textsIn(one), 0);
}

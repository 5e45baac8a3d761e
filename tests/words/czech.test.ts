import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PhraseArgument, ref, series } from '../../src/engine/phrase.ts';
import { CZECH } from '../../src/words/czech.ts';
import { readDataFrom } from '../../src/words/datafolder.ts';
import type { How } from '../../src/words/noun.ts';
import { Words, watchGaps } from '../../src/words/words.ts';

/** Nouns of every gender, as the tables of names have them: from the genitive on, then all cases of several. */
const FORMS: Readonly<Record<string, unknown>> = {
  ghul: {
    name: 'Ghúl',
    gender: 'animate',
    cases: ['Ghúla', 'Ghúlovi', 'Ghúla', 'Ghúlovi', 'Ghúlem'],
    plural: ['Ghúlové', 'Ghúlů', 'Ghúlům', 'Ghúly', 'Ghúlech', 'Ghúly'],
  },
  stopa: {
    name: 'Stopa',
    gender: 'feminine',
    cases: ['Stopy', 'Stopě', 'Stopu', 'Stopě', 'Stopou'],
    plural: ['Stopy', 'Stop', 'Stopám', 'Stopy', 'Stopách', 'Stopami'],
  },
  jidlo: { name: 'Jídlo', gender: 'neuter', cases: ['Jídla', 'Jídlu', 'Jídlo', 'Jídle', 'Jídlem'] },
  jeskyne: {
    name: 'Černá jeskyně',
    gender: 'feminine',
    cases: ['Černé jeskyně', 'Černé jeskyni', 'Černou jeskyni', 'Černé jeskyni', 'Černou jeskyní'],
  },
  hostinec: {
    name: 'Hostinec',
    at: 've',
    cases: ['Hostince', 'Hostinci', 'Hostinec', 'Hostinci', 'Hostincem'],
  },
  hrbitov: {
    name: 'Hřbitov',
    at: 'na',
    cases: ['Hřbitova', 'Hřbitovu', 'Hřbitov', 'Hřbitově', 'Hřbitovem'],
  },
  kotva: { name: 'Kotva', gender: 'feminine', at: 'u', cases: ['Kotvy', 'Kotvě', 'Kotvu', 'Kotvě', 'Kotvou'] },
  lesy: {
    name: 'Lesy',
    number: 'plural',
    cases: ['Lesů', 'Lesům', 'Lesy', 'Lesích', 'Lesy'],
  },
  mara: {
    name: 'Mara Novotná',
    gender: 'feminine',
    cases: ['Mary Novotné', 'Maře Novotné', 'Maru Novotnou', 'Maře Novotné', 'Marou Novotnou'],
    called: { name: 'Mara', cases: ['Mary', 'Maře', 'Maru', 'Maře', 'Marou'] },
    occupation: 'Studentka',
  },
};
const forms = (id: string): unknown => CZECH.forms.parse(FORMS[id]);
const named = (id: string): string => (FORMS[id] as { name: string }).name;
const noun = (id: string, name = named(id)) => CZECH.noun(name, forms(id));

describe('a Czech noun', () => {
  it.each([
    ['genitive', 'Ghúla'],
    ['dative', 'Ghúlovi'],
    ['accusative', 'Ghúla'],
    ['locative', 'Ghúlovi'],
    ['instrumental', 'Ghúlem'],
  ] as const)('declines: %s', (wanted, said) => {
    expect(noun('ghul').form({ case: wanted })).toBe(said);
  });

  it('stands alone as it is printed, and passes over articles', () => {
    expect(noun('ghul').form({})).toBe('Ghúl');
    expect(noun('ghul').form({ article: 'the' })).toBe('Ghúl');
    expect(noun('ghul').form({ article: 'a', case: 'accusative' })).toBe('Ghúla');
  });

  it('has a plural in every case; without one it stays as it is', () => {
    expect(noun('stopa').form({ number: 'plural' })).toBe('Stopy');
    expect(noun('stopa').form({ number: 'plural', case: 'genitive' })).toBe('Stop');
    expect(noun('stopa').form({ number: 'plural', case: 'instrumental' })).toBe('Stopami');
    expect(noun('jidlo').form({ number: 'plural', case: 'dative' })).toBe('Jídlu');
  });

  it.each([
    ['jeskyne', 'at', 'v Černé jeskyni'],
    ['jeskyne', 'to', 'do Černé jeskyně'],
    ['jeskyne', 'from', 'z Černé jeskyně'],
    ['hostinec', 'at', 've Hostinci'],
    ['hostinec', 'to', 'do Hostince'],
    ['hrbitov', 'at', 'na Hřbitově'],
    ['hrbitov', 'to', 'na Hřbitov'],
    ['hrbitov', 'from', 'ze Hřbitova'],
    ['kotva', 'at', 'u Kotvy'],
    ['kotva', 'to', 'ke Kotvě'],
    ['kotva', 'from', 'od Kotvy'],
    ['lesy', 'at', 'v Lesích'],
    ['lesy', 'from', 'z Lesů'],
  ] as const)('says where with its own preposition: %s, %s', (id, role, said) => {
    expect(noun(id).form({ role })).toBe(said);
  });

  it.each([
    ['Ghúl', 's Ghúl'],
    ['Stopa', 'se Stopa'],
    ['Žena', 'se Žena'],
    ['„Škeble“', 'se „Škeble“'],
    ['Mnich', 'se Mnich'],
    ['Kate', 's Kate'],
  ])('takes a vowel to the preposition where it could not be said: %s', (name, said) => {
    expect(CZECH.noun(name, null).form({ role: 'with' })).toBe(said);
  });

  it('says whose it is, and with whom', () => {
    expect(noun('ghul').form({ role: 'of' })).toBe('Ghúla');
    expect(noun('ghul').form({ role: 'with' })).toBe('s Ghúlem');
    expect(noun('stopa').form({ role: 'with' })).toBe('se Stopou');
  });

  it.each([
    [2, undefined, '2 Stopy'],
    [4, undefined, '4 Stopy'],
    [5, undefined, '5 Stop'],
    [5, 'accusative', '5 Stop'],
    [2, 'genitive', '2 Stop'],
    [5, 'dative', '5 Stopám'],
    [5, 'instrumental', '5 Stopami'],
  ] as const)('is counted: %d, %s', (count, wanted, said) => {
    const how: How = wanted === undefined ? { count } : { count, case: wanted };
    expect(noun('stopa').form(how)).toBe(said);
  });

  it('that is not counted has its number behind it', () => {
    expect(noun('jidlo').form({ count: 2, case: 'accusative' })).toBe('Jídlo (2)');
  });

  it('has a gender and a number that words beside it agree with', () => {
    expect(['ghul', 'stopa', 'jidlo', 'hrbitov'].map((id) => noun(id).gender)).toEqual([
      'animate',
      'feminine',
      'neuter',
      'inanimate',
    ]);
    expect([noun('lesy').agrees, noun('ghul').agrees]).toEqual(['other', 'one']);
  });

  it('that is part of a name declines in it', () => {
    expect(CZECH.noun('ulice Stopa', forms('stopa')).form({ case: 'genitive' })).toBe('ulice Stopy');
  });

  it('of somebody who is called otherwise declines what they are called', () => {
    expect(CZECH.printed(forms('mara'), 'called')).toBe('Mara');
    expect(CZECH.printed(forms('mara'), 'occupation')).toBe('Studentka');
    expect(noun('mara', 'Mara').form({ case: 'dative' })).toBe('Maře');
    expect(noun('mara').form({ case: 'dative' })).toBe('Maře Novotné');
  });

  it('of a person stays as they write it', () => {
    const jonas = CZECH.noun('Jonas', null);
    expect([jonas.form({ case: 'dative' }), jonas.form({ number: 'plural' }), jonas.gender]).toEqual([
      'Jonas',
      'Jonas',
      'animate',
    ]);
  });

  it('is found by each of its forms', () => {
    expect(noun('stopa').spellings).toEqual(expect.arrayContaining(['Stopa', 'Stopou', 'Stopách']));
    expect(CZECH.noun('ulice Stopa', forms('stopa')).spellings).toContain('ulice Stopu');
  });

  it('is refused by the tables where forms are left out', () => {
    expect(CZECH.forms.safeParse({ name: 'Ghúl', cases: ['Ghúla'] }).success).toBe(false);
    expect(CZECH.forms.safeParse({ name: 'Ghúl', plural: ['Ghúlové'] }).success).toBe(false);
    expect(CZECH.forms.safeParse({ name: 'Ghúl', gender: 'masculine' }).success).toBe(false);
  });
});

/** Messages of a test, beside which there are no others. */
const MESSAGES = {
  en: `
only-english = Only English says { $what }.
both = both
`,
  cs: `
both = obě
sees = Mara vidí { NAME($what, case: "accusative") }.
without = Bez { NAME($what, case: "genitive") } to nejde.
goes = { $who } jde { NAME($what, role: "to") }.
bold = Mara vidí { $what }.
bold-form = Mara vidí { NAME($what, case: "accusative") }.
falls = { CAPITAL(NAME($what)) } { AGREES($what) ->
    [one] { GENDER($what) ->
        [feminine] padla
        [neuter] padlo
       *[animate] padl
      }
   *[other] padli
  }.
finds = { $count ->
    [one] { $count } stopa
    [few] { $count } stopy
   *[other] { $count } stop
  }
holds = Mara drží { $both }.
`,
};

describe('a Czech sentence', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'czech-'));
  let restore = () => {};
  const say = (key: string, args: Record<string, PhraseArgument>): string =>
    // In print the one letter of "a" stays with what it joins.
    new Words('cs', [({ id }) => (id in FORMS ? noun(id) : null)]).say(key, args).replaceAll('\u00a0', ' ');
  const thing = (id: string) => ref('thing', id);

  beforeAll(() => {
    for (const [locale, text] of Object.entries(MESSAGES)) {
      mkdirSync(path.join(folder, 'words', locale), { recursive: true });
      writeFileSync(path.join(folder, 'words', locale, 'messages.ftl'), text);
    }
    restore = readDataFrom(folder);
  });

  afterAll(() => {
    restore();
    rmSync(folder, { recursive: true });
  });

  it('puts a name into its case, with its preposition', () => {
    expect(say('sees', { what: thing('ghul') })).toBe('Mara vidí Ghúla.');
    expect(say('without', { what: thing('jidlo') })).toBe('Bez Jídla to nejde.');
    expect(say('goes', { who: 'Mara', what: thing('kotva') })).toBe('Mara jde ke Kotvě.');
    expect(say('sees', { what: 'Jonas' })).toBe('Mara vidí Jonas.');
  });

  it('puts each of a list into its case, and joins them', () => {
    const things = ['ghul', 'stopa', 'jidlo'].map(thing);
    expect(say('sees', { what: things.slice(0, 2) })).toBe('Mara vidí Ghúla a Stopu.');
    expect(say('sees', { what: things })).toBe('Mara vidí Ghúla, Stopu a Jídlo.');
    expect(say('holds', { both: series('row', things) })).toBe('Mara drží Ghúl, Stopa, Jídlo.');
  });

  it('counts what a list has more than once', () => {
    const times = (count: number) => Array.from({ length: count }, () => thing('stopa'));
    expect([1, 2, 5].map((count) => say('sees', { what: times(count) }))).toEqual([
      'Mara vidí Stopu.',
      'Mara vidí 2 Stopy.',
      'Mara vidí 5 Stop.',
    ]);
    expect(say('without', { what: [...times(2), thing('ghul')] })).toBe('Bez 2 Stop a Ghúla to nejde.');
  });

  it('declines what stands out, too', () => {
    expect(say('bold', { what: { strong: thing('ghul') } })).toBe('Mara vidí **Ghúl**.');
    expect(say('bold-form', { what: { strong: thing('ghul') } })).toBe('Mara vidí **Ghúla**.');
    expect(say('bold-form', { what: { strong: ['ghul', 'stopa'].map(thing) } })).toBe('Mara vidí **Ghúla a Stopu**.');
  });

  it('agrees with a name in number and gender; of a list with its first and how many there are', () => {
    const falls = (...ids: string[]) => say('falls', { what: ids.map(thing) });
    expect(['ghul', 'stopa', 'jidlo', 'lesy'].map((id) => say('falls', { what: thing(id) }))).toEqual([
      'Ghúl padl.',
      'Stopa padla.',
      'Jídlo padlo.',
      'Lesy padli.',
    ]);
    expect(falls('stopa')).toBe('Stopa padla.');
    expect(falls('ghul', 'stopa')).toBe('Ghúl a Stopa padli.');
    expect(say('falls', { what: 'Jonas' })).toBe('Jonas padl.');
  });

  it('counts by the plurals of its language', () => {
    expect([0, 1, 2, 4, 5, 22].map((count) => say('finds', { count }))).toEqual([
      '0 stop',
      '1 stopa',
      '2 stopy',
      '4 stopy',
      '5 stop',
      '22 stop',
    ]);
  });

  it('is English where the language has none, with the names in their own', () => {
    const words = new Words('cs');
    expect(say('only-english', { what: thing('ghul') })).toBe('Only English says Ghúl.');
    expect([words.has('only-english'), words.speaks('only-english')]).toEqual([true, false]);
    expect([words.speaks('both'), words.say('both')]).toEqual([true, 'obě']);
    expect(() => words.say('neither')).toThrow('neither');
    expect(() => new Words('en').say('sees')).toThrow('sees');
  });

  it('that is taken from English is told to whoever watches', () => {
    const heard: string[] = [];
    const stop = watchGaps((key, locale) => heard.push(`${locale} ${key}`));
    say('only-english', { what: 'x' });
    say('sees', { what: 'x' });
    new Words('en').say('only-english', { what: 'x' });
    stop();
    say('only-english', { what: 'x' });
    expect(heard).toEqual(['cs only-english']);
  });
});

import { z } from 'zod';
import type { Case, Gender, Grammar, How, Noun } from './noun.ts';
import { byCommas, CALLED, formIn, PRINTED, printedIn } from './printed.ts';

/** The nominative is what a name has without being asked. */
const CASES: readonly (Case | undefined)[] = [undefined, 'genitive', 'dative', 'accusative'];
const [GENITIVE, DATIVE, ACCUSATIVE] = [1, 2, 3] as const;
const FOUR = z.array(z.string().min(1)).length(CASES.length);

/**
 * A German noun. `the`: its four cases after *der, die, das*; `a`: those after *ein*, where they differ; `plural`: without
 * an article, `pluralThe` after one. What has the article `none` is a proper name; `own` is printed as part of the name.
 */
const FORMS = z.strictObject({
  ...PRINTED,
  gender: z.enum(['masculine', 'feminine', 'neuter']).default('masculine'),
  article: z.enum(['none', 'own']).optional(),
  the: FOUR.optional(),
  a: FOUR.optional(),
  plural: FOUR.optional(),
  pluralThe: FOUR.optional(),
  number: z.literal('plural').optional(),
  at: z.enum(['in', 'an', 'auf', 'bei']).default('in'),
  called: CALLED.optional(),
});

type Forms = z.output<typeof FORMS>;

const PROPER: Forms = { name: '', gender: 'masculine', article: 'none', at: 'in' };

type Declension = Gender | 'plural';

const THE: Partial<Record<Declension, readonly string[]>> = {
  masculine: ['der', 'des', 'dem', 'den'],
  feminine: ['die', 'der', 'der', 'die'],
  neuter: ['das', 'des', 'dem', 'das'],
  plural: ['die', 'der', 'den', 'die'],
};
const A: Partial<Record<Declension, readonly string[]>> = {
  masculine: ['ein', 'eines', 'einem', 'einen'],
  feminine: ['eine', 'einer', 'einer', 'eine'],
  neuter: ['ein', 'eines', 'einem', 'ein'],
};
/** What melts together. */
const MELTED: Readonly<Record<string, string>> = {
  'in dem': 'im',
  'an dem': 'am',
  'bei dem': 'beim',
  'von dem': 'vom',
  'zu dem': 'zum',
  'zu der': 'zur',
  'in das': 'ins',
  'auf das': 'aufs',
};

export const GERMAN: Grammar = {
  forms: FORMS,
  somebody: 'masculine',
  noun: (name, forms): Noun => {
    const own = (forms as Forms | null) ?? PROPER;
    const said: Forms = own.called?.name === name ? { ...PROPER, gender: own.gender, name } : own;
    return {
      name,
      form: (how) => form(name, said, how),
      agrees: own.number === 'plural' ? 'other' : 'one',
      gender: own.gender,
      spellings: [name, ...(own.the ?? []), ...(own.a ?? []), ...(own.plural ?? []), ...(own.pluralThe ?? [])],
    };
  },
  printed: (forms, as) => printedIn(forms as Forms | null, as),
  counts: ({ article }) => article === 'a',
  row: byCommas,
};

function form(name: string, forms: Forms, how: How): string {
  if (how.role !== undefined) return placed(name, forms, how.role);
  const at = caseOf(how.case);
  if (how.count !== undefined) return counted(name, forms, how.count, at);
  if (how.number === 'plural') return several(name, forms, how.article, at);
  return one(name, forms, how.article ?? 'none', at);
}

/** Which of the four: German has no locative and no instrumental; both are in the dative. */
function caseOf(wanted: Case | undefined): number {
  const found = CASES.indexOf(wanted);
  return found < 0 ? DATIVE : found;
}

function one(name: string, forms: Forms, article: NonNullable<How['article']>, at: number): string {
  const isProper = forms.article === 'none' || article === 'none';
  if (isProper) return at === GENITIVE && forms.article === 'none' ? possessive(name) : bare(name, forms, at);
  const declension = forms.number ?? forms.gender;
  const said = article === 'a' && forms.article !== 'own' ? (forms.a ?? forms.the) : forms.the;
  const words = (article === 'a' && forms.article !== 'own' ? A : THE)[declension]?.[at];
  return [words, ...[formIn(name, forms, said?.[at])]].filter((part) => part !== undefined).join(' ');
}

/** A name without its article: as it is printed, but for cases that show at its end. */
function bare(name: string, forms: Forms, at: number): string {
  return at === 0 ? name : formIn(name, forms, (forms.a ?? forms.the)?.[at]);
}

function possessive(name: string): string {
  return /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`;
}

function several(name: string, forms: Forms, article: How['article'], at: number): string {
  const said = (article === 'the' ? (forms.pluralThe ?? forms.plural) : forms.plural)?.[at];
  const text = formIn(name, forms, said);
  return article === 'the' ? `${THE.plural?.[at] ?? ''} ${text}` : text;
}

function counted(name: string, forms: Forms, count: number, at: number): string {
  return forms.plural ? `${count} ${formIn(name, forms, forms.plural[at])}` : `${one(name, forms, 'a', at)} (${count})`;
}

/** "in der Höhle, in die Höhle, aus der Höhle"; "bei, zu, von"; "des Hauses"; "mit dem Ghul". */
function placed(name: string, forms: Forms, role: NonNullable<How['role']>): string {
  const isProper = forms.article === 'none';
  const led = (preposition: string, at: number): string => melted(`${preposition} ${one(name, forms, 'the', at)}`);
  switch (role) {
    case 'of':
      return isProper ? `von ${name}` : one(name, forms, 'the', GENITIVE);
    case 'with':
      return led('mit', DATIVE);
    case 'at':
      return led(forms.at, DATIVE);
    case 'to':
      if (forms.at === 'bei') return led('zu', DATIVE);
      return isProper ? `nach ${name}` : led(forms.at, ACCUSATIVE);
    case 'from':
      return led(forms.at === 'in' ? 'aus' : 'von', DATIVE);
    default:
      return role satisfies never;
  }
}

function melted(text: string): string {
  const [preposition = '', article = '', ...rest] = text.split(' ');
  const short = MELTED[`${preposition} ${article}`];
  return short === undefined ? text : [short, ...rest].join(' ');
}

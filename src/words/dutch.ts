import { z } from 'zod';
import type { Grammar, How, Noun } from './noun.ts';
import { byCommas, CALLED, formIn, PRINTED, printedIn } from './printed.ts';

/**
 * A Dutch noun. `definite` and `indefinite`: after *de, het* and after *een*, where an adjective changes. What has the
 * article `none` is a proper name; `own` is printed as part of the name.
 */
const FORMS = z.strictObject({
  ...PRINTED,
  gender: z.enum(['common', 'neuter', 'masculine', 'feminine']).default('common'),
  article: z.enum(['none', 'own']).optional(),
  definite: z.string().min(1).optional(),
  indefinite: z.string().min(1).optional(),
  plural: z.string().min(1).optional(),
  number: z.literal('plural').optional(),
  at: z.enum(['in', 'op', 'bij', 'aan']).default('in'),
  called: CALLED.optional(),
});

type Forms = z.output<typeof FORMS>;

const PROPER: Forms = { name: '', gender: 'common', article: 'none', at: 'in' };
const OWN_ARTICLE = /^(De|Het) /;

export const DUTCH: Grammar = {
  forms: FORMS,
  somebody: 'common',
  noun: (name, forms): Noun => {
    const own = (forms as Forms | null) ?? PROPER;
    const said: Forms = own.called?.name === name ? { ...PROPER, name } : own;
    return {
      name,
      form: (how) => form(name, said, how),
      agrees: own.number === 'plural' ? 'other' : 'one',
      gender: own.gender === 'neuter' ? 'neuter' : 'common',
      spellings: [name, own.definite, own.indefinite, own.plural].filter((one) => one !== undefined),
    };
  },
  printed: (forms, as) => printedIn(forms as Forms | null, as),
  counts: ({ article }) => article === 'a',
  row: byCommas,
};

function form(name: string, forms: Forms, how: How): string {
  if (how.role !== undefined) return `${prepositionOf(forms, how.role)} ${withArticle(name, forms, 'the')}`;
  if (how.case === 'genitive')
    return forms.article === 'none' ? possessive(name) : `van ${withArticle(name, forms, 'the')}`;
  if (how.count !== undefined && how.article === 'a')
    return forms.plural === undefined
      ? `${withArticle(name, forms, 'a')} (${how.count})`
      : `${how.count} ${formIn(name, forms, forms.plural)}`;
  const isSeveral = how.number === 'plural' || forms.number === 'plural';
  const said = how.number === 'plural' ? formIn(name, forms, forms.plural) : name;
  if (isSeveral && forms.article === undefined) return how.article === 'the' ? `de ${said}` : said;
  return withArticle(said, forms, how.article ?? 'none');
}

function prepositionOf({ at }: Forms, role: NonNullable<How['role']>): string {
  const fixed = { to: 'naar', of: 'van', with: 'met' } as const;
  if (role === 'at') return at;
  return role === 'from' ? (at === 'in' ? 'uit' : 'van') : fixed[role];
}

/** "Mandy’s", "Kates", "Rex’": an apostrophe where the vowel would be read short, or an s is there already. */
function possessive(name: string): string {
  if (/[sxz]$/i.test(name)) return `${name}’`;
  return /[aiouy]$/i.test(name) ? `${name}’s` : `${name}s`;
}

function withArticle(name: string, forms: Forms, wanted: NonNullable<How['article']>): string {
  if (wanted === 'none' || forms.article === 'none') return name;
  if (forms.article === 'own') return name.replace(OWN_ARTICLE, (article) => article.toLowerCase());
  if (forms.number === 'plural') return wanted === 'the' ? `de ${name}` : name;
  if (wanted === 'a') return `een ${formIn(name, forms, forms.indefinite)}`;
  return `${forms.gender === 'neuter' ? 'het' : 'de'} ${formIn(name, forms, forms.definite)}`;
}

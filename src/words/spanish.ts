import { z } from 'zod';
import type { Grammar, How, Noun } from './noun.ts';
import { byCommas, CALLED, formIn, PRINTED, printedIn } from './printed.ts';

/**
 * A Spanish noun. `el`: feminine with a stressed *a* at its beginning ("el arma"). What has the article `none` is a proper
 * name; `own` is printed as part of the name ("El Rey de Amarillo").
 */
const FORMS = z.strictObject({
  ...PRINTED,
  gender: z.enum(['masculine', 'feminine']).default('masculine'),
  article: z.enum(['none', 'own']).optional(),
  el: z.literal(true).optional(),
  plural: z.string().min(1).optional(),
  number: z.literal('plural').optional(),
  /** Where one is, it is always *en*. */
  at: z.literal('en').optional(),
  called: CALLED.optional(),
});

type Forms = z.output<typeof FORMS>;

const PROPER: Forms = { name: '', gender: 'masculine', article: 'none' };
const OWN_ARTICLE = /^(?:El|La|Los|Las) /;
const PREPOSITIONS = { at: 'en', to: 'a', from: 'de', of: 'de', with: 'con' } as const;

export const SPANISH: Grammar = {
  forms: FORMS,
  somebody: 'masculine',
  noun: (name, forms): Noun => {
    const own = (forms as Forms | null) ?? PROPER;
    const said: Forms = own.called?.name === name ? { ...PROPER, name } : own;
    return {
      name,
      form: (how) => form(name, said, how),
      agrees: own.number === 'plural' ? 'other' : 'one',
      gender: own.gender,
      spellings: own.plural === undefined ? [name] : [name, own.plural],
    };
  },
  printed: (forms, as) => printedIn(forms as Forms | null, as),
  counts: ({ article }) => article === 'a',
  row: byCommas,
};

function form(name: string, forms: Forms, how: How): string {
  const role = how.role ?? (how.case === 'genitive' ? 'of' : undefined);
  if (role !== undefined)
    return `${PREPOSITIONS[role]} ${withArticle(name, forms, 'the')}`.replace(/^(a|de) el /, (_, said) =>
      said === 'a' ? 'al ' : 'del ',
    );
  if (how.count !== undefined && how.article === 'a')
    return forms.plural === undefined
      ? `${withArticle(name, forms, 'a')} (${how.count})`
      : `${how.count} ${formIn(name, forms, forms.plural)}`;
  if (how.number !== 'plural' || forms.number === 'plural') return withArticle(name, forms, how.article ?? 'none');
  return withArticle(formIn(name, forms, forms.plural), { ...forms, number: 'plural' }, how.article ?? 'none');
}

function withArticle(name: string, forms: Forms, wanted: NonNullable<How['article']>): string {
  if (wanted === 'none' || forms.article === 'none') return name;
  if (forms.article === 'own') return name.replace(OWN_ARTICLE, (article) => article.toLowerCase());
  const isFeminine = forms.gender === 'feminine' && !forms.el;
  if (forms.number === 'plural') {
    if (wanted === 'a') return name;
    return `${forms.gender === 'feminine' ? 'las' : 'los'} ${name}`;
  }
  if (wanted === 'a') return `${isFeminine ? 'una' : 'un'} ${name}`;
  return `${isFeminine ? 'la' : 'el'} ${name}`;
}

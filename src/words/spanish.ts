import { z } from 'zod';
import type { Grammar, How, Noun } from './noun.ts';

/**
 * A Spanish noun. `el`: feminine with a stressed *a* at its beginning ("el arma"). What has the article `none` is a proper
 * name; `own` is printed as part of the name ("El Rey de Amarillo").
 */
const FORMS = z.strictObject({
  name: z.string().min(1),
  gender: z.enum(['masculine', 'feminine']).default('masculine'),
  article: z.enum(['none', 'own']).optional(),
  el: z.literal(true).optional(),
  plural: z.string().min(1).optional(),
  number: z.literal('plural').optional(),
  /** Where one is, it is always *en*. */
  at: z.literal('en').optional(),
  back: z.string().min(1).optional(),
  occupation: z.string().min(1).optional(),
  called: z.strictObject({ name: z.string().min(1) }).optional(),
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
  printed: (forms, as) => {
    const own = forms as Forms | null;
    return (as === 'called' ? own?.called?.name : own?.[as]) ?? null;
  },
  counts: ({ article }) => article === 'a',
  row: (items) => items.join(', '),
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
      : `${how.count} ${put(name, forms, forms.plural)}`;
  if (how.number !== 'plural' || forms.number === 'plural') return withArticle(name, forms, how.article ?? 'none');
  return withArticle(put(name, forms, forms.plural), { ...forms, number: 'plural' }, how.article ?? 'none');
}

/** A name that is made of a noun changes as its noun does. */
function put(name: string, forms: Forms, said: string | undefined): string {
  return said === undefined ? name : name.replace(forms.name, said);
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

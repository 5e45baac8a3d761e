import { z } from 'zod';
import type { Grammar, How, Noun } from './noun.ts';

/**
 * An English noun. `article`: `a` and `an` for one of many ("a Ghoul", "the Ghoul"), `some` for what is not counted ("Food",
 * "the Food"), `the` where there is but one ("the Graveyard"), `own` where that is printed as part of the name ("The Witch
 * House", "the Witch House" amid a sentence), `none` for a proper name ("Hibb’s Roadhouse").
 */
const FORMS = z
  .strictObject({
    article: z.enum(['a', 'an', 'some', 'the', 'own', 'none']),
    /** Several of it: "Hounds of Tindalos". */
    plural: z.string().min(1).optional(),
    /** Itself a plural: "the Woods are sealed". */
    number: z.literal('plural').optional(),
    /** The preposition of where one is: "in the Graveyard"; empty for none. */
    at: z.enum(['at', 'in', 'on', '']).default('at'),
  })
  .refine(({ article, plural }) => !['a', 'an'].includes(article) || plural !== undefined, 'one of many has a plural');

type Forms = z.output<typeof FORMS>;

const PROPER: Forms = { article: 'none', at: 'at' };
const OWN_ARTICLE = /^The /;

export const ENGLISH: Grammar = {
  forms: FORMS,
  somebody: 'neuter',
  noun: (name, forms): Noun => {
    const own = (forms as Forms | null) ?? PROPER;
    return {
      name,
      form: (how) => form(name, own, how),
      agrees: own.number === 'plural' ? 'other' : 'one',
      gender: 'neuter',
      spellings: own.plural === undefined ? [name] : [name, own.plural],
    };
  },
  printed: () => null,
  counts: ({ article }) => article === 'a',
  row: (items) => new Intl.ListFormat('en', { type: 'unit', style: 'short' }).format(items),
};

function form(name: string, forms: Forms, how: How): string {
  const { role } = how;
  if (role !== undefined) {
    const preposition = role === 'at' ? forms.at : role;
    return [preposition, withArticle(name, forms, 'the')].filter((word) => word !== '').join(' ');
  }
  if (how.count !== undefined && how.article === 'a')
    return forms.plural === undefined
      ? `${withArticle(name, forms, 'a')} (${how.count})`
      : `${how.count} ${forms.plural}`;
  const said = how.number === 'plural' ? (forms.plural ?? name) : name;
  const whole = withArticle(said, forms, how.article ?? 'none', how.number === 'plural');
  return how.case === 'genitive' ? `${whole}${forms.number === 'plural' && /s$/.test(whole) ? '’' : '’s'}` : whole;
}

function withArticle(name: string, { article }: Forms, wanted: How['article'], isSeveral = false): string {
  if (wanted === 'none' || article === 'none') return name;
  if (article === 'own') return `the ${name.replace(OWN_ARTICLE, '')}`;
  if (wanted === 'the' || article === 'the') return `the ${name}`;
  return article === 'some' || isSeveral ? name : `${article} ${name}`;
}

import { z } from 'zod';
import type { Case, Grammar, How, Noun } from './noun.ts';
import { byCommas, CALLED, formIn, PRINTED, printedIn } from './printed.ts';

const ONE: readonly Case[] = ['genitive', 'dative', 'accusative', 'locative', 'instrumental'];
/** The prepositions of where one is; each has those of where to and where from. */
const AT = ['v', 've', 'na', 'u'] as const;

const CASES = z.array(z.string().min(1)).length(ONE.length);

/**
 * A Czech noun: its name as it is printed, `cases` from the genitive to the instrumental (nobody is called by the
 * vocative here), `plural` from the nominative on. What has no cases is a title, or a name that Czech leaves alone.
 */
const FORMS = z.strictObject({
  ...PRINTED,
  gender: z.enum(['animate', 'inanimate', 'feminine', 'neuter']).default('inanimate'),
  cases: CASES.optional(),
  plural: z
    .array(z.string().min(1))
    .length(ONE.length + 1)
    .optional(),
  /** Itself a plural: "Lesy". */
  number: z.literal('plural').optional(),
  at: z.enum(AT).default('v'),
  /** What an investigator is called at the table. */
  called: CALLED.extend({ cases: CASES.optional() }).optional(),
});

type Forms = z.output<typeof FORMS>;

const PROPER: Forms = { name: '', gender: 'animate', at: 'v' };

/** From five on, and for none, a noun that would be counted in the nominative or accusative stands in the genitive. */
const FEW = 5;

export const CZECH: Grammar = {
  forms: FORMS,
  somebody: 'animate',
  noun: (name, forms): Noun => {
    const own = (forms as Forms | null) ?? PROPER;
    const said = own.called?.name === name ? { ...own, ...own.called } : own;
    return {
      name,
      form: (how) => form(name, said, how),
      agrees: own.number === 'plural' ? 'other' : 'one',
      gender: own.gender,
      spellings: [name, ...[...(said.cases ?? []), ...(said.plural ?? [])].map((one) => name.replace(said.name, one))],
    };
  },
  printed: (forms, as) => printedIn(forms as Forms | null, as),
  counts: ({ role }) => role === undefined,
  digraphs: ['ch'],
  row: byCommas,
};

function form(name: string, forms: Forms, how: How): string {
  const { role } = how;
  if (role === 'of') return declined(name, forms, 'genitive');
  if (role === 'with') return led('s', declined(name, forms, 'instrumental'));
  if (role !== undefined) return placed(name, forms, role);
  if (how.count !== undefined) return counted(name, forms, how.count, how.case);
  return how.number === 'plural' ? several(name, forms, how.case) : declined(name, forms, how.case);
}

/** "v Černé jeskyni, do Černé jeskyně, z Černé jeskyně"; "na, na, z"; "u, k, od". */
function placed(name: string, forms: Forms, role: 'at' | 'to' | 'from'): string {
  const { at } = forms;
  if (at === 'u') {
    if (role === 'to') return led('k', declined(name, forms, 'dative'));
    return led(role === 'at' ? 'u' : 'od', declined(name, forms, 'genitive'));
  }
  if (role === 'from') return led('z', declined(name, forms, 'genitive'));
  if (role === 'at') return led(at, declined(name, forms, 'locative'));
  return at === 'na' ? led('na', declined(name, forms, 'accusative')) : led('do', declined(name, forms, 'genitive'));
}

/** A name that is made of a noun, such as one half of a world, declines as its noun does. */
function declined(name: string, forms: Forms, wanted: Case | undefined): string {
  const said = wanted === undefined ? undefined : forms.cases?.[ONE.indexOf(wanted)];
  return formIn(name, forms, said);
}

function several(name: string, forms: Forms, wanted: Case | undefined): string {
  const said = forms.plural?.[wanted === undefined ? 0 : ONE.indexOf(wanted) + 1];
  return said === undefined ? declined(name, forms, wanted) : name.replace(forms.name, said);
}

function counted(name: string, forms: Forms, count: number, wanted: Case | undefined): string {
  if (!forms.plural) return `${declined(name, forms, wanted)} (${count})`;
  const isMany = count >= FEW && (wanted === undefined || wanted === 'accusative');
  return `${count} ${several(name, forms, isMany ? 'genitive' : wanted)}`;
}

/** What a preposition takes a vowel before, so that it can be said. */
const VOWELED: Readonly<Record<string, RegExp>> = {
  k: /^[\P{L}]*(?:[kg]|[^aeiouyáéěíóúůý]*kt|vš)/iu,
  s: /^[\P{L}]*(?:[szšž]|mn|vš)/iu,
  v: /^[\P{L}]*(?:[vf]|[szšž][^aeiouyáéěíóúůýlr]|hř|čt|dv|tř|mn)/iu,
  z: /^[\P{L}]*(?:[szšž]|vš|hř|mn|dn)/iu,
};

function led(preposition: string, said: string): string {
  return `${preposition}${VOWELED[preposition]?.test(said) ? 'e' : ''} ${said}`;
}

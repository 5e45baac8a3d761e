import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Locale } from '../locale.ts';
import { CZECH } from './czech.ts';
import { dataPath, perFolder } from './datafolder.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { filled } from './gap.ts';
import { GERMAN } from './german.ts';
import { type Grammar, type Noun, type PrintedAs, typeset } from './noun.ts';
import { SPANISH } from './spanish.ts';

const GRAMMARS: Readonly<Record<Locale, Grammar>> = {
  en: ENGLISH,
  cs: CZECH,
  de: GERMAN,
  nl: DUTCH,
  es: SPANISH,
};

/** Forms for all things of a kind: such as the titles of cards, of which none has an article. */
const ALL = '*';

type Table = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const tables = perFolder(() => new Map<string, Table>());

/** The nouns of an edition in a language: `data/words/<locale>/names/<edition>.json`, forms by kind and id. */
export class NounTable {
  private readonly grammar: Grammar;
  private readonly table: Table;

  /** @throws Error naming the file when it says of a noun what the language does not ask for, or leaves out what it does */
  constructor(locale: Locale, edition: string) {
    this.grammar = GRAMMARS[locale];
    this.table = tableOf(locale, edition);
  }

  /** True when the table has the forms of a thing. */
  has(kind: string, id: string): boolean {
    return this.formsOf(kind, id) !== null;
  }

  /** A thing by its name, set as print is, with its forms; without any it is a proper name. */
  noun(name: string, kind: string, id: string): Noun {
    return this.grammar.noun(typeset(name), this.formsOf(kind, id));
  }

  /** How this language prints what English prints so. */
  printed(english: string, kind: string, id: string, as: PrintedAs = 'name'): string {
    return this.grammar.printed(this.formsOf(kind, id), as) ?? typeset(english);
  }

  private formsOf(kind: string, id: string): unknown {
    const entries = this.table[kind];
    return entries?.[id] ?? entries?.[ALL] ?? null;
  }
}

/** A name that stands in sentences as it stands alone. */
export function properNoun(name: string, locale: Locale): Noun {
  return GRAMMARS[locale].noun(name, null);
}

/** How the names of a language stand in sentences. */
export function grammarOf(locale: Locale): Grammar {
  return GRAMMARS[locale];
}

function tableOf(locale: Locale, edition: string): Table {
  const name = `${locale} ${edition}`;
  const known = tables().get(name);
  if (known) return known;
  const file = dataPath('words', locale, 'names', `${edition}.json`);
  const schema = z.record(z.string(), z.record(z.string(), GRAMMARS[locale].forms));
  const read = schema.safeParse(filled(JSON.parse(readFileSync(file, 'utf8'))));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  tables().set(name, read.data);
  return read.data;
}

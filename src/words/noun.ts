import type { z } from 'zod';

const CASES = ['genitive', 'dative', 'accusative', 'locative', 'instrumental'] as const;
const ARTICLES = ['the', 'a', 'none'] as const;
const NUMBERS = ['one', 'plural'] as const;
const ROLES = ['at', 'to', 'from', 'of', 'with'] as const;
/** What words beside a name agree with: in each language some of these. Czech masculines are of somebody or of something. */
export type Gender = 'animate' | 'inanimate' | 'masculine' | 'feminine' | 'common' | 'neuter';
export type Case = (typeof CASES)[number];

/** How a message wants a name: each of these is an option of `NAME`, and what a language has no use for it passes over. */
export interface How {
  article?: (typeof ARTICLES)[number];
  case?: (typeof CASES)[number];
  number?: (typeof NUMBERS)[number];
  /** What the name does there; a preposition comes with it. */
  role?: (typeof ROLES)[number];
  /** How often a list has it, where that is more than once; no option of `NAME`. */
  count?: number;
}

const OPTIONS = { article: ARTICLES, case: CASES, number: NUMBERS, role: ROLES } as const;

/** A thing's name, with all that its language needs to put it into a sentence. */
export interface Noun {
  /** As it stands alone. */
  readonly name: string;
  /** As it stands in a sentence. */
  form(how: How): string;
  /** What a verb beside it agrees with: `one` or `other`. */
  readonly agrees: 'one' | 'other';
  /** All its forms, by which it is found. */
  readonly spellings: readonly string[];
  /** What an adjective or participle beside it agrees with, where the language has genders. */
  readonly gender: Gender;
}

/** What is printed of a thing: its name, the title of its other side, what somebody is called, what they do for a living. */
export type PrintedAs = 'name' | 'back' | 'called' | 'occupation';

/** How the names of one language stand in sentences. */
export interface Grammar {
  /** What its tables say of a noun. */
  readonly forms: z.ZodType;
  /** @param forms as its table has them; null for a proper name, as people have */
  noun(name: string, forms: unknown): Noun;
  /** The gender of somebody of whom nobody knows it. */
  readonly somebody: Gender;
  /** How the language prints a name, or calls somebody, whose forms these are; null where it is as in English. */
  printed(forms: unknown, as: PrintedAs): string | null;
  /** Whether several things of one name stand in a list once, for as often as they are there. */
  counts(how: How): boolean;
  /** What counts as one letter of its alphabet though it is written with two. */
  readonly digraphs?: readonly string[];
  /** Things one after the other, in few words: "a, b". */
  row(items: readonly string[]): string;
}

/** The options of `NAME` in a message. @throws Error for one that there is not */
export function howOf(named: Readonly<Record<string, unknown>>): How {
  for (const [option, value] of Object.entries(named)) {
    const known: readonly string[] | undefined = OPTIONS[option as keyof typeof OPTIONS];
    if (!known?.includes(String(value))) throw new Error(`NAME has no ${option}: "${String(value)}"`);
  }
  return named as How;
}

/** A text with the marks of a typesetter: one apostrophe, and quotation marks that open and close. */
export function typeset(text: string): string {
  return text.replace(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');
}

/** What somebody types and what is printed, made alike: small letters without accents and soft hyphens, apostrophes and quotation marks of one kind. */
export function plain(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .replace(/[’‘‚]/g, "'")
    .replace(/[“”„]/g, '"')
    .toLowerCase();
}

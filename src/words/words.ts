import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
  type Scope,
} from '@fluent/bundle';
import { isPhrase, isRef, type Phrase, type PhraseArgument, type Ref } from '../engine/phrase.ts';

export const LOCALES = ['en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Says the name of a thing in one language; null when this namer doesn't know it. */
export type Namer = (ref: Ref, locale: Locale) => string | null;

const DIRECTORY = fileURLToPath(new URL('../../data/words/', import.meta.url));
/** Where the messages are read from. */
let source = DIRECTORY;
const bundles = new Map<Locale, FluentBundle>();

/** An article before a printed name that begins with one of its own: "the The Abyss". */
const ARTICLES: Readonly<Record<Locale, RegExp>> = { en: /\b(?:[Tt]he|[Aa]n?) (\*{0,2})The /g };

/** Speaks phrases in one language. */
export class Words {
  readonly locale: Locale;
  private readonly bundle: FluentBundle;
  private readonly namers: readonly Namer[];

  constructor(locale: Locale, namers: readonly Namer[] = []) {
    this.locale = locale;
    this.bundle = bundleOf(locale);
    this.namers = namers;
  }

  /** The same language with more names. */
  with(...namers: Namer[]): Words {
    return new Words(this.locale, [...namers, ...this.namers]);
  }

  /** True when the catalogue has this message. */
  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Says a phrase, with one article before a name that brings its own. @throws Error naming the key when the catalogue lacks it or a variable is missing */
  text(phrase: Phrase): string {
    const message = this.bundle.getMessage(phrase.key);
    if (!message?.value) throw new Error(`no message "${phrase.key}" in ${this.locale}`);
    const values: Record<string, FluentVariable> = {};
    for (const [name, argument] of Object.entries(phrase.args ?? {})) values[name] = this.value(argument);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, values, errors);
    if (errors.length > 0) throw new Error(`message "${phrase.key}" in ${this.locale}: ${errors[0]?.message}`);
    return text.replace(ARTICLES[this.locale], '$1The ');
  }

  /** Says the message of a key. */
  say(key: string, args?: Record<string, PhraseArgument>): string {
    return this.text(args ? { key, args } : { key });
  }

  /** Says a name. @throws Error when nobody knows it */
  name(ref: Ref): string {
    for (const namer of this.namers) {
      const name = namer(ref, this.locale);
      if (name !== null) return name;
    }
    throw new Error(`nothing is named ${ref.ref} ${ref.id}`);
  }

  /** Joins a list as the language does: "a, b and c". */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.locale, { type: 'conjunction' }).format(items);
  }

  /** Names things one after the other, in few words: "a, b". */
  row(items: readonly string[]): string {
    return new Intl.ListFormat(this.locale, { type: 'unit', style: 'short' }).format(items);
  }

  private value(argument: PhraseArgument): FluentVariable {
    if (typeof argument === 'number') return new Count(argument);
    if (typeof argument === 'string') return argument;
    if (Array.isArray(argument)) return this.list(argument.map((item) => String(this.value(item))));
    if (isPhrase(argument)) return this.text(argument);
    if (isRef(argument)) return this.name(argument);
    throw new Error('a phrase argument that is neither text, number, phrase, reference nor list');
  }
}

/** A number as print has it: with a minus sign, not a hyphen. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '−');
  }
}

/**
 * Reads all messages from another folder, with a folder for each language; for tests. Words that were made before stay as
 * they are.
 * @returns what reads them from where they were read before
 */
export function readMessagesFrom(folder: string): () => void {
  const before = source;
  source = folder;
  bundles.clear();
  return () => {
    source = before;
    bundles.clear();
  };
}

/** All message keys of a language; for tests. */
export function messageKeys(locale: Locale): string[] {
  return [...bundleOf(locale)._messages.keys()];
}

/** `CAPITAL($text)` in a message: the text with its first letter raised, for clauses that begin a sentence. */
function capital([text]: FluentValue[]): FluentValue {
  return typeof text === 'string' ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : (text ?? '');
}

function bundleOf(locale: Locale): FluentBundle {
  const known = bundles.get(locale);
  if (known) return known;
  const bundle = new FluentBundle(locale, { useIsolating: false, functions: { CAPITAL: capital } });
  const directory = path.join(source, locale);
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl'))
    .sort()) {
    const errors = bundle.addResource(new FluentResource(readFileSync(path.join(directory, file), 'utf8')));
    if (errors.length > 0) throw new Error(`${path.join(directory, file)}: ${errors[0]?.message}`);
  }
  bundles.set(locale, bundle);
  return bundle;
}

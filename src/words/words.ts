import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import {
  isPhrase,
  isRef,
  isSeries,
  isStrong,
  type Phrase,
  type PhraseArgument,
  type Ref,
  type SeriesForm,
} from '../engine/phrase.ts';
import { FIRST, type Locale } from '../locale.ts';
import { dataPath, perFolder } from './datafolder.ts';
import { agrees, Count, capitalIn, genderIn, name, raised, strong, Thing, Things } from './filling.ts';
import type { How, Noun } from './noun.ts';
import { grammarOf, properNoun } from './nountable.ts';

/** Says the name of a thing in one language, as text where it is a proper name; null when this namer doesn't know it. */
export type Namer = (ref: Ref, locale: Locale) => Noun | string | null;

const bundles = perFolder(() => new Map<Locale, FluentBundle>());
/** Who is told of gaps. */
let onGap: ((key: string, locale: Locale) => void) | null = null;
/** Who is told of what can't be said of what was kept. */
let onLoss: (loss: Loss) => void = () => undefined;

/** What of a kept phrase can't be said any more: its message, what that has come to need since, or a name. */
export interface Loss {
  /** Of the message, or the id of what has no name. */
  key: string;
  locale: Locale;
  why: string;
}

/** Speaks phrases in one language. */
export class Words {
  readonly locale: Locale;
  private readonly bundle: FluentBundle;
  private readonly namers: readonly Namer[];
  /** What is said may have been kept by an older version. */
  private readonly ofOld: boolean;

  constructor(locale: Locale, namers: readonly Namer[] = [], ofOld = false) {
    this.locale = locale;
    this.bundle = bundleOf(locale);
    this.namers = namers;
    this.ofOld = ofOld;
  }

  /** The same language with more names. */
  with(...namers: Namer[]): Words {
    return new Words(this.locale, [...namers, ...this.namers], this.ofOld);
  }

  /**
   * The same for phrases that were kept, perhaps by an older version: what a message has come to need since is left empty, and
   * a phrase whose message has gone says nothing, so that one lost word never keeps a game from going on. `watchLosses` hears of it.
   */
  kept(): Words {
    return this.ofOld ? this : new Words(this.locale, this.namers, true);
  }

  /** True when the catalogue has this message. */
  has(key: string): boolean {
    return this.bundle.hasMessage(key) || bundleOf(FIRST).hasMessage(key);
  }

  /** True when the language has this message itself. */
  speaks(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /**
   * Says a phrase; in the first language where this one lacks it.
   * @throws Error naming the key when neither has it or a variable is missing
   */
  text(phrase: Phrase): string {
    const own = this.bundle.hasMessage(phrase.key);
    const bundle = own ? this.bundle : bundleOf(FIRST);
    const message = bundle.getMessage(phrase.key);
    if (!own) onGap?.(phrase.key, this.locale);
    if (!message?.value) return this.lost(phrase.key, `no message "${phrase.key}" in ${this.locale}`);
    const values: Record<string, FluentVariable> = {};
    for (const [name, argument] of Object.entries(phrase.args ?? {})) values[name] = this.value(argument);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, values, errors);
    const [error] = errors;
    if (!error) return text;
    this.lost(phrase.key, `message "${phrase.key}" in ${this.locale}: ${error.message}`);
    return bundle.formatPattern(message.value, withoutLack(values), []);
  }

  /** Says the message of a key. */
  say(key: string, args?: Record<string, PhraseArgument>): string {
    return this.text(args ? { key, args } : { key });
  }

  /** Says a name, alone or as a sentence wants it. @throws Error when nobody knows it */
  name(ref: Ref, how?: How): string {
    const noun = this.noun(ref);
    return how ? noun.form(how) : noun.name;
  }

  /** A thing's name with its forms. @throws Error when nobody knows it */
  noun(ref: Ref): Noun {
    const known = this.known(ref);
    if (known !== null) return known;
    this.lost(ref.id, `nothing is named ${ref.ref} ${ref.id}`);
    return properNoun(ref.id, this.locale);
  }

  /** A thing's name with its forms; null when nobody knows it. */
  known(ref: Ref): Noun | null {
    for (const namer of this.namers) {
      const known = namer(ref, this.locale);
      if (known !== null) return typeof known === 'string' ? properNoun(known, this.locale) : known;
    }
    return null;
  }

  /** Joins a list as the language does: "a, b and c". */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.locale, { type: 'conjunction' }).format(items);
  }

  /** Names things one after the other, in few words: "a, b". */
  row(items: readonly string[]): string {
    return grammarOf(this.locale).row(items);
  }

  /** A text that begins a sentence, or a heading: its first letter raised, whatever marks stand before it. */
  capital(text: string): string {
    return raised(text, this.locale);
  }

  /** The letter under which a text stands in an alphabetical list: "Č", "Ch". */
  initial(text: string): string {
    const digraph = grammarOf(this.locale).digraphs?.find((letters) => text.toLowerCase().startsWith(letters));
    return raised(text.slice(0, digraph?.length ?? 1), this.locale);
  }

  /** @throws Error unless the phrase was kept */
  private lost(key: string, why: string): string {
    if (!this.ofOld) throw new Error(why);
    onLoss({ key, locale: this.locale, why });
    return '';
  }

  private things(items: readonly PhraseArgument[], form: SeriesForm): Things {
    return new Things(
      items.map((item) => this.value(item)),
      this.locale,
      form,
    );
  }

  private value(argument: PhraseArgument): FluentVariable {
    if (typeof argument === 'number') return new Count(argument);
    if (typeof argument === 'string') return argument;
    if (Array.isArray(argument)) return this.things(argument, 'and');
    if (isPhrase(argument)) return this.text(argument);
    if (isRef(argument)) return new Thing(this.noun(argument));
    if (isSeries(argument)) return this.things(argument.of, argument.series);
    if (isStrong(argument)) return strong(this.value(argument.strong));
    throw new Error('a phrase argument that is neither text, number, phrase, reference nor list');
  }
}

/** Told of each message that a language lacks and the first says for it; for tests. @returns what ends it */
export function watchGaps(tell: (key: string, locale: Locale) => void): () => void {
  onGap = tell;
  return () => {
    onGap = null;
  };
}

/** Told of what can't be said of what was kept, once for each time that it should be. @returns what ends it */
export function watchLosses(tell: (loss: Loss) => void): () => void {
  const before = onLoss;
  onLoss = tell;
  return () => {
    onLoss = before;
  };
}

/** The same values, and nothing for whatever else a message asks for. */
function withoutLack(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return new Proxy(values, {
    get: (own, name) => Reflect.get(own, name) ?? '',
    getOwnPropertyDescriptor: (own, name) =>
      Reflect.getOwnPropertyDescriptor(own, name) ?? { configurable: true, enumerable: true, value: '' },
  });
}

/** All message keys of a language; for tests. */
export function messageKeys(locale: Locale): string[] {
  return [...bundleOf(locale)._messages.keys()];
}

function bundleOf(locale: Locale): FluentBundle {
  const known = bundles().get(locale);
  if (known) return known;
  const directory = dataPath('words', locale);
  const bundle = new FluentBundle(locale, {
    useIsolating: false,
    functions: { CAPITAL: capitalIn(locale), NAME: name, AGREES: agrees, GENDER: genderIn(locale) },
  });
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl'))
    .sort()) {
    const errors = bundle.addResource(new FluentResource(readFileSync(path.join(directory, file), 'utf8')));
    if (errors.length > 0) throw new Error(`${path.join(directory, file)}: ${errors[0]?.message}`);
  }
  bundles().set(locale, bundle);
  return bundle;
}

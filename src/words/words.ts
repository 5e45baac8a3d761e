import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
  type Scope,
} from '@fluent/bundle';
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
import { type How, howOf, type Noun } from './noun.ts';
import { grammarOf, properNoun } from './nountable.ts';

/** Says the name of a thing in one language, as text where it is a proper name; null when this namer doesn't know it. */
export type Namer = (ref: Ref, locale: Locale) => Noun | string | null;

const bundles = perFolder(() => new Map<Locale, FluentBundle>());
/** Who is told of gaps. */
let onGap: ((key: string, locale: Locale) => void) | null = null;

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
    if (!message?.value) throw new Error(`no message "${phrase.key}" in ${this.locale}`);
    const values: Record<string, FluentVariable> = {};
    for (const [name, argument] of Object.entries(phrase.args ?? {})) values[name] = this.value(argument);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, values, errors);
    if (errors.length > 0) throw new Error(`message "${phrase.key}" in ${this.locale}: ${errors[0]?.message}`);
    return text;
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
    if (known === null) throw new Error(`nothing is named ${ref.ref} ${ref.id}`);
    return known;
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

/** A number as print has it: with a minus sign, not a hyphen. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '−');
  }
}

/** Told of each message that a language lacks and the first says for it; for tests. @returns what ends it */
export function watchGaps(tell: (key: string, locale: Locale) => void): () => void {
  onGap = tell;
  return () => {
    onGap = null;
  };
}

/** A thing in a message: its name alone where it just stands there; `NAME` puts it into a sentence. Nothing selects on it. */
class Thing extends FluentType<Noun> {
  override toString(): string {
    return this.value.name;
  }
}

/** What stands out still declines. */
function strong(value: FluentVariable): FluentVariable {
  if (value instanceof Things) return value.strong();
  if (!(value instanceof Thing)) return `**${String(value)}**`;
  const noun = value.value;
  return new Thing({ ...noun, name: `**${noun.name}**`, form: (how) => `**${noun.form(how)}**` });
}

/** What stands between the parts of a list that is not joined by words. */
const JOINTS: Partial<Record<SeriesForm, string>> = { run: ' ', clauses: '; ', dots: ' · ' };

/** Several things, or texts, in a message, joined as its language joins a list. */
class Things extends FluentType<readonly FluentVariable[]> {
  private readonly locale: Locale;
  private readonly form: SeriesForm;
  private readonly mark: string;

  constructor(items: readonly FluentVariable[], locale: Locale, form: SeriesForm, mark = '') {
    super(items);
    this.locale = locale;
    this.form = form;
    this.mark = mark;
  }

  /** The same, standing out. */
  strong(): Things {
    return new Things(this.value, this.locale, this.form, '**');
  }

  override toString(): string {
    return this.joined(String);
  }

  /** Things of one name stand in it once, for as often as they are there. */
  named(how: How): string {
    const times = new Map<string, number>();
    for (const item of this.value) times.set(String(item), (times.get(String(item)) ?? 0) + 1);
    const isCounted = grammarOf(this.locale).counts(how);
    const isFirst = (item: FluentVariable, at: number): boolean =>
      !isCounted || this.value.findIndex((other) => String(other) === String(item)) === at;
    const items = new Things(this.value.filter(isFirst), this.locale, this.form, this.mark);
    return items.joined((item) => {
      const count = isCounted ? (times.get(String(item)) ?? 1) : 1;
      return formOf(item, count > 1 ? { ...how, count } : how);
    });
  }

  private joined(say: (item: FluentVariable) => string): string {
    const said = this.value.map(say);
    return `${this.mark}${this.inForm(said)}${this.mark}`;
  }

  private inForm(said: readonly string[]): string {
    const joint = JOINTS[this.form];
    if (joint !== undefined) return said.join(joint);
    if (this.form === 'row') return grammarOf(this.locale).row(said);
    return new Intl.ListFormat(this.locale, { type: 'conjunction' }).format(said);
  }
}

/** All message keys of a language; for tests. */
export function messageKeys(locale: Locale): string[] {
  return [...bundleOf(locale)._messages.keys()];
}

/** `CAPITAL($text)` in a message: the text with its first letter raised, for clauses that begin a sentence. */
const capitalIn =
  (locale: Locale) =>
  ([text]: FluentValue[]): FluentValue => {
    const said = text instanceof Thing || text instanceof Things ? text.toString() : text;
    return typeof said === 'string' ? raised(said, locale) : (said ?? '');
  };

function raised(text: string, locale: Locale): string {
  return text.replace(/^[\p{P}\p{S}]*\p{L}/u, (opening) => opening.toLocaleUpperCase(locale));
}

/**
 * `NAME($thing, article: "the", case: "genitive", number: "plural", role: "at")` in a message: a name, or each of a list, as
 * the sentence wants it. Text is left as it is.
 */
function name([thing]: FluentValue[], named: Record<string, unknown>): FluentValue {
  const how = howOf(named);
  if (thing instanceof Things) return thing.named(how);
  return thing instanceof Thing ? formOf(thing, how) : (thing ?? '');
}

function formOf(thing: FluentVariable, how: How): string {
  return thing instanceof Thing ? thing.value.form(how) : String(thing);
}

/** `AGREES($thing)` in a message: `one` or `other`, as a verb beside the name has it; of a list by how many there are. */
function agrees([thing]: FluentValue[]): FluentValue {
  if (thing instanceof Thing) return thing.value.agrees;
  if (!(thing instanceof Things)) return 'one';
  const [only, ...others] = thing.value;
  if (others.length > 0) return 'other';
  return only instanceof Thing ? only.value.agrees : 'one';
}

/** `GENDER($thing)` in a message: the gender that words beside it agree with; of a list that of its first. */
const genderIn =
  (locale: Locale) =>
  ([thing]: FluentValue[]): FluentValue => {
    const first = thing instanceof Things ? thing.value[0] : thing;
    return first instanceof Thing ? first.value.gender : grammarOf(locale).somebody;
  };

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

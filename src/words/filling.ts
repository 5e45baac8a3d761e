/** What fills a message, and what a message can do with it. */
import { FluentNumber, FluentType, type FluentValue, type FluentVariable, type Scope } from '@fluent/bundle';
import type { SeriesForm } from '../engine/phrase.ts';
import type { Locale } from '../locale.ts';
import { type How, howOf, type Noun } from './noun.ts';
import { grammarOf } from './nountable.ts';

/** A number as print has it: with a minus sign, not a hyphen. */
export class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '−');
  }
}

/** A thing in a message: its name alone where it just stands there; `NAME` puts it into a sentence. Nothing selects on it. */
export class Thing extends FluentType<Noun> {
  override toString(): string {
    return this.value.name;
  }
}

/** What stands out still declines. */
export function strong(value: FluentVariable): FluentVariable {
  if (value instanceof Things) return value.strong();
  if (!(value instanceof Thing)) return `**${String(value)}**`;
  const noun = value.value;
  return new Thing({ ...noun, name: `**${noun.name}**`, form: (how) => `**${noun.form(how)}**` });
}

/** What stands between the parts of a list that is not joined by words. */
const JOINTS: Partial<Record<SeriesForm, string>> = { run: ' ', clauses: '; ', dots: ' · ' };

/** Several things, or texts, in a message, joined as its language joins a list. */
export class Things extends FluentType<readonly FluentVariable[]> {
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

/** `CAPITAL($text)` in a message: the text with its first letter raised, for clauses that begin a sentence. */
export const capitalIn =
  (locale: Locale) =>
  ([text]: FluentValue[]): FluentValue => {
    const said = text instanceof Thing || text instanceof Things ? text.toString() : text;
    return typeof said === 'string' ? raised(said, locale) : (said ?? '');
  };

/** A text with its first letter raised, whatever marks stand before it. */
export function raised(text: string, locale: Locale): string {
  return text.replace(/^[\p{P}\p{S}]*\p{L}/u, (opening) => opening.toLocaleUpperCase(locale));
}

/**
 * `NAME($thing, article: "the", case: "genitive", number: "plural", role: "at")` in a message: a name, or each of a list, as
 * the sentence wants it. Text is left as it is.
 */
export function name([thing]: FluentValue[], named: Record<string, unknown>): FluentValue {
  const how = howOf(named);
  if (thing instanceof Things) return thing.named(how);
  return thing instanceof Thing ? formOf(thing, how) : (thing ?? '');
}

function formOf(thing: FluentVariable, how: How): string {
  return thing instanceof Thing ? thing.value.form(how) : String(thing);
}

/** `AGREES($thing)` in a message: `one` or `other`, as a verb beside the name has it; of a list by how many there are. */
export function agrees([thing]: FluentValue[]): FluentValue {
  if (thing instanceof Thing) return thing.value.agrees;
  if (!(thing instanceof Things)) return 'one';
  const [only, ...others] = thing.value;
  if (others.length > 0) return 'other';
  return only instanceof Thing ? only.value.agrees : 'one';
}

/** `GENDER($thing)` in a message: the gender that words beside it agree with; of a list that of its first. */
export const genderIn =
  (locale: Locale) =>
  ([thing]: FluentValue[]): FluentValue => {
    const first = thing instanceof Things ? thing.value[0] : thing;
    return first instanceof Thing ? first.value.gender : grammarOf(locale).somebody;
  };

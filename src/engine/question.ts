import { areAlike } from './alike.ts';
import { type DecisionMatter, type Dials, type Mode, type Offered, type Option, type Seat, seen } from './decision.ts';
import { ask, type Flow, type Question } from './flow.ts';
import type { EngineState } from './game.ts';
import { once } from './once.ts';
import { type Phrase, type PhraseArgument, phrase, ref } from './phrase.ts';
import { type Prospect, promiseOf } from './prospect.ts';

/** What a question may say besides its options. Everything has a sensible value when left out. */
export interface Extra {
  /** Fills the text of the question; `{ $seat }` is always there. */
  args?: Record<string, PhraseArgument>;
  /** Replaces the question's own text. */
  ask?: Phrase;
  /** What it was about, once it is decided. */
  asked?: Phrase;
  /** What silence means; one or more option ids, ids that are not on offer are dropped. */
  default?: string | readonly string[];
  sure?: readonly string[];
  first?: readonly string[];
  dials?: Dials;
  /** Puts the options in the order in which they are shown. */
  inOrder?: (options: readonly Option[]) => Option[];
  about?: DecisionMatter;
  mode?: Mode;
  /** Who may answer, where that is not simply `seat`. */
  seats?: readonly Seat[];
  /** Whose investigator it is about; `seat` unless said otherwise, null for nobody. */
  subject?: Seat | null;
}

/** A value, or a function that works it out afresh each time the question is put. */
export type Fresh<T> = T | (() => T);

/** The value itself, or what its function gives now. */
export const fresh = <T>(value: Fresh<T>): T => (typeof value === 'function' ? (value as () => T)() : value);

/** How many options must and may be taken; the numbers are cut to what is on offer. */
export interface Count {
  min: number;
  max: number;
}

const ONE: Count = { min: 1, max: 1 };

/** A question before its numbers are cut and its default is made legal. */
interface Draft<I extends string = string> {
  seat: Seat;
  kind: string;
  /** The message that asks it. */
  key: Fresh<string>;
  rule: string;
  count: Fresh<Count>;
  options: Fresh<readonly Offered<I>[]>;
  extra: Fresh<Extra>;
}

/**
 * The question as the engine asks it. Silence takes the `default`, or else the first `min` options. Of options that are
 * all alike only so many are left as must be taken, so that nobody is asked.
 */
export function questionOf<I extends string>(
  state: object,
  draft: Draft<I>,
): Omit<Question, 'bounds'> & { bounds: () => Offer<I> } {
  const { seat, kind, key, rule } = draft;
  const bounds = once(() => offer(state, fresh(draft.options), fresh(draft.count)));
  const look = once(() => {
    const { options, min, max } = bounds();
    const extra = fresh(draft.extra);
    const subject = extra.subject === undefined ? seat : extra.subject;
    const seenOptions = options.map(seen);
    const shown = extra.inOrder?.(seenOptions) ?? seenOptions;
    return {
      kind,
      mode: extra.mode ?? 'own',
      seats: extra.seats ? [...extra.seats] : [seat],
      ...(subject === null ? {} : { subject }),
      ask: extra.ask ?? phrase(fresh(key), { seat: ref('seat', String(subject ?? seat)), ...extra.args }),
      ...(extra.asked ? { asked: extra.asked } : {}),
      options: numbered(shown),
      min,
      max,
      default: silent(shown, extra.default, min, max),
      rule,
      ...(extra.sure ? { sure: [...extra.sure] } : {}),
      ...(extra.first ? { first: [...extra.first] } : {}),
      ...(extra.dials ? { dials: extra.dials } : {}),
      ...(extra.about ? { about: extra.about } : {}),
    };
  });
  return { seat, kind, bounds, look };
}

/** What may be taken, and how much of it. */
interface Offer<I extends string = string> extends Count {
  options: readonly Offered<I>[];
}

function offer<I extends string>(state: object, offered: readonly Offered<I>[], count: Count): Offer<I> {
  const min = Math.min(count.min, offered.length);
  const max = Math.min(count.max, offered.length);
  const options = min === max && min < offered.length && areAlike(state, offered) ? offered.slice(0, min) : offered;
  return { options, min, max };
}

/** Options that would read the same (two monsters of one kind) are told apart by a number, in the order on offer. */
function numbered(options: readonly Option[]): Option[] {
  const texts = options.map(({ label }) => JSON.stringify(label));
  const all = counted(texts);
  const before = new Map<string, number>();
  return options.map((option, index) => {
    const text = texts[index] ?? '';
    if ((all.get(text) ?? 0) < 2) return option;
    const number = (before.get(text) ?? 0) + 1;
    before.set(text, number);
    return { ...option, label: phrase('option-twin', { label: option.label, number }) };
  });
}

function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Asks for some of the options and returns their ids, in the order on offer. What leaves no choice is not asked. */
function* choice<I extends string>(state: EngineState, draft: Draft<I>): Flow<I[]> {
  let offered: readonly Offered<I>[] = [];
  const taken = yield* ask(state, () => {
    const question = questionOf(state, draft);
    offered = question.bounds().options;
    return question;
  });
  return offered.filter(({ id }) => taken.includes(id)).map(({ id }) => id);
}

/** The messages in which an edition puts its questions. */
interface Phrasing<K extends string> {
  /** The message that asks a question of that kind. */
  ask: (kind: K) => string;
  /** The messages of the options of a number, and of yes and no. */
  amount: string;
  yes: string;
  no: string;
}

/** What a question with yes and no may say besides. */
type Consent = Extra & { yes?: Phrase; no?: Phrase } & Omit<Prospect, 'label' | 'brief'>;

const CONSENT = ['yes', 'no'] as const;

/** What is asked of whom, by which rule. */
interface Matter<K extends string> {
  seat: Seat;
  kind: K;
  rule: string;
}

/** The ways of asking, in an edition's own words and for its own kinds of questions. */
export function asking<K extends string>(words: Phrasing<K>) {
  /**
   * Asks for some of the options and returns their ids, in the order on offer. What leaves no choice is not asked.
   * Silence takes the `default`, or else the first `min` options.
   */
  function* chooseMany<I extends string>(
    game: { state: EngineState },
    { seat, kind, rule, count }: Matter<K> & { count: Fresh<Count> },
    options: Fresh<readonly Offered<I>[]>,
    extra: Fresh<Extra> = {},
  ): Flow<I[]> {
    return yield* choice(game.state, { seat, kind, rule, key: () => words.ask(kind), options, count, extra });
  }

  /**
   * Asks for exactly one option and returns its id. A single option is taken without asking.
   * @returns null when there is nothing to choose from
   */
  function* choose<I extends string>(
    game: { state: EngineState },
    { seat, kind, rule }: Matter<K>,
    options: Fresh<readonly Offered<I>[]>,
    extra: Fresh<Extra> = {},
  ): Flow<I | null> {
    const chosen = yield* chooseMany(game, { seat, kind, rule, count: ONE }, options, extra);
    return chosen[0] ?? null;
  }

  /**
   * Asks for a number from `min` to `max` (both included); silence means `min` unless the default says otherwise.
   * `promise`: what choosing so much promises, its label aside.
   * @returns `min` without asking when there is no room
   */
  function* chooseAmount(
    game: { state: EngineState },
    { range, promise, ...asked }: Matter<K> & { range: Fresh<Count>; promise?: (amount: number) => Prospect },
    extra: Fresh<Extra> = {},
  ): Flow<number> {
    const options = () => {
      const { min, max } = fresh(range);
      return Array.from({ length: Math.max(1, max - min + 1) }, (_, index) => ({
        id: String(min + index),
        label: phrase(words.amount, { amount: min + index }),
        ...promise?.(min + index),
      }));
    };
    const chosen = yield* choose(game, asked, options, extra);
    return Number(chosen ?? fresh(range).min);
  }

  /** Asks yes or no; silence means no unless the default is `yes`. */
  function* confirm(game: { state: EngineState }, asked: Matter<K>, extra: Fresh<Consent> = {}): Flow<boolean> {
    const options = CONSENT.map((id) => ({ id, prospect: () => spoken(id, fresh(extra)) }));
    const chosen = yield* choose(game, asked, options, () => ({ default: 'no', ...fresh(extra) }));
    return chosen === 'yes';
  }

  function spoken(id: (typeof CONSENT)[number], consent: Consent): Prospect & Pick<Option, 'label'> {
    if (id === 'no') return { label: consent.no ?? phrase(words.no) };
    return { label: consent.yes ?? phrase(words.yes), ...promiseOf(consent) };
  }

  return { choose, chooseMany, chooseAmount, confirm };
}

function silent(offered: readonly Option[], wanted: Extra['default'], min: number, max: number): string[] {
  const ids = offered.map((option) => option.id);
  const list = wanted === undefined ? [] : typeof wanted === 'string' ? [wanted] : [...wanted];
  const result = list.filter((id, index) => ids.includes(id) && list.indexOf(id) === index).slice(0, max);
  for (const id of ids) {
    if (result.length >= min) break;
    if (!result.includes(id)) result.push(id);
  }
  return result;
}

import type { DecisionMatter, Mode, Option, Seat } from '../../engine/decision.ts';
import { ask, type Flow } from '../../engine/flow.ts';
import { type Phrase, type PhraseArgument, phrase, ref } from '../../engine/phrase.ts';
import type { DecisionKind } from './decisionkind.ts';
import type { Game } from './state.ts';

/** What a question may say besides its options. Everything has a sensible value when left out. */
export interface Extra {
  /** Fills the text of the question; `{ $seat }` is always there. */
  args?: Record<string, PhraseArgument>;
  /** Replaces the question's own text `ask-<kind>`. */
  ask?: Phrase;
  /** What silence means; one or more option ids, ids that are not on offer are dropped. */
  default?: string | readonly string[];
  sure?: readonly string[];
  about?: DecisionMatter;
  mode?: Mode;
  /** Who may answer, where that is not simply `seat`. */
  seats?: readonly Seat[];
  /** Whose investigator it is about; `seat` unless said otherwise, null for nobody. */
  subject?: Seat | null;
}

/** A value, or a function that works it out afresh each time the question is put. */
export type Fresh<T> = T | (() => T);

const fresh = <T>(value: Fresh<T>): T => (typeof value === 'function' ? (value as () => T)() : value);

/**
 * Asks for exactly one option and returns its id. A single option is taken without asking.
 * @returns null when there is nothing to choose from
 */
export function* choose(
  game: Game,
  seat: Seat,
  kind: DecisionKind,
  rule: string,
  options: Fresh<Option[]>,
  extra: Fresh<Extra> = {},
): Flow<string | null> {
  const chosen = yield* chooseMany(game, seat, kind, rule, { min: 1, max: 1 }, options, extra);
  return chosen[0] ?? null;
}

/** How many options must and may be taken; the numbers are cut to what is on offer. */
export interface Count {
  min: number;
  max: number;
}

/**
 * Asks for some of the options and returns their ids, in the order on offer. What leaves no choice is not asked.
 * Silence takes the `default`, or else the first `min` options.
 */
export function* chooseMany(
  game: Game,
  seat: Seat,
  kind: DecisionKind,
  rule: string,
  count: Fresh<Count>,
  options: Fresh<Option[]>,
  extra: Fresh<Extra> = {},
): Flow<string[]> {
  let offered: Option[] = [];
  const chosen = yield* ask(game.state, () => {
    offered = fresh(options);
    const { min, max } = fresh(count);
    const more = fresh(extra);
    const least = Math.min(min, offered.length);
    const most = Math.min(max, offered.length);
    const subject = more.subject === undefined ? seat : more.subject;
    return {
      kind,
      mode: more.mode ?? 'own',
      seats: more.seats ? [...more.seats] : [seat],
      ...(subject === null ? {} : { subject }),
      ask: more.ask ?? phrase(askKey(kind), { seat: ref('seat', String(subject ?? seat)), ...more.args }),
      options: offered,
      min: least,
      max: most,
      default: silent(offered, more.default, least, most),
      rule,
      ...(more.sure ? { sure: [...more.sure] } : {}),
      ...(more.about ? { about: more.about } : {}),
    };
  });
  if (chosen.length < 2) return chosen;
  const taken = new Set(chosen);
  return offered.filter((option) => taken.has(option.id)).map((option) => option.id);
}

/**
 * Asks for a number from `min` to `max` (both included); silence means `min` unless the default says otherwise.
 * @returns `min` without asking when there is no room
 */
export function* chooseAmount(
  game: Game,
  seat: Seat,
  kind: DecisionKind,
  rule: string,
  range: Fresh<Count>,
  extra: Fresh<Extra> = {},
): Flow<number> {
  const options = () => {
    const { min, max } = fresh(range);
    return Array.from({ length: Math.max(1, max - min + 1) }, (_, index) => ({
      id: String(min + index),
      label: phrase('option-amount', { amount: min + index }),
    }));
  };
  const chosen = yield* choose(game, seat, kind, rule, options, extra);
  return Number(chosen ?? fresh(range).min);
}

/** Asks yes or no; silence means no (DP-15) unless the default is `yes`. */
export function* confirm(
  game: Game,
  seat: Seat,
  kind: DecisionKind,
  rule: string,
  extra: Fresh<Extra & { yes?: Phrase; no?: Phrase; note?: Phrase; odds?: number }> = {},
): Flow<boolean> {
  const options = (): Option[] => {
    const more = fresh(extra);
    return [
      {
        id: 'yes',
        label: more.yes ?? phrase('option-yes'),
        ...(more.note ? { note: more.note } : {}),
        ...(more.odds === undefined ? {} : { odds: more.odds }),
      },
      { id: 'no', label: more.no ?? phrase('option-no') },
    ];
  };
  const chosen = yield* choose(game, seat, kind, rule, options, () => ({ default: 'no', ...fresh(extra) }));
  return chosen === 'yes';
}

/** Everybody decides together (DP-4 to DP-7): one answer for all; the table turns it into a vote. */
export function* groupChoose(
  game: Game,
  kind: DecisionKind,
  rule: string,
  options: Fresh<Option[]>,
  extra: Fresh<Extra> = {},
): Flow<string | null> {
  const { first, investigators } = game.state;
  const everybody = () => investigators.filter((one) => !one.eliminated).map((one) => one.seat);
  return yield* choose(game, first, kind, rule, options, () => ({
    mode: 'group',
    seats: everybody(),
    subject: null,
    ...fresh(extra),
  }));
}

/** The key of a question's text: `combat.stance` asks `ask-combat-stance`. */
export function askKey(kind: DecisionKind): string {
  return `ask-${kind.replaceAll('.', '-')}`;
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

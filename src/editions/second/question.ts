import type { Option, Seat } from '../../engine/decision.ts';
import type { Flow } from '../../engine/flow.ts';
import { type Phrase, phrase } from '../../engine/phrase.ts';
import { type Count, choice, type Extra, type Fresh, fresh } from '../../engine/question.ts';
import type { DecisionKind } from './decisionkind.ts';
import type { Game } from './state.ts';

export type { Count, Extra, Fresh };

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
  return yield* choice(game.state, () => ({
    seat,
    kind,
    key: askKey(kind),
    rule,
    options: fresh(options),
    count: fresh(count),
    extra: fresh(extra),
  }));
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

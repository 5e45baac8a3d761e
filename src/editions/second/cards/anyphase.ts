/**
 * "Any Phase" abilities: offered beside the questions between two actions, and where none would be asked in a window of
 * their own.
 *
 * Asks `window.act` before an encounter and before the Mythos card: option ids `use:<card>`, `use:<ability>`,
 * `pay:<card>`, `go-on`.
 */

import type { Offered, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { kindOf } from '../../edition/copy.ts';
import type { Content } from '../content/content.ts';

import { isA, only } from '../content/effect.ts';
import { investigator, maxSanity, maxStamina } from '../investigators/investigator.ts';
import { forbidden } from '../investigators/modifier.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { abilitiesFor, type UsableAbility, useAbility, useId } from './ability.ts';
import { payBack, paymentOptions } from './loan.ts';
import { isMighty, mayRest, rest } from './rest.ts';
import { useProspect } from './useprospect.ts';

/** What a window comes before. */
export const WINDOWS = ['encounter', 'mythos', 'attack'] as const;
type Window = Exclude<(typeof WINDOWS)[number], 'attack'>;

/** At so few points a card that restores them is worth a question. */
const LOW = 2;

/** Those that would do something now; under L11 only in the refresh step, in place of the attack. */
export function anyPhase(game: Game, seat: Seat): UsableAbility[] {
  if (isMighty(game) && game.state.cursor.step !== 'battle.refresh') return [];
  return abilitiesFor(game, seat, 'any').filter((one) => restores(game, seat, one) && mayRest(game, seat, useId(one)));
}

/** Uses the one with that id. @returns false when there is none such any more */
export function* useAnyPhase(game: Game, seat: Seat, id: string): Flow<boolean> {
  const found = anyPhase(game, seat).find((one) => useId(one) === id);
  if (!found) return false;
  rest(game, seat, id);
  yield* useAbility(game, seat, found);
  return true;
}

/** Their cards among them, as options of a question that would otherwise not be asked. */
function anyPhaseCards(game: Game, seat: Seat): Offered[] {
  // Games begun before there were windows play on as they began.
  if (!game.state.windows) return [];
  return anyPhase(game, seat).flatMap((one) => (one.card === undefined ? [] : [anyPhaseOption(game, seat, one)]));
}

/**
 * What opens a window: a card, a loan that can be paid back, and before an encounter, where cards may be drawn, a look at
 * the decks (Scrounge). The Mythos card draws none: there the look only joins.
 */
function windowOptions(game: Game, seat: Seat, before: Window): Offered[] {
  if (!game.state.windows) return [];
  const offered = [...anyPhaseCards(game, seat), ...paymentOptions(game, seat)];
  const own = anyPhase(game, seat).filter(({ card }) => card === undefined);
  if (offered.length === 0 && (own.length === 0 || before === 'mythos')) return [];
  return [
    { id: 'go-on', label: phrase('option-act-no') },
    ...offered,
    ...own.map((one) => anyPhaseOption(game, seat, one)),
  ];
}

function anyPhaseOption(game: Game, seat: Seat, one: UsableAbility): Offered {
  const { card, ability } = one;
  const common = { id: useId(one), prospect: () => useProspect(game, seat, one, ability) };
  if (card === undefined)
    return { ...common, label: phrase('option-use-ability', { ability: ref('ability', ability.id ?? '') }) };
  const about = ref('card', kindOf(card));
  return { ...common, label: phrase('option-use-card', { card: about }), about };
}

/** The options of a combat round: where nothing else is to be decided, those cards are (not in an encounter, FAQ-20). */
export function withAnyPhase(game: Game, seat: Seat, options: Offered[], calm: boolean): Offered[] {
  const { cursor, ancientOne } = game.state;
  const between = calm && (cursor.step === 'movement' || ancientOne.awake);
  // 2E-2909
  return between && options.length === 1 ? [...options, ...anyPhaseCards(game, seat)] : options;
}

/**
 * Lets them act before something that asks nothing itself (FAQ-20). The table passes on for whoever has no orders to be
 * asked, unless the card is worth it (`about.urgent`).
 */
export function* window(game: Game, seat: Seat, before: Window): Flow {
  for (;;) {
    const chosen = yield* choose(
      game,
      { seat, kind: 'window.act', rule: 'FAQ-20' },
      () => windowOptions(game, seat, before),
      () => ({ default: 'go-on', args: { before }, about: { before, urgent: isUrgent(game, seat, before) } }),
    );
    const loan = chosen === null ? undefined : OPTION.payBack.read(chosen);
    if (loan !== undefined) yield* payBack(game, seat, loan);
    else if (chosen === null || chosen === 'go-on' || !(yield* useAnyPhase(game, seat, chosen))) return;
  }
}

/**
 * Whether one of them would restore somebody who is nearly at the end of their strength. Of those who have sat only the
 * last is kept waiting for: the others could act while the race was open (2E-T30).
 */
function isUrgent(game: Game, seat: Seat, before: Window): boolean {
  const { satLast = seat } = game.state;
  if (before === 'mythos' && satLast !== seat) return false;
  return anyPhase(game, seat).some(({ ability }) =>
    only(ability.effect, 'restore').some((what) => investigator(game, seat)[what] <= LOW),
  );
}

/** Duke and Sir William take their own point of the maximum along, so one lost point is none to restore. */
function restores(game: Game, seat: Seat, { card, ability }: UsableAbility): boolean {
  return ability.effect.every((effect) => {
    if (!isA(effect, 'restore')) return true;
    const what = effect.restore;
    const [maximum, most] =
      what === 'sanity'
        ? (['maxSanity', maxSanity(game, seat)] as const)
        : (['maxStamina', maxStamina(game, seat)] as const);
    const own = card === undefined ? 0 : bonusTo(game.content, card, maximum);
    return investigator(game, seat)[what] < most - own && !forbidden(game, `gain:${what}`, { seat });
  });
}

function bonusTo(content: Content, id: string, maximum: 'maxSanity' | 'maxStamina'): number {
  return content
    .card(id)
    .bonuses.filter(({ to }) => to === maximum)
    .reduce((sum, { by }) => sum + by, 0);
}

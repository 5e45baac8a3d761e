import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import { focusLimit, focusTotal } from '../investigators/focus.ts';
import { investigator } from '../investigators/investigator.ts';
import { sourceOf } from '../state/asking.ts';
import type { Cause } from '../state/event.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { performAction, standUp } from './action.ts';
import { isHeld, legalActions, type Menu } from './actionoffer.ts';

/** What lets somebody act again: the rule, and the text, where it is one. */
interface Permit {
  rule: string;
  thanksTo?: Cause;
}

/**
 * Lets him perform one additional action, which does not count against those of his turn (3E-201.3-2) and repeats none
 * (3E-R13) unless the effect says so. Asks `action.additional`. Who is delayed stands up instead (3E-R14).
 * @returns whether he took it
 */
export function* offerAction(game: Game, seat: Seat, { rule, thanksTo, ...menu }: Menu & Permit): Flow<boolean> {
  const one = investigator(game, seat);
  if (one.left !== null) return false;
  if (one.delayed) {
    standUp(game, seat);
    return true;
  }
  for (;;) {
    if (legalActions(game, seat, menu).length === 0) return false;
    const chosen = yield* choose(
      game,
      seat,
      'action.additional',
      rule,
      () => [...menuOf(game, seat, menu), { id: 'none', label: phrase('third-option-no-action') }],
      () => ({
        default: silentAction(game, seat, menu) ?? 'none',
        about: { place: one.at },
        ...(thanksTo ? { ask: thanks(seat, thanksTo) } : {}),
      }),
    );
    if (chosen === null || chosen === 'none') return false;
    if (yield* performAction(game, seat, chosen, { ...menu, additional: true })) return true;
  }
}

const thanks = (seat: Seat, source: Cause): Phrase =>
  phrase('third-ask-action-additional-thanks', { seat: ref('seat', String(seat)), source: sourceOf({ source }) });

/** The actions as options. */
export function menuOf(game: Game, seat: Seat, menu: Menu = {}): Option[] {
  return legalActions(game, seat, { ...menu, odds: true }).map(({ action: _action, ...option }) => option);
}

/**
 * What silence does, at no cost and no risk (A3): gather resources, or else focus below the limit; nothing if neither
 * is legal.
 */
export function silentAction(game: Game, seat: Seat, menu: Menu = {}): string | null {
  const ids = legalActions(game, seat, menu).map(({ id }) => id);
  if (!isHeld(game, seat) && ids.includes('gatherResources')) return 'gatherResources';
  return ids.includes('focus') && focusTotal(game, seat) < focusLimit(game, seat) ? 'focus' : null;
}

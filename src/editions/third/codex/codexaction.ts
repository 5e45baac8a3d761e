import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { ActionText } from '../content/ability.ts';
import type { EffectContext } from '../state/context.ts';
import { OPTION } from '../state/option.ts';
import type { CodexCard, Game } from '../state/state.ts';
import { archiveId, sideUp } from './codex.ts';

/** An action that a card of the codex offers to every investigator. */
export interface CodexAction {
  /** `component:archive:<number>:<actions|objectives>:<index>` */
  action: string;
  card: CodexCard;
  text: ActionText;
}

/** Every action on the codex cards as they lie. */
export function codexActionTexts(game: Game): CodexAction[] {
  return game.state.codex.flatMap((card) => {
    const side = sideUp(game, card);
    const named = (kind: 'actions' | 'objectives', index: number, text: ActionText): CodexAction => ({
      action: OPTION.codexAction.write([card.number, [kind, index]]),
      card,
      text,
    });
    return [
      ...(side?.actions ?? []).map((text, index) => named('actions', index, text)),
      ...(side?.objectives ?? []).flatMap((rule, index) =>
        'action' in rule ? [named('objectives', index, rule.action)] : [],
      ),
    ];
  });
}

/** The codex actions that this investigator may perform now: in the right space and able to pay (3E-454.4). */
export function codexActions(game: Game, seat: Seat): CodexAction[] {
  return codexActionTexts(game).filter(({ card, text }) => {
    const context = contextOf(card);
    if (text.where && !game.rules.holds(game, seat, text.where, context)) return false;
    return !text.cost || game.rules.canPay(game, seat, text.cost, context);
  });
}

/** Carries out a codex action: its cost in full, then what it does. */
export function* performCodexAction(game: Game, seat: Seat, action: string): Flow {
  const found = codexActions(game, seat).find((one) => one.action === action);
  if (!found) return;
  const context = contextOf(found.card);
  if (found.text.cost && !(yield* game.rules.pay(game, seat, found.text.cost, context))) return;
  yield* game.rules.run(game, seat, found.text.do, context);
}

/** What the effects of such an action know. */
export const contextOf = (card: CodexCard): EffectContext => ({
  source: { ref: 'archive', id: String(card.number) },
  archive: card.number,
  about: { card: archiveId(card.number) },
  rule: '3E-454.1',
});

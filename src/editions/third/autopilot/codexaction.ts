/** The actions that the codex offers, and what they are worth. */
import type { Seat } from '../../../engine/decision.ts';
import { type CodexAction, codexActionTexts } from '../codex/codexaction.ts';
import { type Effect, isA, only } from '../content/effect.ts';
import { investigator } from '../investigators/investigator.ts';
import type { EffectContext } from '../state/context.ts';
import { checkOdds } from './checkodds.ts';
import { counts, thinkingAt, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

/** An action of the codex that could be performed in a space, and what it is worth. */
interface CodexDeed {
  id: string;
  worth: number;
}

/** The actions of the codex that they could perform there now. */
export function codexActionDeeds(view: Viewpoint, seat: Seat, space: string): CodexDeed[] {
  return codexActionTexts(view.game.state).flatMap((one) => {
    const worth = counts(
      view,
      'story',
      thinkingAt(view, seat, space, () => codexActionWorth(view, seat, one)),
    );
    return worth > 0 ? [{ id: one.action, worth }] : [];
  });
}

/** What a codex action is worth to them where they stand; 0 when they can't perform it or it leads nowhere. */
function codexActionWorth(view: Viewpoint, seat: Seat, { card, text }: CodexAction): number {
  const { game } = view;
  const { state } = game;
  const context: EffectContext = { source: { ref: 'archive', id: String(card.number) }, archive: card.number };
  if (text.where && !game.rules.holds(game, seat, text.where, context)) return 0;
  if (text.cost && !game.rules.canPay(game, seat, text.cost, context)) return 0;
  if (only(text.do, 'revealMarker').length > 0) {
    const { at } = investigator(game, seat);
    return state.markers.some((marker) => marker.at === at && !marker.faceUp) ? 0.8 * WEIGHTS.story : 0;
  }
  const [test] = only(text.do, 'check');
  const odds = test ? checkOdds(view, seat, test) : 1;
  const passed = test?.pass ?? [];
  if (text.do.some(entersFuture)) return state.sheet.clues > 0 ? 2 * WEIGHTS.story * futureOdds(view, seat) : 0;
  if (only(passed, 'moveToken').length > 0) return state.sheet.clues > 0 ? 3 * WEIGHTS.story * odds : 0;
  // Card 25 throws people about; it is no aim of its own.
  if (only(passed, 'move').length > 0) return 0;
  return (ends(text.do) ? 4 : 2) * WEIGHTS.story * odds;
}

/** Cards that end the game for good when their action succeeds. */
const ends = (effects: readonly Effect[]): boolean =>
  only(effects, 'archiveFlip').includes(36) ||
  only(effects, 'read').some(({ card }) => card === 5) ||
  only(effects, 'check').some(({ pass = [] }) => ends(pass));

const entersFuture = (effect: Effect): boolean =>
  isA(effect, 'move') && 'to' in effect.move && effect.move.to === 'theFuture';

/** Their chance to carry a clue back to where it belongs, once they are there (card 9). */
function futureOdds(view: Viewpoint, seat: Seat): number {
  const action = codexActionTexts(view.game.state).find(({ card }) => card.number === 9);
  const [test] = only(action?.text.do ?? [], 'check');
  return test ? checkOdds(view, seat, test) : 0;
}

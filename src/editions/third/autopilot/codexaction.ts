/** The actions that the codex offers, and what they are worth. */
import type { Seat } from '../../../engine/decision.ts';
import { codexSpaces } from '../board/area.ts';
import { textRead } from '../codex/codex.ts';
import { type CodexAction, codexActionTexts } from '../codex/codexaction.ts';
import { type Effect, isA, only } from '../content/effect.ts';
import { investigator } from '../investigators/investigator.ts';
import type { EffectContext } from '../state/context.ts';
import type { Game } from '../state/state.ts';
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
  return codexActionTexts(view.game).flatMap((one) => {
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
  const beyond = text.do.map((effect) => spaceBeyond(game, effect)).find((space) => space !== null);
  if (beyond !== undefined && beyond !== null)
    return state.sheet.clues > 0 ? 2 * WEIGHTS.story * oddsBeyond(view, seat, beyond) : 0;
  if (only(passed, 'moveToken').length > 0) return state.sheet.clues > 0 ? 3 * WEIGHTS.story * odds : 0;
  // Card 25 throws people about; it is no aim of its own.
  if (only(passed, 'move').length > 0) return 0;
  return (ends(game, text.do) ? 4 : 2) * WEIGHTS.story * odds;
}

/** Whether they win the game for good: cards that are turned over or read aloud say so. */
function ends({ content }: Pick<Game, 'content'>, effects: readonly Effect[]): boolean {
  const wins = (one: readonly Effect[] = []): boolean => only(one, 'gameOver').includes('won');
  return (
    only(effects, 'archiveFlip').some((number) => wins(content.archiveCard(number).back?.onFlip)) ||
    only(effects, 'read').some((what) => wins(textRead(content, what))) ||
    only(effects, 'check').some(({ pass = [] }) => ends({ content }, pass))
  );
}

/** The space that a card of the codex makes (card 9), where an effect moves them into it. */
function spaceBeyond(game: Game, effect: Effect): string | null {
  if (!isA(effect, 'move') || !('to' in effect.move)) return null;
  const { to } = effect.move;
  return typeof to === 'string' && codexSpaces(game).includes(to) ? to : null;
}

/** Their chance to carry a clue back to where it belongs, once they are there. */
function oddsBeyond(view: Viewpoint, seat: Seat, space: string): number {
  const action = codexActionTexts(view.game).find(({ text }) => text.where?.in === space);
  const [test] = only(action?.text.do ?? [], 'check');
  return test ? checkOdds(view, seat, test) : 0;
}

/** The actions that the codex offers, and what they are worth. */
import type { Seat } from '../../../engine/decision.ts';
import { type CodexAction, codexActionTexts } from '../codex/codexaction.ts';
import type { Effect } from '../content/effect.ts';
import { investigator } from '../investigators/investigator.ts';
import { holds } from '../language/conditions.ts';
import { canPay } from '../language/cost.ts';
import type { EffectContext } from '../state/context.ts';
import { checkOdds } from './encounterworth.ts';
import { thinkingAt, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

/** An action of the codex that could be performed in a space, and what it is worth. */
interface CodexDeed {
  id: string;
  worth: number;
}

/** The actions of the codex that he could perform there now. */
export function codexActionDeeds(view: Viewpoint, seat: Seat, space: string): CodexDeed[] {
  return codexActionTexts(view.game.state).flatMap((one) => {
    const worth = thinkingAt(view, seat, space, () => codexActionWorth(view, seat, one));
    return worth > 0 ? [{ id: one.action, worth }] : [];
  });
}

/** What a codex action is worth to him where he stands; 0 when he can't perform it or it leads nowhere. */
function codexActionWorth(view: Viewpoint, seat: Seat, { card, text }: CodexAction): number {
  const { game } = view;
  const { state } = game;
  const context: EffectContext = { source: { ref: 'archive', id: String(card.number) }, archive: card.number };
  if (text.where && !holds(game, seat, text.where, context)) return 0;
  if (text.cost && !canPay(game, seat, text.cost, context)) return 0;
  if (text.do.some((effect) => 'revealMarker' in effect)) {
    const { at } = investigator(game, seat);
    return state.markers.some((marker) => marker.at === at && !marker.faceUp) ? 0.8 * WEIGHTS.story : 0;
  }
  const test = text.do.find((effect) => 'check' in effect);
  const odds = test && 'check' in test ? checkOdds(view, seat, test) : 1;
  if (text.do.some(entersFuture)) return state.sheet.clues > 0 ? 2 * WEIGHTS.story * futureOdds(view, seat) : 0;
  if (test && 'check' in test && test.check.pass?.some((effect) => 'moveToken' in effect))
    return state.sheet.clues > 0 ? 3 * WEIGHTS.story * odds : 0;
  // Card 25 throws people about; it is no aim of its own.
  if (test && 'check' in test && test.check.pass?.some((effect) => 'move' in effect)) return 0;
  return (ends(text.do) ? 4 : 2) * WEIGHTS.story * odds;
}

/** Cards that end the game for good when their action succeeds. */
const ends = (effects: readonly Effect[]): boolean =>
  effects.some(
    (effect) =>
      ('archiveFlip' in effect && effect.archiveFlip === 36) ||
      ('read' in effect && effect.read.card === 5) ||
      ('check' in effect && ends(effect.check.pass ?? [])),
  );

const entersFuture = (effect: Effect): boolean =>
  'move' in effect && 'to' in effect.move && effect.move.to === 'theFuture';

/** His chance to carry a clue back to where it belongs, once he is there (card 9). */
function futureOdds(view: Viewpoint, seat: Seat): number {
  const action = codexActionTexts(view.game.state).find(({ card }) => card.number === 9);
  const test = action?.text.do.find((effect) => 'check' in effect);
  return test && 'check' in test ? checkOdds(view, seat, test) : 0;
}

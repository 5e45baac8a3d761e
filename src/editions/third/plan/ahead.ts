import type { Ahead } from '../../plan/ahead.ts';
import type { Content } from '../content/content.ts';
import { gameOf } from '../game/game.ts';
import type { Game, State } from '../state/state.ts';
import { likely } from './likely.ts';
import { ordered } from './ordered.ts';
import { orderSheet } from './ordersheet.ts';
import { planned } from './planned.ts';
import { planPicture } from './planpicture.ts';
import { planSheet } from './plansheet.ts';
import { wholeTurn } from './wholeturn.ts';

/** Plans and standing orders of the third edition with that content (decisions, section 2). */
export function ahead(content: Content): Ahead<State> {
  const game = (seen: State): Game => gameOf(content, seen);
  return {
    planSheet: (seen, ...said) => planSheet(game(seen), ...said),
    planPicture: (seen, ...said) => planPicture(game(seen), ...said),
    likely: (seen, ...said) => likely(game(seen), ...said),
    planned: (said, decision, seen, seat) => planned(said, decision, game(seen), seat),
    orderSheet: (seen, ...said) => orderSheet(game(seen), ...said),
    ordered: (said, decision, seen, by) => ordered(said, decision, game(seen), by),
    wholeTurn: (seen, ...asked) => wholeTurn(game(seen), ...asked),
  };
}

import type { Ahead } from '../../plan/ahead.ts';
import type { Content } from '../content/content.ts';
import { gameOf } from '../game/game.ts';
import type { State } from '../state/state.ts';
import { likely } from './likely.ts';
import { turnInOnePress } from './onepress.ts';
import { ordered, waives } from './ordered.ts';
import { orderSheet } from './ordersheet.ts';
import { planned } from './planned.ts';
import { planPicture } from './planpicture.ts';
import { planSheet } from './plansheet.ts';

/** Plans and standing orders of the second edition (decisions, section 4). */
export function ahead(content: Content): Ahead<State> {
  const game = (seen: State) => gameOf(content, seen);
  return {
    planSheet: (seen, seat, said) => planSheet(game(seen), seat, said),
    planPicture: (seen, seat, said, words) => planPicture(game(seen), seat, said, words),
    likely: (seen, seat, said, field) => likely(game(seen), seat, said, field),
    planned: (said, decision, seen, seat) => planned(said, decision, game(seen), seat),
    orderSheet: (seen, seat, said) => orderSheet(game(seen), seat, said),
    ordered: (said, decision, seen, by) => ordered(said, decision, game(seen), by),
    waives,
    wholeTurn: (seen, seat, decision) => turnInOnePress(game(seen), seat, decision),
  };
}

import type { Page } from '../drawing/page.ts';
import type { BoardView } from '../view.ts';
import { drawBattle } from './battle.ts';
import { drawTown } from './town.ts';

/** The town, or the final battle. */
export function drawBoard(view: BoardView): Page {
  return view.battle ? drawBattle(view, view.battle) : drawTown(view);
}

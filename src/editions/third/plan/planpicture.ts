import type { Seat } from '../../../engine/decision.ts';
import { type Ref, ref } from '../../../engine/phrase.ts';
import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import type { Said } from '../../plan/ahead.ts';
import { routeAlt, stepMarks } from '../../plan/route.ts';
import { monstersAt } from '../board/monster.ts';
import { boardPicture } from '../shown/boardview.ts';
import type { Game } from '../state/state.ts';
import { plannedWay } from './plansheet.ts';

/** The way a plan goes: its steps are numbered. From near where it stays in one neighborhood. Null without a way. */
export function planPicture(game: Game, seat: Seat, said: Said, words: Words): PictureSpec | null {
  const way = plannedWay(game, seat, said);
  const board = boardPicture(game, words, []);
  if (way.length < 2 || board.kind !== 'map') return null;
  const [around, ...others] = new Set(way.map(game.content.neighborhoodOf));
  const closeUp = around && others.length === 0 ? { closeUp: around } : {};
  const view = { ...board.view, route: [...way], marks: stepMarks(way), steps: true as const, ...closeUp };
  const met = (space: string): Ref[] =>
    monstersAt(game.state, space)
      .filter(({ status }) => status === 'ready')
      .map(({ kind }) => ref('monster', kind));
  const alt = routeAlt({ seat, way, name: (space) => ref('space', space), met, board: board.alt }, words);
  return { kind: 'map', view, alt };
}

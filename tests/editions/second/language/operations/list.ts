/** Lists of effects as a text of the Woods would bring them about, on a table of the tests. */

import { kindOf } from '../../../../../src/editions/edition/copy.ts';
import type { Effect } from '../../../../../src/editions/second/content/effect.ts';
import { investigator } from '../../../../../src/editions/second/investigators/investigator.ts';
import { run } from '../../../../../src/editions/second/language/table.ts';
import type { EffectContext } from '../../../../../src/editions/second/state/context.ts';
import type { Game } from '../../../../../src/editions/second/state/state.ts';
import { type Answering, drive } from '../../table.ts';
/** The key of what follows a move or a shuffle; written out, a linter takes the object for a promise. */
export const THEN = 'then';
export const PLACE: EffectContext = { source: { ref: 'place', id: 'woods' } };

/** Runs the list for the first seat. */
export function play(
  game: Game,
  effects: Effect[],
  answers: Record<string, Answering> = {},
  context: EffectContext = PLACE,
) {
  return drive(game, run(game, 0, effects, { ...context }), answers);
}

export const one = (game: Game, seat = 0) => investigator(game, seat);
export const kinds = (game: Game, seat = 0) => one(game, seat).cards.map(({ id }) => kindOf(id));

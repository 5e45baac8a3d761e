/** How likely effects are to bring a clue. */
import type { Seat } from '../../../engine/decision.ts';
import type { Effect } from '../content/effect.ts';
import type { ClueJudge } from '../language/judge.ts';
import { operationOf } from '../language/table.ts';
import { checkOdds } from './checkodds.ts';
import type { Viewpoint } from './viewpoint.ts';

/** The chance that those effects give them a clue. */
export function clueOdds(view: Viewpoint, seat: Seat, effects: readonly Effect[]): number {
  const judge: ClueJudge = {
    game: view.game,
    seat,
    odds: (check) => checkOdds(view, seat, check),
    clue(list = []) {
      const without = list.map((effect) => 1 - (operationOf(effect).clue?.(effect, judge) ?? 0));
      return 1 - without.reduce((product, odds) => product * odds, 1);
    },
  };
  return judge.clue(effects);
}

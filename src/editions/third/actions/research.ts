import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { investigator } from '../investigators/investigator.ts';
import { research as researchClues } from '../mythos/clue.ts';
import { test } from '../skilltests/test.ts';
import type { TestSpec } from '../skilltests/testspec.ts';
import type { Game } from '../state/state.ts';

/** The test of a research. */
export function researchSpec(): TestSpec {
  return {
    skill: 'observation',
    mod: 0,
    occasion: 'research',
    cause: { ref: 'action', id: 'research' },
    rule: '3E-407.2',
  };
}

/** The research action: one own clue for each success, as many as there are (3E-407.2). */
export function* research(game: Game, seat: Seat): Flow {
  yield* test(game, seat, {
    ...researchSpec(),
    *afterwards({ successes }) {
      const most = Math.min(successes, investigator(game, seat).clues);
      if (most > 0) yield* researchClues(game, seat, most);
    },
  });
}

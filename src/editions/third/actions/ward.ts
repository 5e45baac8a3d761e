import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { investigator } from '../investigators/investigator.ts';
import { gain } from '../investigators/resource.ts';
import { removeDoom } from '../mythos/doom.ts';
import { test } from '../skilltests/test.ts';
import type { TestSpec } from '../skilltests/testspec.ts';
import type { Game } from '../state/state.ts';

/** The test of a ward. */
export function wardSpec(game: Game, seat: Seat): TestSpec {
  const { at } = investigator(game, seat);
  return {
    // 3E-437.5
    skill: 'lore',
    mod: 0,
    occasion: 'ward',
    cause: { ref: 'action', id: 'ward' },
    rule: '3E-403.2',
    about: { place: at },
  };
}

/** The ward action: one doom for each success, and a remnant where it was two or more (3E-403). */
export function* ward(game: Game, seat: Seat): Flow {
  yield* test(game, seat, {
    ...wardSpec(game, seat),
    *afterwards({ successes }) {
      const { at } = investigator(game, seat);
      // 3E-487.5
      const by = { ref: 'action', id: 'ward' };
      const removed = removeDoom(game, at, successes, { seat, by });
      // 3E-403.3
      if (removed >= 2) gain(game, seat, { what: 'remnant', amount: 1 }, by);
      if (removed > 0)
        yield* game.rules.happened(game, { event: 'youRemoveDoomFromYourSpace', seat, space: at, amount: removed });
    },
  });
}

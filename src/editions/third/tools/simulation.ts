import type { Roll } from '../../tools/fairness.ts';
import { simulator } from '../../tools/simulation.ts';
import { advise } from '../autopilot/autopilot.ts';
import type { Content } from '../content/content.ts';
import type { Effect } from '../content/effect.ts';
import { thirdEdition } from '../game/edition.ts';
import { gameOf } from '../game/game.ts';
import { aNewTable } from '../setup/newtable.ts';
import { createState } from '../setup/setup.ts';
import { seen } from '../shown/seen.ts';
import type { ThirdEvent } from '../state/event.ts';
import { readOptions } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { watchOperations } from '../state/witness.ts';
import { violations } from './invariants.ts';

/** What plays one whole game of a scenario. It never throws once that is set up: what goes wrong is in the result. */
export const simulation = (content: Content) =>
  simulator<State, ThirdEvent, Effect>({
    edition: thirdEdition(content),
    create: ({ foe, options, players, seed }) =>
      createState(content, {
        options: readOptions(content, aNewTable({ ...options, scenario: foe }, { persons: players, brisk: false })),
        seats: Array.from({ length: players }, () => ({ sheet: null })),
        seed,
      }),
    seen: (state) => seen(content, state),
    advise: (shown, ...asked) => advise(gameOf(content, shown), ...asked),
    violations: (state) => violations(gameOf(content, state)),
    watchOperations,
    foeOf: ({ scenario }) => scenario,
    turnOf: ({ round }) => round,
    outcomeOf: ({ outcome }) => outcome,
    loss: 'InvestigatorLeft',
    // The event deck alone ends a game sooner.
    turnCap: 200,
  });

/**
 * The dice that an event tells of. What is rolled again is told with the dice that are kept, and tests are not counted:
 * what a success is worth is no part of their event.
 */
export function rollOf(event: ThirdEvent): Roll | null {
  return event.type === 'TestRolled' || event.type === 'DiceRolled' ? { dice: event.dice } : null;
}

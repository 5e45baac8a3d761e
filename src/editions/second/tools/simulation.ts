import type { Roll } from '../../tools/fairness.ts';
import { simulator } from '../../tools/simulation.ts';
import { advise } from '../autopilot/autopilot.ts';
import type { Content } from '../content/content.ts';
import type { Effect } from '../content/effect.ts';
import { secondEdition } from '../game/edition.ts';
import { gameOf } from '../game/game.ts';
import { aNewTable } from '../setup/newtable.ts';
import { createState } from '../setup/setup.ts';
import { seen } from '../shown/seen.ts';
import type { SecondEvent } from '../state/event.ts';
import { readOptions } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { watchOperations } from '../state/witness.ts';
import { violations } from './invariants.ts';

/** Plays one whole game against an Ancient One of a content. Never throws once it is set up: what goes wrong is in the result. */
export const simulation = (content: Content) =>
  simulator<State, SecondEvent, Effect>({
    edition: secondEdition(content),
    create: ({ foe, options, players, seed }) =>
      createState(content, {
        options: readOptions(aNewTable({ ...options, ancientOne: foe }, { persons: players, brisk: false })),
        seats: Array.from({ length: players }, () => ({ sheet: null })),
        seed,
      }),
    seen,
    advise: (state, ...asked) => advise(gameOf(content, state), ...asked),
    violations: (state) => violations(gameOf(content, state)),
    watchOperations,
    foeOf: ({ ancientOne }) => ancientOne.id,
    turnOf: ({ turn }) => turn,
    outcomeOf: ({ outcome }) => outcome,
    loss: 'Devoured',
    turnCap: 300,
  });

/** The dice that an event tells of. */
export function rollOf(event: SecondEvent): Roll | null {
  switch (event.type) {
    case 'CheckRolled': {
      const { dice, faces, difficulty, perSix = 1, successes } = event;
      return { dice, check: { faces, difficulty, perSix, successes } };
    }
    case 'ClueSpent':
    case 'Rerolled':
    case 'DiceRolled':
      return { dice: event.dice };
    default:
      return null;
  }
}

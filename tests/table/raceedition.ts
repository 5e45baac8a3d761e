import type { TableEdition } from '../../src/editions/edition/edition.ts';
import { ask, type Flow, race } from '../../src/engine/flow.ts';
import { question, type ToyState, toyEdition } from './toyedition.ts';

/** A toy game without an order of play: in each round whoever is there takes their turn. */
export interface RaceState extends ToyState {
  round: number;
  /** Seats that have had their turn this round. */
  acted: number[];
  /** Whoever goes next is asked something else since somebody called. */
  called: boolean;
}

export const ROUNDS = 3;

const { nextStep: _order, play: _play, create, ...parts } = toyEdition;

/** The race as an edition. */
export const raceEdition: TableEdition = {
  ...(parts as unknown as TableEdition),
  create: (setup) => ({ ...create(setup), round: 1, acted: [], called: false }) as RaceState,
  nextStep: (state) => {
    const { outcome, round, acted } = state as RaceState;
    return outcome ? null : `round ${round}/action/turn ${acted.length}`;
  },
  interrupts: () => [],
  *play(game): Flow {
    const state = game.state as RaceState;
    const left = Array.from({ length: state.players }, (_, seat) => seat).filter((seat) => !state.acted.includes(seat));
    const winner = yield* race(state, () =>
      left.map((seat) =>
        question([seat], state.called ? 'turn.called' : 'turn.first', [
          'rest',
          'walk',
          'fight',
          'ask',
          'parley',
          'call',
        ]),
      ),
    );
    const seat = left[winner?.index ?? 0] ?? 0;
    const [what] = winner?.chosen ?? [];
    state.called = what === 'call';
    if (what === 'fight' || what === 'parley' || what === 'call')
      yield* ask(state, () => question([seat], 'fight.round', ['flee', 'strike']));
    if (what === 'ask' || what === 'parley') {
      const other = left.find((candidate) => candidate !== seat) ?? seat;
      yield* ask(state, () => question([other], 'trade.consent', ['no', 'yes']));
    }
    if (what === 'parley') yield* ask(state, () => question([seat], 'fight.round', ['flee', 'strike']));
    game.events.push({ type: 'Said', text: `Seat ${seat}: ${what}.` } as never);
    state.chosen.push(`${seat}:${what}`);
    state.acted.push(seat);
    if (state.acted.length < state.players) return;
    state.acted = [];
    state.round += 1;
    if (state.round > ROUNDS) state.outcome = { how: 'well' };
  },
};

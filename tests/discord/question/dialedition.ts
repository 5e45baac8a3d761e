import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { Dials, Option } from '../../../src/engine/decision.ts';
import { ask, type Flow, together } from '../../../src/engine/flow.ts';
import type { Game } from '../../../src/engine/game.ts';
import { question, said, type ToyEvent, type ToyState, toyEdition } from '../../table/toyedition.ts';

const STOPS = [0, 1, 2, 3];
const SKILLS = ['Speed', 'Fight', 'Lore'];

/** Three skills with four stops each. */
export function sliders(at: readonly number[]): Dials {
  return {
    list: SKILLS.map((skill, index) => ({
      at: at[index] ?? 0,
      stops: STOPS.map((stop) => ({ label: said(skill, stop), note: said('value', stop) })),
    })),
    beyond: said('Too much focus', 2),
  };
}

/** Every setting within two stops of where the sliders stand, which comes first. */
export function settings(at: readonly number[]): Option[] {
  const all = STOPS.flatMap((a) => STOPS.flatMap((b) => STOPS.map((c) => [a, b, c])));
  const way = (stops: readonly number[]) =>
    stops.reduce((sum, stop, index) => sum + Math.abs(stop - (at[index] ?? 0)), 0);
  return all
    .filter((stops) => way(stops) <= 2)
    .sort((one, other) => way(one) - way(other))
    .map((stops) => ({ id: `sliders:${stops.join('-')}`, label: said('Sliders', stops.join('-')), stops }));
}

function* adjust(game: Game<ToyState, ToyEvent>, seat: number): Flow {
  const { state, events } = game;
  const at = [0, 1, 3];
  const options = settings(at);
  const ids = options.map(({ id }) => id);
  const [setting] = yield* ask(state, () => question([seat], 'upkeep.sliders', ids, { options, dials: sliders(at) }));
  state.chosen.push(`${seat}:${setting}`);
  events.push({ type: 'Said', text: `Seat ${seat} set ${setting}.` });
}

/** The toy game, begun with three sliders for everybody instead of two sides. */
export const dialEdition: TableEdition<ToyState, ToyEvent> = {
  ...toyEdition,
  *play(game) {
    const { state } = game;
    if (state.part !== 'sides') return yield* toyEdition.play(game);
    yield* together(Array.from({ length: state.players }, (_, seat) => adjust(game, seat)));
    state.part = 'stakes';
  },
};

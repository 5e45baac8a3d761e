import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { type Ahead, type AheadSheet, listed, PASS, type Said } from '../../../src/editions/plan/ahead.ts';
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
      name: said(`${skill} at`, at[index] ?? 0),
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
  const [setting] = yield* ask(state, () =>
    question([seat], 'upkeep.sliders', ids, { options, dials: { ...sliders(at), lasting: true } }),
  );
  state.chosen.push(`${seat}:${setting}`);
  events.push({ type: 'Said', text: `Seat ${seat} set ${setting}.` });
}

/** A standing order that leaves the sliders alone. */
const orders = ({ chosen }: Said): AheadSheet => ({
  fields: [
    {
      ...{ id: PASS, label: said('Pass'), list: true },
      choices: [{ value: 'upkeep.sliders', label: said('Sliders') }],
    },
  ],
  said: { chosen, assumed: {} },
  preview: [],
});

const ahead: Ahead<ToyState> = {
  planSheet: (_state, _seat, said_) => orders(said_),
  orderSheet: (_state, _seat, said_) => orders(said_),
  likely: () => null,
  planned: () => null,
  ordered: ({ chosen }, { kind, default: usual }) =>
    listed(chosen, PASS).includes(kind) ? { chosen: usual, left: chosen } : null,
};

/** The toy game, begun with three sliders for everybody instead of two sides. */
export const dialEdition: TableEdition<ToyState, ToyEvent> = {
  ...toyEdition,
  ahead,
  *play(game) {
    const { state } = game;
    if (state.part !== 'sides') return yield* toyEdition.play(game);
    yield* together(Array.from({ length: state.players }, (_, seat) => adjust(game, seat)));
    // Twice.
    state.part = state.chosen.length > state.players ? 'stakes' : 'sides';
  },
};

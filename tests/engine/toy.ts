import type { Decision } from '../../src/engine/decision.ts';
import type { Edition, Interrupt } from '../../src/engine/edition.ts';
import { ask, type Flow, type Question, StepEnd, together } from '../../src/engine/flow.ts';
import type { EngineState, Game } from '../../src/engine/game.ts';
import { phrase } from '../../src/engine/phrase.ts';
import { put } from './put.ts';

/** A little game for testing the engine: each round all draw side by side, then one after the other stakes coins. */
export interface ToyState extends EngineState {
  round: number;
  part: 'draw' | 'stake';
  seat: number;
  coins: number[];
  deck: string[];
  won: string[][];
  outcome: { winner: number } | null;
}

export type ToyEvent = { type: 'Drew'; seat: number; card: string } | { type: 'Staked'; seat: number; dice: number[] };

export function toyState(seats: number, seed: string): ToyState {
  return {
    edition: 'toy',
    seed,
    step: '',
    chances: {},
    asked: 0,
    round: 1,
    part: 'draw',
    seat: 0,
    coins: Array.from({ length: seats }, () => 6),
    deck: Array.from({ length: 40 }, (_, index) => `card#${index + 1}`),
    won: Array.from({ length: seats }, () => []),
    outcome: null,
  };
}

export function question(seat: number, kind: string, ids: string[]): Question {
  return put({
    kind,
    mode: 'own',
    seats: [seat],
    subject: seat,
    ask: phrase(`ask-${kind}`),
    options: ids.map((id) => ({ id, label: phrase(`option-${id}`) })),
    min: 1,
    max: 1,
    default: ids.slice(0, 1),
    rule: 'TOY-1',
  });
}

export const toy: Edition<ToyState, ToyEvent> = {
  id: 'toy',
  nextStep: (state) => (state.outcome ? null : `round ${state.round}/${state.part}/seat ${state.seat}`),
  *play(game) {
    const { state } = game;
    if (state.part === 'draw') {
      yield* together(state.coins.map((_, seat) => draw(game, seat)));
      state.part = 'stake';
      return;
    }
    const seat = state.seat;
    state.seat = (seat + 1) % state.coins.length;
    if (state.seat === 0) {
      state.part = 'draw';
      state.round += 1;
    }
    yield* stake(game, seat);
  },
  interrupts: (state, open: readonly Decision[]): Interrupt[] =>
    open.length === 0
      ? []
      : state.coins.flatMap((coins, seat) =>
          coins > 0 ? [{ id: `give:${seat}`, kind: 'give', seat, label: phrase('give'), rule: 'TOY-2' }] : [],
        ),
  *interrupt(game, offer) {
    const { state } = game;
    const others = state.coins.map((_, seat) => seat).filter((seat) => seat !== offer.seat);
    const [to] = yield* ask(state, () => question(offer.seat, 'give', others.map(String)));
    if (to === undefined) return;
    state.coins[offer.seat] = (state.coins[offer.seat] ?? 0) - 1;
    state.coins[Number(to)] = (state.coins[Number(to)] ?? 0) + 1;
  },
};

function* draw(game: Game<ToyState, ToyEvent>, seat: number): Flow {
  const { state } = game;
  for (let again = 0; again < 2; again++) {
    const [wish] = yield* ask(state, () => question(seat, `draw`, ['draw', 'leave']));
    if (wish !== 'draw') return;
    const card = state.deck.shift();
    if (!card) return;
    state.won[seat]?.push(card);
    game.events.push({ type: 'Drew', seat, card });
  }
}

function* stake(game: Game<ToyState, ToyEvent>, seat: number): Flow {
  const { state } = game;
  const amounts = () => Array.from({ length: (state.coins[seat] ?? 0) + 1 }, (_, coins) => String(coins));
  const [chosen] = yield* ask(state, () => question(seat, 'stake', amounts()));
  const staked = Number(chosen ?? 0);
  const dice = game.chance.dice(`stake seat ${seat}`, staked);
  game.events.push({ type: 'Staked', seat, dice });
  state.coins[seat] = (state.coins[seat] ?? 0) - staked + dice.filter((die) => die >= 5).length * 2;
  if ((state.coins[seat] ?? 0) > 9 || state.round > 8) {
    state.outcome = { winner: seat };
    throw new StepEnd('won');
  }
}

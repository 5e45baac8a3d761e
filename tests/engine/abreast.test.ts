import { describe, expect, it } from 'vitest';
import type { Edition } from '../../src/engine/edition.ts';
import { abreast, ask, type Flow, inTurn } from '../../src/engine/flow.ts';
import { Play } from '../../src/engine/play.ts';
import { question, type ToyEvent, type ToyState, toyState } from './toy.ts';

const SEED = 'c'.repeat(64);

/** Everybody first saves a coin, which is their own affair, and then may draw from the one deck. */
const town: Edition<ToyState, ToyEvent> = {
  id: 'town',
  nextStep: (state) => (state.round === 1 ? 'round 1' : null),
  *play(game) {
    const { state } = game;
    const turn = function* (seat: number): Flow {
      const [saved] = yield* ask(state, () => question(seat, 'save', ['one', 'two']));
      state.coins[seat] = (state.coins[seat] ?? 0) + (saved === 'one' ? 1 : 2);
      const [drawn] = yield* ask(state, () => question(seat, 'draw', ['leave', 'draw']));
      if (drawn === 'leave') return;
      yield* inTurn(state);
      const card = state.deck.shift() ?? '';
      state.won[seat]?.push(card);
      game.events.push({ type: 'Drew', seat, card });
    };
    yield* abreast(
      state,
      state.coins.map((_, seat) => turn(seat)),
    );
    state.round = 2;
  },
  interrupts: () => [{ id: 'nod', kind: 'nod', seat: 0, label: { key: 'nod' }, rule: 'TOY-2' }],
  *interrupt({ state }) {
    yield* ask(state, () => question(0, 'nod', ['once', 'twice']));
  },
};

const opened = () => new Play(town, toyState(3, SEED));

/** Answers the question that a seat is asked. */
function say(play: Play<ToyState, ToyEvent>, seat: number, chosen: string): void {
  const asked = play.open.find(({ seats }) => seats[0] === seat);
  play.answer({ decision: asked!.id, chosen: [chosen] });
}

const asked = (play: Play<ToyState, ToyEvent>) => play.open.map(({ seats, kind }) => `${seats[0]} ${kind}`);

describe('flows that go on at their own pace', () => {
  it('2E-T51: follow up an answer at once, and wait with what is shared until those before are done', () => {
    const play = opened();
    say(play, 2, 'two');
    expect(play.state.coins).toEqual([6, 6, 8]);
    expect(asked(play)).toEqual(['0 save', '1 save', '2 draw']);
    say(play, 2, 'draw');
    expect(play.drain()).toEqual([]);
    expect(asked(play)).toEqual(['0 save', '1 save']);
    for (const seat of [0, 1]) for (const chosen of ['one', 'draw']) say(play, seat, chosen);
    expect(play.over).toBe(true);
    expect(play.state.won).toEqual([['card#1'], ['card#2'], ['card#3']]);
    expect(play.state).not.toHaveProperty('abreast');
  });

  it('2E-T50: whoever answers first, it comes to the same', () => {
    const ends = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((order) => {
      const play = opened();
      for (const seat of order) for (const chosen of [seat === 1 ? 'two' : 'one', 'draw']) say(play, seat, chosen);
      return play.state;
    });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  it('come back identical from snapshot and journal, also after an interrupt', () => {
    const play = opened();
    say(play, 1, 'two');
    play.interrupt(0, 'nod');
    say(play, 0, 'once');
    expect(asked(play)).toEqual(['0 save', '1 draw', '2 save']);
    say(play, 2, 'one');
    const again = Play.resume(town, play.snapshot, play.since);
    expect(again.open).toEqual(play.open);
    expect(again.state).toEqual(play.state);
  });
});

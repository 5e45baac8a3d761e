import { describe, expect, it } from 'vitest';
import type { Edition } from '../../src/engine/edition.ts';
import { Refused } from '../../src/engine/entry.ts';
import { ask, race } from '../../src/engine/flow.ts';
import { Play } from '../../src/engine/play.ts';
import { question, type ToyEvent, type ToyState, toyState } from './toy.ts';

const SEED = 'b'.repeat(64);

/** A game of one phase: everybody takes one turn, whoever comes first. `coins` 0 = has had his turn. */
const turns: Edition<ToyState, ToyEvent> = {
  id: 'turns',
  nextStep: (state) => (state.coins.some((coins) => coins > 0) ? `turn ${state.round}` : null),
  *play({ state, events }) {
    const waiting = state.coins.flatMap((coins, seat) => (coins > 0 ? [seat] : []));
    const winner = yield* race(state, () => waiting.map((seat) => question(seat, 'turn', ['draw', 'leave'])));
    const seat = waiting[winner?.index ?? 0] as number;
    state.coins[seat] = 0;
    state.round += 1;
    events.push({ type: 'Drew', seat, card: winner?.chosen[0] ?? '' });
  },
  interrupts: () => [{ id: 'nod', kind: 'nod', seat: 0, label: { key: 'nod' }, rule: 'TOY-2' }],
  *interrupt({ state, events }) {
    yield* ask(state, () => question(0, 'nod', ['once', 'twice']));
    events.push({ type: 'Drew', seat: 0, card: 'nod' });
  },
};

describe('a race', () => {
  it('is decided by the first answer, and the others are asked anew', () => {
    const play = new Play(turns, toyState(3, SEED));
    expect(play.open.map(({ seats, race }) => [seats[0], race])).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ]);
    const [first, second] = play.open;
    play.answer({ decision: second!.id, chosen: ['draw'] });
    expect(play.drain()).toEqual([{ type: 'Drew', seat: 1, card: 'draw' }]);
    expect(play.open.map(({ seats }) => seats[0])).toEqual([0, 2]);
    expect(() => play.answer({ decision: first!.id, chosen: ['draw'] })).toThrow(Refused);
  });

  it('goes on after an interrupt with questions afresh', () => {
    const play = new Play(turns, toyState(2, SEED));
    const before = play.open.map(({ id }) => id);
    play.interrupt(0, 'nod');
    const nod = play.open.find(({ kind }) => kind === 'nod');
    play.answer({ decision: nod!.id, chosen: ['once'] });
    const after = play.open.map(({ id }) => id);
    expect(after).toHaveLength(2);
    expect(after.some((id) => before.includes(id))).toBe(false);
    play.answer({ decision: after[0]!, chosen: ['leave'] });
    play.answer({ decision: play.open[0]!.id, chosen: ['leave'] });
    expect(play.over).toBe(true);
  });

  it('comes back identical from its snapshot and journal', () => {
    const play = new Play(turns, toyState(4, SEED));
    play.answer({ decision: play.open[2]!.id, chosen: ['leave'] });
    const again = Play.resume(turns, play.snapshot, play.since);
    expect(again.open).toEqual(play.open);
    expect(again.state).toEqual(play.state);
  });

  it('asks even when there is only one thing to say, for who says it first is the decision', () => {
    const one: Edition<ToyState, ToyEvent> = {
      ...turns,
      *play({ state }) {
        const winner = yield* race(state, () => [question(0, 'turn', ['draw']), question(1, 'turn', ['draw'])]);
        state.coins = [0, 0];
        state.seat = winner?.index ?? -1;
      },
    };
    const play = new Play(one, toyState(2, SEED));
    expect(play.open).toHaveLength(2);
    play.answer({ decision: play.open[1]!.id, chosen: ['draw'] });
    expect(play.state.seat).toBe(1);
  });

  describe('with an answer that touches nobody else', () => {
    /** As above, but `draw` only draws: the turn is still to be taken. */
    const errands: Edition<ToyState, ToyEvent> = {
      ...turns,
      nextStep: (state) => (state.coins.some((coins) => coins > 0) ? `turn ${state.round}` : null),
      *play({ state, events }) {
        const waiting = state.coins.flatMap((coins, seat) => (coins > 0 ? [seat] : []));
        const winner = yield* race(state, () =>
          waiting.map((seat) => ({
            seat,
            ...question(seat, state.won[seat]?.length ? 'turn' : 'card', ['draw', 'leave']),
          })),
        );
        const seat = waiting[winner?.index ?? 0] as number;
        state.round += 1;
        if (winner?.chosen[0] === 'draw') {
          state.won[seat]?.push('card');
          state.standing = winner.others;
        } else state.coins[seat] = 0;
        events.push({ type: 'Drew', seat, card: winner?.chosen[0] ?? '' });
      },
      lapse: (state) => {
        state.round += 1;
      },
    };
    const ids = (play: Play<ToyState, ToyEvent>) =>
      Object.fromEntries(play.open.map(({ seats, id }) => [seats[0], id]));

    it('leaves the others their questions, and answers to them count', () => {
      const play = new Play(errands, toyState(3, SEED));
      const before = ids(play);
      play.answer({ decision: before[1]!, chosen: ['draw'] });
      expect(ids(play)).toEqual({ ...before, 1: expect.not.stringMatching(before[1]!) });
      // Pressed at the same moment.
      play.answer({ decision: before[0]!, chosen: ['draw'] });
      expect(ids(play)[2]).toBe(before[2]);
      expect(play.open.map(({ kind }) => kind)).toEqual(['turn', 'turn', 'card']);
    });

    it('asks everybody anew once a turn has been taken, or given up', () => {
      const play = new Play(errands, toyState(3, SEED));
      play.answer({ decision: ids(play)[1]!, chosen: ['draw'] });
      const standing = ids(play);
      play.accept({ kind: 'lapse' });
      expect(Object.values(ids(play)).some((id) => Object.values(standing).includes(id))).toBe(false);
      const again = ids(play);
      play.answer({ decision: again[1]!, chosen: ['leave'] });
      expect(Object.values(ids(play)).some((id) => Object.values(again).includes(id))).toBe(false);
    });

    it('comes back with the same questions from its snapshot and journal', () => {
      const play = new Play(errands, toyState(3, SEED));
      play.answer({ decision: ids(play)[1]!, chosen: ['draw'] });
      expect(Play.resume(errands, play.snapshot, play.since).open).toEqual(play.open);
      expect(play.state.standing).toBeUndefined();
    });
  });
});

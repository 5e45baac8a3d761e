import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pick } from '../../src/engine/chance.ts';
import { type Entry, needSnapshots, Refused } from '../../src/engine/entry.ts';
import { Play } from '../../src/engine/play.ts';
import { question, type ToyEvent, type ToyState, toy, toyState } from './toy.ts';

const SEED = 'a'.repeat(64);

/** The next random but legal entry for a game, derived from a number. */
function randomEntry(play: Play<ToyState, ToyEvent>, seed: string, count: number): Entry {
  const offers = play.offers;
  if (offers.length > 0 && pick(seed, `offer? ${count}`, 6) === 0) {
    const offer = offers[pick(seed, `offer ${count}`, offers.length)]!;
    return { kind: 'interrupt', seat: offer.seat, interrupt: offer.id };
  }
  const open = play.open;
  const decision = open[pick(seed, `decision ${count}`, open.length)]!;
  const option = decision.options[pick(seed, `option ${count}`, decision.options.length)]!;
  return { kind: 'answer', answer: { decision: decision.id, chosen: [option.id] } };
}

describe('a game in play', () => {
  it('comes back identical from snapshot and journal at every point of a random game', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 2, max: 5 }), (number, seats) => {
        const seed = number.toString(16).padStart(64, '0');
        const play = new Play(toy, toyState(seats, seed));
        for (let count = 0; !play.over && count < 400; count++) {
          play.accept(randomEntry(play, seed, count));
          const again = Play.resume(toy, play.snapshot, play.since);
          expect(again.state).toEqual(play.state);
          expect(again.open).toEqual(play.open);
          expect(again.offers).toEqual(play.offers);
          expect(again.snapshot).toBe(play.snapshot);
        }
        expect(play.over).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('asks several people side by side, and who answers first changes nothing', () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ];
    const results = orders.map((order) => {
      const play = new Play(toy, toyState(3, SEED));
      expect(play.open).toHaveLength(3);
      for (const seat of order) {
        const decision = play.open.find((candidate) => candidate.subject === seat)!;
        play.answer({ decision: decision.id, chosen: ['draw'] });
      }
      for (const decision of play.open) play.answer({ decision: decision.id, chosen: ['leave'] });
      return play.state.won;
    });
    expect(results[0]).toEqual([['card#1'], ['card#2'], ['card#3']]);
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });

  it('computes the waiting question afresh after an interrupt, and keeps answers given beside it', () => {
    const play = new Play(toy, toyState(2, SEED));
    play.answer({ decision: play.open[0]!.id, chosen: ['leave'] });
    const before = play.open[0]!.id;
    play.interrupt(1, 'give:1');
    expect(play.state.coins).toEqual([5 + 2, 5]);
    expect(play.open).toHaveLength(1);
    expect(play.open[0]!.id).not.toBe(before);
    play.answer({ decision: play.open[0]!.id, chosen: ['leave'] });
    expect(play.open[0]!.options).toHaveLength(8);
    expect(() => play.answer({ decision: before, chosen: ['leave'] })).toThrow(Refused);
  });

  it('goes on asking the others while an interrupt asks somebody', () => {
    const play = new Play(toy, toyState(3, SEED));
    play.interrupt(1, 'give:1');
    const subjects = (): (number | undefined)[] => play.open.map(({ subject }) => subject);
    expect(play.open.map(({ kind }) => kind)).toEqual(['give', 'draw', 'draw']);
    expect(subjects()).toEqual([1, 0, 2]);
    play.answer({ decision: play.open[2]!.id, chosen: ['draw'] });
    expect(subjects()).toEqual([1, 0]);
    expect(Play.resume(toy, play.snapshot, play.since).open).toEqual(play.open);
    play.answer({ decision: play.open[0]!.id, chosen: ['0'] });
    expect(play.state.coins).toEqual([7, 5, 6]);
    expect(subjects()).toEqual([0, 1]);
    for (const { id } of play.open) play.answer({ decision: id, chosen: ['leave'] });
    expect(play.state.won).toEqual([[], [], ['card#1']]);
  });

  it('asks nothing beside an interrupt where the order is strict', () => {
    const play = new Play({ ...toy, strict: () => true }, toyState(3, SEED));
    play.interrupt(1, 'give:1');
    expect(play.open.map(({ kind }) => kind)).toEqual(['give']);
  });

  it('refuses what does not fit, and the state stays as it was', () => {
    const play = new Play(toy, toyState(2, SEED));
    const before = JSON.stringify(play.state);
    const id = play.open[0]!.id;
    for (const [answer, reason] of [
      [{ decision: '999', chosen: ['draw'] }, 'stale'],
      [{ decision: id, chosen: ['fly'] }, 'unknown-option'],
      [{ decision: id, chosen: [] }, 'too-few'],
      [{ decision: id, chosen: ['draw', 'leave'] }, 'too-many'],
    ] as const) {
      expect(() => play.answer({ decision: answer.decision, chosen: [...answer.chosen] })).toThrow(reason);
    }
    expect(() => play.interrupt(0, 'nothing')).toThrow('no-such-offer');
    expect(JSON.stringify(play.state)).toBe(before);
  });

  it('ends a step at once when a rule says so', () => {
    const play = new Play(toy, { ...toyState(2, SEED), part: 'stake', coins: [9, 9], round: 9 });
    play.answer({ decision: play.open[0]!.id, chosen: ['0'] });
    expect(play.over).toBe(true);
    expect(play.state.outcome).toEqual({ winner: 0 });
    expect(play.offers).toEqual([]);
  });

  it('gives a step up, and keeps the snapshot that takes where a game is played again', () => {
    const begun = { ...toyState(2, SEED), part: 'stake' as const };
    const play = new Play(toy, structuredClone(begun));
    const staked: Entry = { kind: 'answer', answer: { decision: play.open[0]!.id, chosen: ['1'] } };
    expect(needSnapshots([staked])).toBe(false);
    const entries: Entry[] = [staked, { kind: 'lapse' }];
    for (const entry of entries) play.accept(entry);
    const again = new Play(toy, structuredClone(begun), needSnapshots(entries));
    for (const entry of entries) again.accept(entry);
    expect(again.state).toEqual(play.state);
    expect(again.open).toEqual(play.open);
  });

  it('does not ask what has one answer', () => {
    expect(question(0, 'x', ['only']).bounds().options).toHaveLength(1);
    const play = new Play(toy, { ...toyState(2, SEED), part: 'stake', coins: [0, 3] });
    expect(play.open[0]!.subject).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { Play } from '../../../../src/engine/play.ts';
import { secondEdition } from '../../../second.ts';
import { type Arrangement, aGame } from '../table.ts';

const three = (more: Arrangement): Game =>
  aGame({ investigators: ['joe-diamond', 'jenny-barnes', 'harvey-walters'], at: 'woods', ...more });

/** How many questions are open at once, at most, until the step after the next is over. */
function sideBySide(game: Game): number {
  let steps = 0;
  const nextStep = (state: Game['state']) => (steps++ < 1 ? secondEdition.nextStep(state) : null);
  const play = new Play({ ...secondEdition, nextStep }, game.state);
  let most = 0;
  for (let [decision] = play.open; decision; [decision] = play.open) {
    most = Math.max(most, play.open.length);
    play.answer({ decision: decision.id, chosen: decision.default });
  }
  return most;
}

const STEPS: [string, Arrangement][] = [
  ['the Upkeep', { turnOrder: 'book', phase: 'upkeep', cursor: { step: 'upkeep' } }],
  ['placing the sliders', { turnOrder: 'book', phase: 'setup', cursor: { step: 'setup.sliders' }, turn: 0 }],
  ['the refresh of the final battle', { phase: 'battle', cursor: { step: 'battle.refresh' }, awake: true, doom: 5 }],
  [
    'the Ancient One’s attack',
    { phase: 'battle', cursor: { step: 'battle.ancientOne' }, awake: true, doom: 5, ancientOne: 'cthulhu' },
  ],
];

describe('what is asked side by side', () => {
  it.each(STEPS)('2E-406 %s asks everybody at once, in strict order one after the other', (_what, step) => {
    expect(sideBySide(three(step))).toBeGreaterThanOrEqual(3);
    expect(sideBySide(three({ ...step, strictOrder: true }))).toBe(1);
  });

  it('2E-3821 who answers first changes nothing about the Ancient One’s attack', () => {
    const outcome = (order: number[]): string => {
      const game = three({
        phase: 'battle',
        cursor: { step: 'battle.ancientOne' },
        awake: true,
        doom: 5,
        ancientOne: 'cthulhu',
      });
      let steps = 0;
      const nextStep = (state: Game['state']) => (steps++ < 1 ? secondEdition.nextStep(state) : null);
      const play = new Play({ ...secondEdition, nextStep }, game.state);
      for (const seat of order) {
        const decision = play.open.find(({ subject }) => subject === seat)!;
        play.answer({ decision: decision.id, chosen: [decision.options[seat % 2]!.id] });
      }
      return JSON.stringify(play.state.investigators);
    };
    expect(outcome([2, 0, 1])).toBe(outcome([0, 1, 2]));
  });

  it('2E-3811 a trade before the attack keeps nobody else waiting', () => {
    const game = three({ phase: 'battle', cursor: { step: 'battle.refresh' }, awake: true, doom: 5 });
    for (const one of game.state.investigators) one.money = 3;
    const play = new Play(secondEdition, game.state);
    while (play.open.some(({ kind }) => kind === 'upkeep.sliders')) {
      const [decision] = play.open;
      play.answer({ decision: decision!.id, chosen: decision!.default });
    }
    const offer = play.offers.find(({ kind, id, seat }) => kind === 'trade' && seat === 0 && id === 'trade:1')!;
    play.interrupt(0, offer.id);
    const third = play.open.find(({ subject }) => subject === 2)!;
    expect(third.kind).toBe('battle.trade');
    expect(play.open.some(({ kind, subject }) => subject !== 2 && kind === 'battle.trade')).toBe(true);
    play.answer({ decision: third.id, chosen: third.default });
    while (play.open.some(({ kind }) => kind.startsWith('trade.'))) {
      const decision = play.open.find(({ kind }) => kind.startsWith('trade.'))!;
      play.answer({ decision: decision.id, chosen: decision.kind === 'trade.money' ? ['pay:2'] : decision.default });
    }
    expect(play.state.investigators.map(({ money }) => money)).toEqual([1, 5, 3]);
    expect(play.open.map(({ subject }) => subject).sort()).toEqual([0, 1]);
  });
});

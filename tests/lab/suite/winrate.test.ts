import { expect, it } from 'vitest';
import type { SimulationResult } from '../../../src/editions/tools/simulation.ts';
import { WinRates } from '../../../src/lab/suite/winrate.ts';

const result = (won: boolean, turns: number): SimulationResult => ({
  seed: '1',
  outcome: won ? { result: 'won', way: 'sealing' } : { result: 'lost', way: 'codex', card: 9 },
  foe: 'yig',
  turns,
  answers: 10,
  lost: won ? 0 : 4,
  violations: [],
  error: null,
});

it('tells wins, ways, turns and the lost', () => {
  const rates = new WinRates();
  for (const [won, turns] of [
    [true, 20],
    [false, 11],
    [false, 11],
  ] as const)
    rates.add('yig', result(won, turns));
  rates.add('broken', { ...result(false, 3), outcome: null });
  expect(rates.report()).toEqual({
    broken: { games: 1, won: 0, rate: 0, ways: { broken: 1 }, turns: 3, answers: 10, lost: 4 },
    yig: {
      games: 3,
      won: 1,
      rate: 0.333,
      ways: { 'won sealing': 1, 'lost codex 9': 2 },
      turns: 14,
      answers: 10,
      lost: 2.7,
    },
  });
});

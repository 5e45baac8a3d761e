import { describe, expect, it } from 'vitest';
import type { SimulationResult } from '../../../../src/editions/tools/simulation.ts';
import { simulate } from '../../../second.ts';

/** Enough to see a broken autopilot, few enough to wait for; docs/simulation.md tells what more games show. */
const GAMES = 24;

describe('the autopilot is a worthy stand-in', () => {
  const all: SimulationResult[] = [];
  const won = (results: readonly SimulationResult[]) =>
    results.filter(({ outcome }) => outcome?.result === 'won').length;

  for (const ancientOne of ['azathoth', 'yig', 'shub-niggurath'])
    it(`plays games of four against ${ancientOne}, and wins a quarter of so many`, () => {
      const results = Array.from({ length: GAMES }, (_, number) =>
        simulate({ players: 4, seed: `share/${number}`, foe: ancientOne, player: 'autopilot' }),
      );
      expect(results.filter(({ error, violations }) => error !== null || violations.length > 0)).toEqual([]);
      // By chance alone 24 games may fall short of a third: of 144 against Yig it won 67, of the first 24 of these 7.
      expect(won(results)).toBeGreaterThanOrEqual(GAMES / 4);
      all.push(...results);
    });

  it('wins a third of all of them', () => {
    expect(won(all)).toBeGreaterThanOrEqual(all.length / 3);
  });
});

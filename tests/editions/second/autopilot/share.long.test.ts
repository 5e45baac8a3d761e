import { describe, expect, it } from 'vitest';
import { simulate } from '../../../../src/editions/second/tools/simulation.ts';
import { tried } from '../../../length.ts';

/** Enough to see a broken autopilot, few enough to wait for; docs/simulation.md tells what more games show. */
const GAMES = tried(6, 24);

describe('the autopilot is a worthy stand-in', () => {
  for (const ancientOne of ['azathoth', 'yig', 'shub-niggurath'])
    it(`wins a third of games of four against ${ancientOne}`, () => {
      const results = Array.from({ length: GAMES }, (_, number) =>
        simulate({ players: 4, seed: `share/${number}`, foe: ancientOne, player: 'autopilot' }),
      );
      expect(results.filter(({ error, violations }) => error !== null || violations.length > 0)).toEqual([]);
      const won = results.filter(({ outcome }) => outcome?.result === 'won').length;
      expect(won).toBeGreaterThanOrEqual(tried(1, GAMES / 3));
    });
});

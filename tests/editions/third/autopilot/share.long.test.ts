import { describe, expect, it } from 'vitest';
import type { SCENARIOS } from '../../../../src/editions/third/state/options.ts';
import { simulate } from '../../../../src/editions/third/tools/simulation.ts';
import { tried } from '../../../length.ts';

interface Share {
  scenario: (typeof SCENARIOS)[number];
  games: number;
  /** Wins there must be at least, where it wins enough to be asked for any. */
  won?: number;
  /** Clues researched in a game on average. */
  clues: number;
}

/** Enough to see a broken autopilot, few enough to wait for; docs/simulation.md tells what more games show. */
const SHARES: readonly Share[] = [
  { scenario: 'feastOfUmordhoth', games: tried(3, 12), won: tried(0, 1), clues: 4 },
  { scenario: 'veilOfTwilight', games: tried(3, 12), won: tried(0, 1), clues: 2 },
  { scenario: 'approachOfAzathoth', games: tried(2, 6), clues: 2 },
  { scenario: 'echoesOfTheDeep', games: tried(2, 6), clues: 3 },
];

describe('the autopilot brings the story on', () => {
  for (const { scenario, games, won = 0, clues } of SHARES)
    it(`three of them in ${scenario}: ${clues} clues a game${won > 0 ? `, ${won} of ${games} won` : ''}`, () => {
      let researched = 0;
      const results = Array.from({ length: games }, (_, number) =>
        simulate({
          players: 3,
          seed: `tally/${number}`,
          foe: scenario,
          player: 'autopilot',
          watch: (events) => {
            for (const event of events) if (event.type === 'Researched') researched += event.amount;
          },
        }),
      );
      expect(results.filter(({ error, violations }) => error !== null || violations.length > 0)).toEqual([]);
      expect(results.filter(({ outcome }) => outcome?.result === 'won').length).toBeGreaterThanOrEqual(won);
      expect(researched / games).toBeGreaterThanOrEqual(clues);
    });
});

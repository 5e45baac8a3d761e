import { describe, expect, it } from 'vitest';
import { type SCENARIOS, simulate } from '../../../third.ts';

interface Share {
  scenario: (typeof SCENARIOS)[number];
  games: number;
  /** Clues researched in a game on average: three fifths to three quarters of what many games show. */
  clues: number;
}

/** Enough to see a broken autopilot, few enough to wait for; docs/simulation.md tells what more games show. */
const SHARES: readonly Share[] = [
  { scenario: 'feastOfUmordhoth', games: 12, clues: 4 },
  { scenario: 'veilOfTwilight', games: 12, clues: 2 },
  { scenario: 'approachOfAzathoth', games: 12, clues: 2.5 },
  { scenario: 'echoesOfTheDeep', games: 12, clues: 3 },
];

describe('the autopilot brings the story on', () => {
  let won = 0;

  for (const { scenario, games, clues } of SHARES)
    it(`three of them in ${scenario}: ${clues} clues a game`, () => {
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
      expect(researched / games).toBeGreaterThanOrEqual(clues);
      won += results.filter(({ outcome }) => outcome?.result === 'won').length;
    });

  it('wins where it can', () => {
    expect(won).toBeGreaterThan(0);
  });
});

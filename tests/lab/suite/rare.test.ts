import { describe, expect, it } from 'vitest';
import { searchRare } from '../../../src/lab/suite/rare.ts';

/** Searches until a portion of games brings it, the first one being 1. @returns the seeds played, and how many games */
async function searched(foundIn: number) {
  const seeds: string[] = [];
  const games = await searchRare('7', {
    missing: () => seeds.length < foundIn,
    play: async (seed, games) => void seeds.push(`${seed} ${games}`),
  });
  return { seeds, games };
}

describe('what a whole suite went by without', () => {
  it('costs no further game when nothing is missing', async () => {
    expect(await searched(0)).toEqual({ seeds: [], games: 0 });
  });

  it('is looked for in games of other seeds until it occurs', async () => {
    expect(await searched(2)).toEqual({ seeds: ['7+1 1000', '7+2 1000'], games: 2000 });
  });

  it('is given up after five thousand', async () => {
    const { seeds, games } = await searched(9);
    expect(games).toBe(5000);
    expect(new Set(seeds).size).toBe(5);
  });
});

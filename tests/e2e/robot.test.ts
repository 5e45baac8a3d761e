import { describe, expect, it } from 'vitest';
import { type Evening, playEvening } from './evening.ts';

describe('whole games through Discord, by what is shown', { timeout: 240_000 }, () => {
  const evenings: Evening[] = [1, 2, 3, 4, 5, 6, 7, 8].map((people) => ({ people, luck: people }));
  for (const evening of evenings)
    it(`${evening.people} people, luck ${evening.luck}`, async () => {
      const { over, played } = await playEvening(evening);
      console.log(JSON.stringify({ ...played, kinds: played.kinds.size }));
      expect(over).toBe(true);
    });
});

import { describe, expect, it } from 'vitest';
import { playEvening } from './evening.ts';

describe('stress', { timeout: 240_000 }, () => {
  for (const luck of (process.env.LUCK ?? '').split(',').map(Number))
    it(`luck ${luck}`, async () => {
      const people = 1 + (luck % 4);
      const { over, played } = await playEvening({ people, luck, more: luck % 3, autopilots: luck % 5 === 0 ? 2 : 0 });
      console.log(JSON.stringify({ ...played, kinds: [...played.kinds].join(' ') }));
      expect(over).toBe(true);
    });
});

import { expect, it } from 'vitest';
import { simulate } from '../../../second.ts';

it('the autopilot pays for the end of a fight that neither side can win', () => {
  // Michael McGlen feels no blow of a Warlock's, and has no dice against it but those of his Clue tokens.
  const result = simulate({
    players: 4,
    seed: '1/four 4/132',
    foe: 'nyarlathotep',
    player: 'autopilot',
    watch: () => undefined,
  });
  expect(result.error).toBeNull();
  expect(result.outcome).not.toBeNull();
  expect(result.answers).toBeLessThan(5000);
});

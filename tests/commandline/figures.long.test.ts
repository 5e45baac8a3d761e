import { expect, it } from 'vitest';
import { measured } from '../../src/commandline/figures.ts';

/** What may stay of a turn in the middle of all, and in the worst. */
const BOUNDS = {
  second: { words: [420, 600], messages: [6, 8], pictures: [1, 3], pixels: [2200, 3000], presses: [6, 14] },
  third: { words: [800, 1150], messages: [8, 10], pictures: [2, 3], pixels: [3800, 5000], presses: [8, 18] },
} as const;

it.each(['second', 'third'] as const)('little stays of a turn of the %s edition', async (edition) => {
  const figures = await measured(edition, { turns: 4, seed: 'bound' });
  for (const [what, [median, worst]] of Object.entries(BOUNDS[edition])) {
    const { [what as keyof typeof figures]: figure } = figures;
    expect(figure.median, what).toBeGreaterThan(0);
    expect(figure.median, what).toBeLessThanOrEqual(median);
    expect(figure.worst, what).toBeLessThanOrEqual(worst);
  }
});

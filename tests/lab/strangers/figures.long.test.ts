import { expect, it } from 'vitest';
import { measured } from '../../../src/lab/strangers/figures.ts';

/** What may stay of a turn in the middle of twenty, and in the worst, when much happens at once. */
const BOUNDS = {
  // Eight presses are a slider, a way, a stop, and all that a shop or a payment asks. The worst turn is one in which a rumor's
  // five monsters are fought by one person, round by round; of any other 433 words and 1,968 pixels are the most.
  second: {
    words: [330, 600],
    messages: [6, 8],
    pictures: [1, 2],
    pixels: [1800, 2750],
    presses: [3, 8],
    pressesWithFights: [4, 22],
  },
  // Twenty presses are actions and a roll that tokens and cards change one after the other.
  // The worst turn is one in which two sheets turn over: each has its story, its new goal, its woodcut and what it brings,
  // in one message more, which leaves room for longer languages.
  third: {
    words: [430, 600],
    messages: [7, 9],
    pictures: [2, 3],
    pixels: [2200, 3450],
    presses: [5, 20],
    pressesWithFights: [5, 20],
  },
} as const;

it.each([
  ['second', '1'],
  ['second', '2'],
  ['second', '3'],
  ['third', '1'],
  ['third', '2'],
  ['third', '3'],
] as const)('little stays of a turn of the %s edition, games %s', async (edition, seed) => {
  const figures = await measured(edition, { turns: 20, seed });
  for (const [what, [median, worst]] of Object.entries(BOUNDS[edition])) {
    const { [what as keyof typeof figures]: figure } = figures;
    expect(figure.median, what).toBeGreaterThan(0);
    expect(figure.median, what).toBeLessThanOrEqual(median);
    expect(figure.worst, what).toBeLessThanOrEqual(worst);
  }
  expect(figures.moments.worst).toBeGreaterThan(0);
  expect(figures.moments.worst).toBeLessThanOrEqual(2);
});

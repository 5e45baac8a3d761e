/** Games that are played beyond a suite at a time, and how often. */
export const PORTION = 1000;
const MOST_PORTIONS = 5;

interface Search {
  /** True while something has not occurred. */
  missing: () => boolean;
  /** Plays that many more games, with a seed of their own. */
  play: (seed: string, games: number) => Promise<void>;
}

/**
 * Looks for what is so rare that a whole suite may go by without it: a question that one encounter in two hundred asks, if
 * there is a choice.
 * @returns how many games it took; what is still missing after five thousand does not occur
 */
export async function searchRare(seed: string, { missing, play }: Search): Promise<number> {
  let portions = 0;
  for (; missing() && portions < MOST_PORTIONS; portions++) await play(`${seed}+${portions + 1}`, PORTION);
  return portions * PORTION;
}

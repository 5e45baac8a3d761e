/** A chi-square test: how far counts are from what was expected, and how likely chance alone goes as far. */
export interface ChiSquare {
  statistic: number;
  degrees: number;
  /** The chance of a statistic as great as this or greater when all is fair, 0 to 1. */
  p: number;
}

/** Below this p something is not fair: chance alone goes as far once in ten thousand times. */
export const UNFAIR = 1e-4;

/** A statistic with its degrees of freedom and its p. Without degrees of freedom nothing can be said: p is 1. */
export function chiSquare(statistic: number, degrees: number): ChiSquare {
  return { statistic, degrees, p: degrees > 0 ? tailOf(statistic, degrees) : 1 };
}

/** Whether counts come from equally likely cases. */
export function evenly(counts: readonly number[]): ChiSquare {
  const expected = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
  if (expected === 0) return chiSquare(0, 0);
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return chiSquare(statistic, counts.length - 1);
}

/**
 * Whether every card comes to every position equally often.
 * @param counts by card and position, `counts[card][position]`, over many shuffles of the same cards; each shuffle adds
 * one to every row and every column, which leaves (n - 1)² degrees of freedom and calls for the factor (n - 1) / n
 */
export function shuffledEvenly(counts: readonly (readonly number[])[]): ChiSquare {
  const cards = counts.length;
  const shuffles = counts[0]?.reduce((sum, count) => sum + count, 0) ?? 0;
  if (cards < 2 || shuffles === 0) return chiSquare(0, 0);
  const expected = shuffles / cards;
  let statistic = 0;
  for (const row of counts) for (const count of row) statistic += (count - expected) ** 2 / expected;
  return chiSquare((statistic * (cards - 1)) / cards, (cards - 1) ** 2);
}

/** The upper tail of the chi-square distribution, by the cube root that makes it nearly normal (Wilson and Hilferty). */
function tailOf(statistic: number, degrees: number): number {
  const spread = 2 / (9 * degrees);
  return normalTail((Math.cbrt(statistic / degrees) - (1 - spread)) / Math.sqrt(spread));
}

/** The upper tail of the normal distribution (Abramowitz and Stegun, 26.2.17; the error is below 1e-7). */
function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

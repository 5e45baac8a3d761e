/** One figure of `npm run bench`: a ratio against a baseline of the same run, so that a slow machine changes nothing. */
export interface Figure {
  /** Stable, for whoever reads `--json`. */
  key: string;
  what: string;
  baseline: string;
  /** Medians over medians, or means over means. */
  ratio: number;
  /** The same of the means, where it is one of medians. */
  mean?: number;
  /** The same of the 90th percentiles. */
  tail?: number;
  /** The same of the worst there was. */
  worst?: number;
  /** How many were measured; of two sides, on each. */
  samples?: number;
  /** Of the games that two sides have played, such a part was played alike, and no other is in it. */
  alike?: number;
  /** What it should not exceed, where something is promised. */
  limit?: number;
}

/** What is told while figures are measured. */
interface Progress {
  figure: (figure: Figure) => void;
  note: (text: string) => void;
  failure: (group: string, error: Error) => void;
}

/** Measures a group of figures, and may tell more of it in words. */
export type Measure = (note: (text: string) => void) => Figure[] | Promise<Figure[]>;

/** Measures one group of figures after the other and tells each as soon as it is known; one that fails keeps none of the others back. */
export async function measuredGroups(
  groups: readonly (readonly [name: string, measure: Measure])[],
  progress: Progress,
): Promise<{ figures: Figure[]; failed: string[] }> {
  const figures: Figure[] = [];
  const failed: string[] = [];
  for (const [name, measure] of groups) {
    try {
      for (const figure of await measure(progress.note)) {
        const rounded = roundedOff(figure);
        figures.push(rounded);
        progress.figure(rounded);
      }
    } catch (error) {
      failed.push(name);
      progress.failure(name, error instanceof Error ? error : new Error(String(error)));
    }
  }
  return { figures, failed };
}

/** A figure in a line, for people. */
export function lineOf({ key, what, baseline, ratio, mean, tail, worst, samples, alike, limit }: Figure): string {
  const promise = limit === undefined ? '' : `, at most ${limit}${ratio > limit ? ' (MISSED)' : ''}`;
  const more = [
    ...(mean === undefined ? [] : [`mean ${mean.toFixed(2)}`]),
    ...(tail === undefined ? [] : [`90th percentile ${tail.toFixed(2)}`]),
    ...(worst === undefined ? [] : [`worst ${worst.toFixed(2)}`]),
    ...(samples === undefined ? [] : [`of ${samples}`]),
    ...(alike === undefined ? [] : [`${Math.round(alike * 100)} % of the games alike`]),
  ];
  const told = more.length > 0 ? ` (${more.join(', ')})` : '';
  return `${ratio.toFixed(2).padStart(8)} × ${baseline}: ${what}${told}${promise} [${key}]`;
}

function roundedOff(figure: Figure): Figure {
  const round = (ratio: number): number => Math.round(ratio * 100) / 100;
  const { mean, tail, worst, alike } = figure;
  return {
    ...figure,
    ratio: round(figure.ratio),
    ...(mean === undefined ? {} : { mean: round(mean) }),
    ...(tail === undefined ? {} : { tail: round(tail) }),
    ...(worst === undefined ? {} : { worst: round(worst) }),
    ...(alike === undefined ? {} : { alike: round(alike) }),
  };
}

/** A figure of numbers, each as many times the baseline: the median, the mean, the 90th percentile, the worst. @throws Error of none */
export function spread(
  numbers: readonly number[],
  baseline = 1,
): Pick<Figure, 'ratio' | 'mean' | 'tail' | 'worst' | 'samples'> {
  if (numbers.length === 0) throw new Error('nothing was measured');
  const [ratio = 0, tail = 0, worst = 0] = [0.5, 0.9, 1].map((part) => quantile(numbers, part) / baseline);
  return { ratio, mean: mean(numbers) / baseline, tail, worst, samples: numbers.length };
}

/** Milliseconds that something takes. */
export function timed(work: () => void): number {
  const begun = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - begun) / 1e6;
}

/** Milliseconds of the processor that something takes, whatever else the machine does meanwhile. */
export function spent(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** Milliseconds that something takes, the median of so many runs after one that does not count. */
export function median(runs: number, work: () => void, measure = timed): number {
  work();
  return middle(Array.from({ length: runs }, () => measure(work)));
}

/** The mean of some numbers; 0 of none. */
export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The middle one of some numbers; 0 of none. */
export function middle(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The number that such a part of them, 0 to 1, is below; 0 of none. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

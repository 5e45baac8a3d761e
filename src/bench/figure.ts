/** One figure of `npm run bench`: a ratio against a baseline of the same run, so that a slow machine changes nothing. */
export interface Figure {
  /** Stable, for whoever reads `--json`. */
  key: string;
  what: string;
  baseline: string;
  ratio: number;
  /** What it should not exceed, where something is promised. */
  limit?: number;
}

/** Milliseconds that something takes. */
export function timed(work: () => void): number {
  const begun = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - begun) / 1e6;
}

/** Milliseconds that something takes, the median of so many runs after one that does not count. */
export function median(runs: number, work: () => void): number {
  work();
  return middle(Array.from({ length: runs }, () => timed(work)));
}

/** The middle one of some numbers; 0 of none. */
export function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

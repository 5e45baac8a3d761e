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

/** What is told while figures are measured. */
interface Progress {
  figure: (figure: Figure) => void;
  failure: (group: string, error: Error) => void;
}

/** Measures one group of figures after the other and tells each as soon as it is known; one that fails keeps none of the others back. */
export async function measuredGroups(
  groups: readonly (readonly [name: string, measure: () => Figure[] | Promise<Figure[]>])[],
  progress: Progress,
): Promise<{ figures: Figure[]; failed: string[] }> {
  const figures: Figure[] = [];
  const failed: string[] = [];
  for (const [name, measure] of groups) {
    try {
      for (const figure of await measure()) {
        const rounded = { ...figure, ratio: Math.round(figure.ratio * 100) / 100 };
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

/** The middle one of some numbers; 0 of none. */
export function middle(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The number that such a part of them, 0 to 1, is below; 0 of none. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

import { readFileSync } from 'node:fs';

/** Breaks that nobody has written down: derived from the code that stands beside the number of a rule. */

/** How a piece of code is broken. */
type Way = 'drop' | 'negate' | 'pass' | 'change' | 'differ' | 'swap';

/**
 * One break, by the function of `woven.ts` that it calls: `drop` leaves a statement out, `negate` turns a condition round,
 * `pass` counts an operand of `&&` or `||` as met, `change` and `differ` give another value, `swap` puts other code in its place.
 */
export interface Derived {
  id: number;
  way: Way;
  /** Where the code stands, in UTF-16 units. */
  start: number;
  end: number;
  line: number;
  /** What the broken operand counts as (`pass`). */
  neutral?: boolean;
  /** What stands there instead (`swap`). */
  other?: string;
  /** Run whenever a test calls it; else once, when the module is read. */
  late: boolean;
}

/** A number of a rule in a source, with the breaks of the code that it stands beside, the nearest first. */
export interface Citation {
  rule: string;
  /** Relative to the project. */
  file: string;
  line: number;
  breaks: number[];
  /** Proven in games of before alone. */
  before: boolean;
}

/** Where a run finds its plan and leaves its results: names of the environment. */
export const PLAN_AT = 'BREAKS_PLAN';
export const RESULTS_AT = 'BREAKS_RESULTS';
/** The file beside a plan that names the break which is in force from the start on. */
export const forcedBy = (plan: string): string => `${plan}.forced`;

/** What one test says to one break. */
export interface Result {
  id: number;
  test: string;
  /**
   * `begun`: it runs; `caught`: the test fails; `missed`: it passes; `crashes`: what fails is the broken code itself;
   * `stains`: with nothing broken the test fails afterwards, so that it proves nothing; `unsound`: it failed before;
   * `over`: all breaks of the test have been tried.
   */
  verdict: 'begun' | 'caught' | 'missed' | 'crashes' | 'stains' | 'unsound' | 'over';
  places: string[];
  by?: string;
  ms?: number;
}

/** What is woven into one source. */
export interface Woven {
  /** Relative to the project. */
  file: string;
  breaks: Derived[];
}

/** The breaks that can be derived for rules, and where their numbers stand. */
export interface Plan {
  sources: Woven[];
  citations: Citation[];
}

/** The plan that another process has written down. */
export function readPlan(file: string): Plan {
  return JSON.parse(readFileSync(file, 'utf8')) as Plan;
}

import { type ChiSquare, chiSquare, evenly, UNFAIR } from '../../engine/chisquare.ts';
import { oddsWithSixes } from '../../engine/odds.ts';

/** Dice that fell, and where they were those of a check what it was about. */
export interface Roll {
  dice: readonly number[];
  check?: {
    faces: readonly number[];
    difficulty: number;
    /** Successes that a six is worth. */
    perSix?: number;
    /** Those announced. */
    successes: number;
  };
}

/** Checks of the same odds: how many were rolled, and how many of those the dice alone passed. */
interface Tally {
  rolled: number;
  passed: number;
}

/** What a fairness has counted, as plain data: for putting several together. */
export interface FairnessNotes {
  faces: number[];
  checks: Record<string, Tally>;
  miscounted: number;
}

/** What came of the counting. */
interface FairnessReport {
  /** Dice by face, 1 to 6. */
  dice: ChiSquare & { rolled: number; faces: number[] };
  /** Checks against the exact odds, one bucket for each number of dice, difficulty and set of faces. */
  checks: ChiSquare & { rolled: number; buckets: number; impossible: number; farthest: Bucket | null };
  /** Rolls whose announced successes are not those of their dice. */
  miscounted: number;
  fair: boolean;
}

/** One bucket of checks, with its distance from the expected number in standard deviations. */
interface Bucket extends Tally {
  dice: number;
  difficulty: number;
  faces: number;
  odds: number;
  z: number;
}

/** Buckets that hold fewer expected passes or failures than this are too small to be judged. */
const LEAST = 5;

/** Counts over many games how the dice fall and how often skill checks are passed. */
export class Fairness<E> {
  private readonly rollOf: (event: E) => Roll | null;
  private readonly faces = [0, 0, 0, 0, 0, 0];
  private readonly checks = new Map<string, Tally>();
  private miscounted = 0;

  /** @param rollOf the dice that an event tells of */
  constructor(rollOf: (event: E) => Roll | null) {
    this.rollOf = rollOf;
  }

  watch(events: readonly E[]): void {
    for (const event of events) {
      const roll = this.rollOf(event);
      if (!roll) continue;
      if (roll.check) this.check(roll.dice, roll.check);
      for (const die of roll.dice) this.faces[die - 1] = (this.faces[die - 1] ?? 0) + 1;
    }
  }

  notes(): FairnessNotes {
    return { faces: [...this.faces], checks: Object.fromEntries(this.checks), miscounted: this.miscounted };
  }

  /** Adds what another one has counted. */
  join({ faces, checks, miscounted }: FairnessNotes): void {
    for (const [index, count] of faces.entries()) this.faces[index] = (this.faces[index] ?? 0) + count;
    for (const [key, tally] of Object.entries(checks)) this.add(key, tally);
    this.miscounted += miscounted;
  }

  /** The dice over their six faces, the checks against the exact binomial odds (2E-2205). */
  report(): FairnessReport {
    const rolled = this.faces.reduce((sum, count) => sum + count, 0);
    const dice = { ...evenly(this.faces), rolled, faces: [...this.faces] };
    const buckets = [...this.checks].map(([key, tally]) => bucketOf(key, tally));
    const judged = buckets.filter(({ rolled: all, odds }) => Math.min(odds, 1 - odds) * all >= LEAST);
    const statistic = judged.reduce((sum, { z }) => sum + z * z, 0);
    const impossible = buckets.filter((one) => isImpossible(one)).length;
    const farthest = judged.reduce<Bucket | null>(
      (far, one) => (far === null || Math.abs(one.z) > Math.abs(far.z) ? one : far),
      null,
    );
    const checks = {
      ...chiSquare(statistic, judged.length),
      rolled: buckets.reduce((sum, bucket) => sum + bucket.rolled, 0),
      buckets: judged.length,
      impossible,
      farthest,
    };
    const { miscounted } = this;
    const fair = dice.p >= UNFAIR && checks.p >= UNFAIR && impossible === 0 && miscounted === 0;
    return { dice, checks, miscounted, fair };
  }

  private check(dice: readonly number[], check: Exclude<Roll['check'], undefined>): void {
    const { faces, difficulty, perSix = 1 } = check;
    const successes = dice.reduce((sum, die) => sum + (faces.includes(die) ? (die === 6 ? perSix : 1) : 0), 0);
    if (successes !== check.successes) this.miscounted += 1;
    const passed = check.successes >= difficulty ? 1 : 0;
    this.add([dice.length, difficulty, perSix, ...faces].join(' '), { rolled: 1, passed });
  }

  private add(key: string, { rolled, passed }: Tally): void {
    const known = this.checks.get(key) ?? { rolled: 0, passed: 0 };
    this.checks.set(key, { rolled: known.rolled + rolled, passed: known.passed + passed });
  }
}

function bucketOf(key: string, { rolled, passed }: Tally): Bucket {
  const [dice = 0, difficulty = 0, perSix = 1, ...faces] = key.split(' ').map(Number);
  const odds = oddsWithSixes(dice, difficulty, faces, perSix);
  const deviation = Math.sqrt(rolled * odds * (1 - odds));
  const z = deviation > 0 ? (passed - rolled * odds) / deviation : 0;
  return { dice, difficulty, faces: faces.length, rolled, passed, odds, z };
}

/** A pass without a chance, or a failure where nothing could go wrong. */
function isImpossible({ odds, rolled, passed }: Bucket): boolean {
  return (odds <= 0 && passed > 0) || (odds >= 1 && passed < rolled);
}

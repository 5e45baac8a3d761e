import { type Figure, mean, quantile } from '../figure.ts';

/** A game that both sides have played by the same script: digests of how it stood after each answer. */
export interface Matched {
  name: string;
  here: readonly string[];
  there: readonly string[];
  /** Answers in the script; a side that has fewer digests took no more of them. */
  answers: number;
}

/** Numbers of the same work on both sides. */
export interface Measured {
  here: readonly number[];
  there: readonly number[];
}

/** Which games both sides play alike, and what part of them. */
export interface Likeness {
  alike: ReadonlySet<string>;
  /** 0 to 1. */
  share: number;
}

/** Sorts out the games that both sides play alike, from the first answer of the script to the last, and tells of all. */
export function likenessOf(games: readonly Matched[], note: (text: string) => void): Likeness {
  const alike = new Set<string>();
  for (const { name, here, there, answers } of games) {
    const differs = Array.from({ length: answers }, (_, at) => at).find(
      (at) => here[at] === undefined || here[at] !== there[at],
    );
    if (differs === undefined) {
      alike.add(name);
      note(`${name}: alike, ${answers} of ${answers}, ${here.at(-1) ?? 'nothing'}`);
    } else {
      const [ours, theirs] = [here[differs] ?? 'refused', there[differs] ?? 'refused'];
      note(`${name}: NOT alike from number ${differs + 1} of ${answers} on, ${ours} here, ${theirs} there`);
    }
  }
  note(`${alike.size} of ${games.length} games are played alike and compared`);
  return { alike, share: games.length === 0 ? 0 : alike.size / games.length };
}

/** What a figure is about. */
export type About = Pick<Figure, 'key' | 'what' | 'baseline' | 'alike'>;

/** This side over the other: median over median, mean over mean, 90th percentile over 90th percentile. @throws Error when there is nothing to compare */
export function comparedFigure(about: About, { here, there }: Measured): Figure {
  if (here.length === 0 || there.length === 0) throw new Error(`${about.key}: there is nothing to compare`);
  const over = (part: number): number => quantile(here, part) / quantile(there, part);
  const samples = Math.min(here.length, there.length);
  return { ...about, ratio: over(0.5), mean: mean(here) / mean(there), tail: over(0.9), samples };
}

/** This side over the other: mean over mean, where most numbers are the same. @throws Error when there is nothing to compare */
export function comparedMeans(about: About, { here, there }: Measured): Figure {
  if (here.length === 0 || there.length === 0) throw new Error(`${about.key}: there is nothing to compare`);
  return { ...about, ratio: mean(here) / mean(there), samples: Math.min(here.length, there.length) };
}

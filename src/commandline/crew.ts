import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { startProgram } from '../program.ts';

/** Games that one process plays at a time. */
const PIECE = 20;

/** Some games that are played one after the other: numbers `first` to `first + games - 1`. */
export interface Series {
  first: number;
  games: number;
}

/** A kind of job: how it is played here, and the program of a process that plays what it is sent. */
interface Trade<J extends Series, R> {
  play: (job: J) => R;
  program: string;
}

/**
 * Plays jobs on all cores, each in a process of its own; on one core, or where there is little to do, right here.
 * @param heard called with the results of each piece as it is done
 * @throws Error when a process ends before its work is done
 */
export async function playAll<J extends Series, R>(
  { play, program }: Trade<J, R>,
  jobs: readonly J[],
  heard: (job: J, result: R) => void,
): Promise<void> {
  const waiting = jobs.flatMap((job) => pieces(job, PIECE));
  const hands = Math.min(availableParallelism(), waiting.length);
  if (hands < 2) {
    for (const job of waiting) heard(job, play(job));
    return;
  }
  await Promise.all(Array.from({ length: hands }, () => work(program, waiting, heard)));
}

/** Cuts a job into pieces of at most that many games. */
export function pieces<J extends Series>(job: J, size: number): J[] {
  const cut: J[] = [];
  for (let done = 0; done < job.games; done += size)
    cut.push({ ...job, first: job.first + done, games: Math.min(size, job.games - done) });
  return cut;
}

/** One process: takes one piece after another until none is left. */
async function work<J extends Series, R>(
  program: string,
  waiting: J[],
  heard: (job: J, result: R) => void,
): Promise<void> {
  const child = startProgram(program);
  try {
    for (let job = waiting.shift(); job; job = waiting.shift()) heard(job, await done<J, R>(child, job));
  } finally {
    child.disconnect();
  }
}

function done<J extends Series, R>(child: ChildProcess, job: J): Promise<R> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`a process of the simulation ended with ${code}`));
    child.once('exit', gone);
    child.once('message', (result) => {
      child.off('exit', gone);
      resolve(result as R);
    });
    child.send(job);
  });
}

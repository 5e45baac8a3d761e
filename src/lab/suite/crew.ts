import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Job, JobResult } from '../../editions/tools/simulation.ts';
import { startProgram } from '../../process/program.ts';
import { play } from './trials.ts';

/** Games that one process plays at a time. */
const PIECE = 20;

/** Where work is done: a program that is sent pieces and sends back what came of them, or right here. */
interface Workshop<P, R> {
  program: string;
  here: (piece: P) => R;
}

/**
 * Plays jobs on all cores, each in a process of its own; on one core, or where there is little to do, right here.
 * @param heard called with the results of each piece as it is done
 * @throws Error when a process ends before its work is done
 */
export function playAll(jobs: readonly Job[], heard: (job: Job, result: JobResult) => void): Promise<void> {
  const waiting = jobs.flatMap((job) => pieces(job, PIECE));
  return shareOut({ program: 'lab/worker', here: play }, waiting, heard);
}

/** Has pieces of work done as `playAll` does, one after another in each process. */
export async function shareOut<P extends object, R>(
  workshop: Workshop<P, R>,
  waiting: P[],
  heard: (piece: P, result: R) => void,
): Promise<void> {
  const hands = Math.min(availableParallelism(), waiting.length);
  if (hands < 2) {
    for (const piece of waiting) heard(piece, workshop.here(piece));
    return;
  }
  await Promise.all(Array.from({ length: hands }, () => work(workshop.program, waiting, heard)));
}

/** Cuts a job into pieces of at most that many games. */
export function pieces(job: Job, size: number): Job[] {
  const cut: Job[] = [];
  for (let done = 0; done < job.games; done += size)
    cut.push({ ...job, first: job.first + done, games: Math.min(size, job.games - done) });
  return cut;
}

/** One process: takes one piece after another until none is left. */
async function work<P extends object, R>(program: string, waiting: P[], heard: (piece: P, result: R) => void) {
  const child = startProgram(program);
  try {
    for (let piece = waiting.shift(); piece; piece = waiting.shift()) heard(piece, await done<R>(child, piece));
  } finally {
    child.disconnect();
  }
}

function done<R>(child: ChildProcess, piece: object): Promise<R> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`a process of the simulation ended with ${code}`));
    child.once('exit', gone);
    child.once('message', (result) => {
      child.off('exit', gone);
      resolve(result as R);
    });
    child.send(piece);
  });
}

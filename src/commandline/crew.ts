import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Job, JobResult } from '../editions/tools/simulation.ts';
import { startProgram } from '../process/program.ts';
import { play } from './trials.ts';

/** Games that one process plays at a time. */
const PIECE = 20;

type Heard = (job: Job, result: JobResult) => void;

/**
 * Plays jobs on all cores, each in a process of its own; on one core, or where there is little to do, right here.
 * @param heard called with the results of each piece as it is done
 * @throws Error when a process ends before its work is done
 */
export async function playAll(jobs: readonly Job[], heard: Heard): Promise<void> {
  const waiting = jobs.flatMap((job) => pieces(job, PIECE));
  const hands = Math.min(availableParallelism(), waiting.length);
  if (hands < 2) {
    for (const job of waiting) heard(job, play(job));
    return;
  }
  await Promise.all(Array.from({ length: hands }, () => work(waiting, heard)));
}

/** Cuts a job into pieces of at most that many games. */
export function pieces(job: Job, size: number): Job[] {
  const cut: Job[] = [];
  for (let done = 0; done < job.games; done += size)
    cut.push({ ...job, first: job.first + done, games: Math.min(size, job.games - done) });
  return cut;
}

/** One process: takes one piece after another until none is left. */
async function work(waiting: Job[], heard: Heard): Promise<void> {
  const child = startProgram('commandline/worker');
  try {
    for (let job = waiting.shift(); job; job = waiting.shift()) heard(job, await done(child, job));
  } finally {
    child.disconnect();
  }
}

function done(child: ChildProcess, job: Job): Promise<JobResult> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`a process of the simulation ended with ${code}`));
    child.once('exit', gone);
    child.once('message', (result) => {
      child.off('exit', gone);
      resolve(result as JobResult);
    });
    child.send(job);
  });
}

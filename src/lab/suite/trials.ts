import { trials as secondTrials } from '../../editions/second/tools/trials.ts';
import { trials as thirdTrials } from '../../editions/third/tools/trials.ts';
import type { Job, JobResult, Trials } from '../../editions/tools/simulation.ts';
import { BOX } from '../box.ts';

/** By which each edition is tried out in whole games. */
export const TRIALS: Readonly<Record<string, Trials>> = {
  second: secondTrials(BOX.second),
  third: thirdTrials(BOX.third),
};

/** Plays the games of a job. @throws Error for an edition that there is not */
export function play(job: Job): JobResult {
  const trials = TRIALS[job.edition];
  if (!trials) throw new Error(`no such edition: ${job.edition}`);
  return trials.play(job);
}

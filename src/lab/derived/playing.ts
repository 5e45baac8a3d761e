import type { ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { startProgram } from '../../process/program.ts';
import { ROOT } from '../rulenumbers/ruletests.ts';
import { PLAN_AT, RESULTS_AT } from './break.ts';

/** A process that says nothing for so long hangs in a break, in milliseconds. */
const PATIENCE = 90_000;
/** How often it is looked at, in milliseconds. */
const LOOK = 1_000;

/** What a process of its own plays: files of tests with all breaks woven in, or single breaks, each from the start on. */
export interface Orders {
  /** One after the other, so that what is noticed in one need not be tried in the next. */
  groups: string[][];
  /** Breaks that act when sources are read: each with what its tests are called. */
  single: { id: number; names: string; files: string[] }[];
}

/**
 * Has it played, in a process that is replaced when it hangs; what it was at then is not tried again.
 * @param plan the file of the plan
 * @param results where results are added
 */
export async function play(orders: Orders, plan: string, results: string): Promise<void> {
  while (!(await playOnce(orders, plan, results)));
}

/** @returns whether it came to its end */
function playOnce(orders: Orders, plan: string, results: string): Promise<boolean> {
  const child = startProgram('lab/derivedrunner', {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, [PLAN_AT]: plan, [RESULTS_AT]: results },
  });
  const begun = Date.now();
  return new Promise((resolve, reject) => {
    const look = setInterval(() => {
      const said = statSync(results, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (Date.now() - Math.max(begun, said) < PATIENCE) return;
      end(child);
      settle(() => resolve(false));
    }, LOOK);
    const settle = (then: () => void) => {
      clearInterval(look);
      child.removeAllListeners();
      then();
    };
    child.once('exit', (code) =>
      settle(() => (code === 0 ? resolve(true) : reject(new Error(`the tests ended with ${code}`)))),
    );
    child.send(orders);
  });
}

/** Ends the process and whatever it has started. */
function end(child: ChildProcess): void {
  child.removeAllListeners();
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
}

import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RUNNER = fileURLToPath(new URL('../run.mjs', import.meta.url));

/** Starts a program of the house in a process of its own, with a channel to it; `program` as in `run.mjs`. */
export function startProgram(program: string, options: ForkOptions = {}): ChildProcess {
  return fork(RUNNER, [program], { execArgv: [], ...options });
}

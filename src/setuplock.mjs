// Lets one set-up after the other into a project. Plain JavaScript, because it runs before anything is installed.
//
// In a folder lie files with numbers for names. Whoever makes the next one holds the lock, until it says that it is free or
// none of the processes named in it is left. The highest is never deleted, so nobody can take what another has just taken.
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often it is looked whether another has ended, in milliseconds. */
const LOOK = 200;
/** A file in which nothing stands after this time, in milliseconds, is of somebody who was killed while writing it. */
const WRITTEN = 10_000;
const FREE = 'free';

export class SetupLock {
  /**
   * Waits until nobody else holds the lock, and takes it.
   * @param {string} folder made when it is missing
   * @param {(holder: { pid: number | undefined, file: string }) => void} waits called once when another holds it
   */
  static async take(folder, waits) {
    mkdirSync(folder, { recursive: true });
    let hasWaited = false;
    for (;;) {
      const last = numbersIn(folder).at(-1) ?? 0;
      const holder = last === 0 ? null : holderOf(path.join(folder, String(last)));
      if (holder === null) {
        const file = claimed(folder, last + 1);
        if (file !== null) return new SetupLock(file, hasWaited);
        continue;
      }
      if (!hasWaited) waits(holder);
      hasWaited = true;
      await sleep(LOOK);
    }
  }

  constructor(file, hasWaited) {
    this.file = file;
    /** True when another was at it before. */
    this.hasWaited = hasWaited;
  }

  /** Also a process that outlives this one keeps others waiting. */
  name(pid) {
    appendFileSync(this.file, `${pid}\n`);
  }

  release() {
    appendFileSync(this.file, `${FREE}\n`);
  }
}

/** @returns the file that was made; null when another was quicker */
function claimed(folder, number) {
  const file = path.join(folder, String(number));
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') return null;
    throw error;
  }
  const numbers = numbersIn(folder);
  // Its number had been given out long ago: others have come and gone meanwhile.
  if (numbers.at(-1) !== number) {
    rmSync(file, { force: true });
    return null;
  }
  for (const old of numbers.slice(0, -1)) rmSync(path.join(folder, String(old)), { force: true });
  return file;
}

function numbersIn(folder) {
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/** Who holds a lock; null when it is free, or nobody is left. */
function holderOf(file) {
  try {
    const { mtimeMs } = statSync(file);
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    if (lines.length === 0) return Date.now() - mtimeMs < WRITTEN ? { pid: undefined, file } : null;
    // Numbers of processes begin anew when a machine does.
    if (lines.includes(FREE) || mtimeMs < Date.now() - uptime() * 1000) return null;
    const pid = lines.map(Number).find((number) => number !== process.pid && isAlive(number));
    return pid === undefined ? null : { pid, file };
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

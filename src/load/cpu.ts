import { readdirSync, readFileSync } from 'node:fs';

/** Of a second, in which Linux counts the time of processors. */
const TICKS = 100;

/** Seconds of a processor that a process and its children have had; null where the machine does not tell. */
export function processorTime(pid: number): number | null {
  try {
    const own = stat(pid);
    return children(pid).reduce((sum, child) => sum + (processorTime(child) ?? 0), own);
  } catch {
    return null;
  }
}

/** Seconds of a process of its own, and of children that it has waited for. */
function stat(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // What comes before may hold spaces.
  const [, ...fields] = text.slice(text.lastIndexOf(')')).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
}

function children(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

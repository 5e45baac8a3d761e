import { readdirSync, readFileSync } from 'node:fs';

/** Of a second, in which Linux counts the time of processors. */
const TICKS = 100;

/** Seconds of a processor. */
export interface Spent {
  own: number;
  /** What draws for it, and whatever else it has started. */
  others: number;
}

/** What a process and those that it has started have had of a processor; null where the machine does not tell. */
export function processorTime(pid: number): Spent | null {
  try {
    const started = children(pid).flatMap((child) => processorTime(child) ?? []);
    return { own: stat(pid), others: started.reduce((sum, { own, others }) => sum + own + others, 0) };
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

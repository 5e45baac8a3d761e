import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Result, refused } from '../game/result.ts';

/** Long work in small pieces: it yields wherever somebody else may have their turn. */
export type Work<T> = Generator<void, T>;

/** How long a piece of work may keep everybody else waiting, in milliseconds. */
const SLICE = 8;
/** So much work may wait for its turn. */
const MOST = 8;

/** Does work to its end. */
export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Long work beside the game: one piece after the other, in slices, so that whoever presses something is answered. */
export class Aside {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Does the work when its turn has come. Refused when too much is waiting already. */
  async run<T>(work: () => Work<Result<T>>): Promise<Result<T>> {
    if (this.waiting >= MOST) return refused('too-busy');
    this.waiting += 1;
    const mine = this.last.then(() => sliced(work()));
    this.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.waiting -= 1;
    }
  }
}

async function sliced<T>(work: Work<T>): Promise<T> {
  let end = performance.now() + SLICE;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    await nextTurn();
    end = performance.now() + SLICE;
  }
}

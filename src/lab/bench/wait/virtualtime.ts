import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../local/world/clock.ts';

/** Turns of the event loop in which nothing stirs, after which everything that was under way has come to rest. */
const CALM = 30;
/** While something also takes time of the world, so many milliseconds of it pass before any of ours … */
const BREATH = 2;
/** … and then no more than these. */
const SOON = 1000;
/** Where virtual time begins, in milliseconds since 1970. */
const BEGINNING = Date.UTC(2026, 0, 1, 12);

/** What a timer is known by to whoever set it. */
class Alarm {
  readonly [Symbol.toPrimitive] = (): number => this.id;
  readonly id: number;
  private readonly time: VirtualTime;

  constructor(time: VirtualTime, id: number) {
    this.time = time;
    this.id = id;
  }

  /** Nothing keeps a process alive that lives by virtual time. */
  unref(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  hasRef(): boolean {
    return false;
  }

  refresh(): this {
    this.time.renew(this.id);
    return this;
  }

  close(): this {
    this.time.cancel(this.id);
    return this;
  }
}

interface Pending {
  at: number;
  wait: number;
  repeats: boolean;
  act: () => void;
}

/**
 * Time that passes only while nothing is being done: what a program computes, and what its requests to this machine take,
 * takes none of it. While installed it is the time of the whole process, its timers included, so that how long something
 * takes is the same on any machine.
 */
export class VirtualTime implements Clock {
  private current = BEGINNING;
  private lastId = 0;
  private readonly pending = new Map<number, Pending>();
  /** What is under way and can't wait for time to pass. */
  private doing = 0;
  /** Grows with everything that happens. */
  private stirs = 0;

  now(): number {
    return this.current;
  }

  after(milliseconds: number, act: () => void): () => void {
    const id = this.set(milliseconds, act, false);
    return () => this.cancel(id);
  }

  /** Resolves after so many milliseconds. */
  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.set(milliseconds, resolve, false));
  }

  /** Does what takes no time: none passes before it is done. */
  async atOnce<T>(work: () => Promise<T>): Promise<T> {
    this.doing += 1;
    try {
      return await work();
    } finally {
      this.doing -= 1;
      this.stirs += 1;
    }
  }

  /** Lets time pass until something is so. False where it is not after so many milliseconds. */
  async until(isSo: () => boolean, patience: number): Promise<boolean> {
    const end = this.current + patience;
    for (;;) {
      await this.rest();
      if (isSo()) return true;
      const next = this.next();
      if (!next || next[1].at > end) {
        this.current = Math.max(this.current, end);
        return false;
      }
      this.ring(...next);
    }
  }

  /** What some work comes to that also takes time of the world: files are read, connections made. Little passes at a time. */
  async during<T>(work: Promise<T>): Promise<T> {
    const state = { over: false };
    const end = (): void => {
      state.over = true;
    };
    work.then(end, end);
    while (!state.over) {
      await this.rest();
      await pause(BREATH);
      const next = this.next();
      if (next && next[1].at - this.current <= SOON) this.ring(...next);
    }
    return work;
  }

  /** Lets so many milliseconds pass. */
  async pass(milliseconds: number): Promise<void> {
    await this.until(() => false, milliseconds);
  }

  /** Becomes the time of the process, until the returned function is called. */
  install(): () => void {
    const { setTimeout: later, clearTimeout: cancel, setInterval: again, clearInterval: end } = globalThis;
    const { now } = Date;
    const { timeout } = AbortSignal;
    const set =
      (repeats: boolean) =>
      (act: (...given: unknown[]) => void, wait = 0, ...given: unknown[]) =>
        new Alarm(
          this,
          this.set(wait, () => act(...given), repeats),
        );
    const clear = (timer: unknown): void => {
      if (timer instanceof Alarm) this.cancel(timer.id);
      else cancel(timer as NodeJS.Timeout);
    };
    Object.assign(globalThis, {
      setTimeout: set(false),
      setInterval: set(true),
      clearTimeout: clear,
      clearInterval: clear,
    });
    Date.now = () => this.current;
    AbortSignal.timeout = (wait) => {
      const controller = new AbortController();
      this.set(wait, () => controller.abort(new DOMException('virtual time is up', 'TimeoutError')), false);
      return controller.signal;
    };
    return () => {
      Object.assign(globalThis, { setTimeout: later, clearTimeout: cancel, setInterval: again, clearInterval: end });
      Date.now = now;
      AbortSignal.timeout = timeout;
    };
  }

  cancel(id: number): void {
    this.pending.delete(id);
  }

  renew(id: number): void {
    const timer = this.pending.get(id);
    if (timer) timer.at = this.current + timer.wait;
  }

  private set(milliseconds: number, act: () => void, repeats: boolean): number {
    this.lastId += 1;
    const wait = Math.max(1, milliseconds);
    this.pending.set(this.lastId, { at: this.current + wait, wait, repeats, act });
    this.stirs += 1;
    return this.lastId;
  }

  private next(): [number, Pending] | undefined {
    return [...this.pending].reduce<[number, Pending] | undefined>(
      (first, one) => (first && first[1].at <= one[1].at ? first : one),
      undefined,
    );
  }

  private ring(id: number, timer: Pending): void {
    this.current = Math.max(this.current, timer.at);
    if (timer.repeats) timer.at = this.current + timer.wait;
    else this.pending.delete(id);
    this.stirs += 1;
    timer.act();
  }

  /** Resolves when nothing is under way any more: sockets of this machine hand on at once what is written to them. */
  private async rest(): Promise<void> {
    let seen = -1;
    for (let calm = 0; calm < CALM; calm++) {
      if (this.doing > 0 || this.stirs !== seen) calm = 0;
      seen = this.stirs;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

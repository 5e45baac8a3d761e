import type { ChildProcess } from 'node:child_process';
import { startProgram } from '../process/program.ts';
import type { PictureSpec } from './view.ts';

/** What the painting process is told, and what it answers. */
export interface PaintOrder {
  id: number;
  spec: PictureSpec;
}
export type PaintAnswer = { id: number; data: Uint8Array } | { id: number; error: string };

/** A picture that takes longer, in milliseconds, has failed; they are drawn one after the other. */
const PATIENCE = 30_000;
/** Where nothing was drawn for so long, nobody plays: the process goes, and all that it keeps with it. In milliseconds. */
export const IDLE = 10 * 60_000;
/** How long the process may take to go away by itself, in milliseconds. */
const FAREWELL = 2000;

interface Waiting {
  spec: PictureSpec;
  /** A process has died of it already. */
  again: boolean;
  resolve: (data: Buffer) => void;
  reject: (error: Error) => void;
}

/**
 * Where pictures are drawn: one process beside the bot, so that drawing never holds it up and a crash in the native
 * library ends only that process. It is started by the first picture and again after it died.
 */
export class Studio {
  private child: ChildProcess | null = null;
  /** The process has drawn something. */
  private draws = false;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  /** Rings when what is being drawn, the first of those waited for, takes too long. */
  private timer: NodeJS.Timeout | null = null;
  /** Rings when nothing has been drawn for long. */
  private idle: NodeJS.Timeout | null = null;
  private readonly start: () => ChildProcess;

  /** @param start starts a process that draws */
  constructor(start: () => ChildProcess = startPainter) {
    this.start = start;
  }

  /** Draws a picture. @throws Error when it can't be drawn, takes too long, or the studio is closed meanwhile */
  paint(spec: PictureSpec): Promise<Buffer> {
    return new Promise((resolve, reject) => this.order(spec, false, resolve, reject));
  }

  /** Ends the process; pictures still waited for fail. */
  async close(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (this.idle) clearTimeout(this.idle);
    for (const id of [...this.waiting.keys()]) this.fail(id, new Error('pictures are closed'));
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), FAREWELL);
      child.ref();
      child.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      if (child.connected) child.disconnect();
    });
  }

  private order(spec: PictureSpec, again: boolean, resolve: Waiting['resolve'], reject: Waiting['reject']): void {
    const id = this.next++;
    if (this.idle) clearTimeout(this.idle);
    this.waiting.set(id, { spec, again, resolve, reject });
    if (this.waiting.size === 1) this.watch();
    const child = this.running();
    child.channel?.ref();
    const order: PaintOrder = { id, spec };
    child.send(order, (error) => {
      if (error) this.fail(id, error);
    });
  }

  private running(): ChildProcess {
    if (this.child) return this.child;
    const child = this.start();
    child.on('message', (message) => this.answered(message as PaintAnswer));
    child.on('error', () => this.died(child));
    child.on('exit', () => this.died(child));
    // Nobody is kept running by a studio without work.
    child.unref();
    this.child = child;
    this.draws = false;
    return child;
  }

  private answered(answer: PaintAnswer): void {
    this.draws = true;
    if ('error' in answer) this.fail(answer.id, new Error(answer.error));
    else this.take(answer.id)?.resolve(Buffer.from(answer.data.buffer, answer.data.byteOffset, answer.data.byteLength));
  }

  /**
   * The process is gone: what it was asked for is asked for of a new one. Of the same picture two may die; what only waited
   * behind it has not had its try, unless the process has never drawn anything.
   */
  private died(child: ChildProcess): void {
    if (this.child !== child) return;
    this.child = null;
    const [drawing, ...behind] = [...this.waiting.keys()];
    const tried = this.draws ? [drawing] : [drawing, ...behind];
    this.again(tried);
  }

  /** Has all that is waited for drawn by a new process. @param tried what the last one may have died of */
  private again(tried: readonly (number | undefined)[]): void {
    for (const id of [...this.waiting.keys()]) {
      const one = this.take(id);
      if (!one) continue;
      const isTried = tried.includes(id);
      if (one.again && isTried) one.reject(new Error('the painting process died'));
      else this.order(one.spec, one.again || isTried, one.resolve, one.reject);
    }
  }

  /** Waits for the picture that is drawn now. */
  private watch(): void {
    if (this.timer) clearTimeout(this.timer);
    const [first] = this.waiting.keys();
    this.timer = first === undefined ? null : setTimeout(() => this.tooLong(first), PATIENCE);
  }

  private tooLong(id: number): void {
    const { child } = this;
    this.fail(id, new Error(`drawing took more than ${PATIENCE} ms`));
    // Whatever it hangs in, it won't come back from it; what waits behind it is drawn by another.
    this.child = null;
    this.again([]);
    child?.kill('SIGKILL');
  }

  private fail(id: number, error: Error): void {
    this.take(id)?.reject(error);
  }

  private take(id: number): Waiting | null {
    const one = this.waiting.get(id);
    if (!one) return null;
    const [first] = this.waiting.keys();
    this.waiting.delete(id);
    if (id === first) this.watch();
    if (this.waiting.size === 0) {
      this.child?.channel?.unref();
      this.idle = setTimeout(() => void this.close(), IDLE).unref();
    }
    return one;
  }
}

/** What draws needs few objects and much memory beside them, which goes back to the system as soon as a picture is done. */
const FRUGAL = {
  execArgv: ['--max-semi-space-size=1', '--max-old-space-size=64'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' },
} as const;

function startPainter(): ChildProcess {
  return startProgram('render/painter', {
    execArgv: [...FRUGAL.execArgv],
    env: { ...process.env, ...FRUGAL.env },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

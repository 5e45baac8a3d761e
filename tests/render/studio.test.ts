import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PaintOrder, Studio } from '../../src/render/studio.ts';
import type { PictureSpec } from '../../src/render/view.ts';
import { cardOf } from './gallery.ts';

const card: PictureSpec = cardOf('card:duke');

/** A process that draws when it is told to. */
class Painter extends EventEmitter {
  readonly orders: PaintOrder[] = [];
  exitCode: number | null = null;
  connected = true;
  readonly signalCode = null;
  readonly channel = { ref: () => undefined, unref: () => undefined };

  send(order: PaintOrder): void {
    this.orders.push(order);
  }

  draw(): void {
    this.emit('message', { id: this.orders.shift()?.id, data: new Uint8Array([1]) });
  }

  disconnect(): void {
    this.connected = false;
    this.exitCode = 0;
    this.emit('exit');
  }

  kill(): void {
    this.exitCode = 1;
    this.emit('exit');
  }

  ref(): void {
    // It ends with the test.
  }

  unref(): void {
    // Likewise.
  }
}

describe('the studio', () => {
  let painters: Painter[];
  let studio: Studio;

  beforeEach(() => {
    vi.useFakeTimers();
    painters = [];
    studio = new Studio(() => {
      const painter = new Painter();
      painters.push(painter);
      return painter as unknown as ChildProcess;
    });
  });
  afterEach(() => vi.useRealTimers());

  it('has patience with each picture, however many wait before it', async () => {
    const pictures = [1, 2, 3, 4].map(() => studio.paint(card));
    for (const picture of pictures) {
      await vi.advanceTimersByTimeAsync(20_000);
      painters[0]?.draw();
      await expect(picture).resolves.toHaveLength(1);
    }
    expect(painters).toHaveLength(1);
  });

  it('gives up a picture that takes too long, and has the others drawn by another process', async () => {
    const hanging = expect(studio.paint(card)).rejects.toThrow('took more than');
    const other = studio.paint(card);
    await vi.advanceTimersByTimeAsync(30_000);
    await hanging;
    expect(painters).toHaveLength(2);
    painters[1]?.draw();
    await expect(other).resolves.toHaveLength(1);
  });

  it('lets others wait no less because what is drawn before them takes too long, however often', async () => {
    const hanging = [1, 2, 3].map(() => expect(studio.paint(card)).rejects.toThrow('took more than'));
    const last = studio.paint(card);
    for (const one of hanging) {
      await vi.advanceTimersByTimeAsync(30_000);
      await one;
    }
    expect(painters).toHaveLength(4);
    painters[3]?.draw();
    await expect(last).resolves.toHaveLength(1);
  });

  it('gives up a picture that two processes have died of, and no other', async () => {
    const first = studio.paint(card);
    painters[0]?.draw();
    await first;
    const deadly = expect(studio.paint(card)).rejects.toThrow('died');
    const [second, third] = [studio.paint(card), studio.paint(card)];
    painters[0]?.kill();
    painters[1]?.kill();
    await deadly;
    for (const one of [second, third]) {
      painters.at(-1)?.draw();
      await expect(one).resolves.toHaveLength(1);
    }
  });

  it('gives up all where the process can draw nothing', async () => {
    const all = [studio.paint(card), studio.paint(card)].map((one) => expect(one).rejects.toThrow('died'));
    painters[0]?.kill();
    painters[1]?.kill();
    await Promise.all(all);
    expect(painters).toHaveLength(2);
  });

  it('lets the process go when nobody has played for ten minutes, and starts it again', async () => {
    const first = studio.paint(card);
    painters[0]?.draw();
    await first;
    await vi.advanceTimersByTimeAsync(599_000);
    expect(painters[0]?.connected).toBe(true);
    const second = studio.paint(card);
    painters[0]?.draw();
    await second;
    await vi.advanceTimersByTimeAsync(599_000);
    expect(painters[0]?.connected).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(painters[0]?.connected).toBe(false);
    const third = studio.paint(card);
    painters[1]?.draw();
    await expect(third).resolves.toHaveLength(1);
  });
});

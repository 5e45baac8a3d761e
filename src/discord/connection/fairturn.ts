import { AsyncQueue } from '@sapphire/async-queue';
import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';

/** What a request is about, so that none waits for all that another asks for: a channel, hence a game; else its path. */
const CHANNEL = /\/channels\/(\d+)/;

/** So many requests a second Discord takes of a bot, whatever they are about; answers to presses and commands don't count. */
const MOST = 50;
/** Who would have to wait longer than this, in milliseconds, is told to come again. */
const LONGEST = 4000;

interface FairTurnSetup {
  /** So many requests may go in a second. */
  most: number;
  /** The longest that one waits in line, in milliseconds. */
  longest: number;
}

/**
 * Lets requests go as fast as Discord takes them from a bot, channel by channel: each has one request in line at a time,
 * and the line is first come, first served. So whoever has much to send waits for themselves, not the others for them.
 */
export class FairTurns {
  private readonly setup: FairTurnSetup;
  private readonly line: RateLimiterQueue;
  /** Those that have something to send, each with its own queue. */
  private readonly queues = new Map<string, AsyncQueue>();
  /** How many stand in line. */
  private inLine = 0;

  constructor(setup: FairTurnSetup = { most: MOST, longest: LONGEST }) {
    this.setup = setup;
    this.line = new RateLimiterQueue(new RateLimiterMemory({ points: setup.most, duration: 1 }));
  }

  /**
   * Resolves when a request may go.
   * @param left called with how many milliseconds it would have to wait, where that is too long; it throws
   */
  async wait(url: string, signal: AbortSignal | undefined, left: (wait: number) => never): Promise<void> {
    const key = CHANNEL.exec(url)?.[1] ?? url.split('?')[0] ?? url;
    const queue = this.queues.get(key) ?? new AsyncQueue();
    this.queues.set(key, queue);
    // Who gives up here is taken out of the queue, and stands in nobody's way.
    await queue.wait(signal ? { signal } : undefined);
    try {
      const wait = (this.inLine / this.setup.most) * 1000;
      if (wait > this.setup.longest) left(wait);
      this.inLine += 1;
      await this.line.removeTokens(1).finally(() => {
        this.inLine -= 1;
      });
      signal?.throwIfAborted();
    } finally {
      queue.shift();
      if (queue.remaining === 0) this.queues.delete(key);
    }
  }
}

import { createHash } from 'node:crypto';
import { limited, Refusal } from '../protocol/refusal.ts';
import type { Clock } from '../world/clock.ts';

/** So many requests in so many seconds. Discord publishes no numbers but sends them; these are those seen there. */
export interface Bucket {
  limit: number;
  seconds: number;
}

/** What any route has that is not named here. */
export const ordinary: Bucket = { limit: 50, seconds: 1 };

/** All of a bot's requests together, answers to interactions apart. */
const globally: Bucket = { limit: 50, seconds: 1 };

/** Edits of messages older than an hour, a channel. */
const oldEdits: Bucket = { limit: 30, seconds: 3600 };

interface Window {
  left: number;
  /** Milliseconds since 1970. */
  resetsAt: number;
}

type Headers = Record<string, string>;

/** Counts requests a bucket and refuses too many, telling in headers how many are left. */
export class RateLimits {
  private readonly windows = new Map<string, Window>();
  private readonly clock: Clock;
  private readonly enabled: boolean;

  /** Not `enabled`, it lets everything pass and sends no headers. */
  constructor(clock: Clock, enabled: boolean) {
    this.clock = clock;
    this.enabled = enabled;
  }

  /**
   * One request to `route` (method and pattern) with its `major` parameter; `interaction` routes don't count globally.
   * @throws Refusal 429.
   */
  take(route: string, major: string, bucket: Bucket, interaction: boolean): Headers {
    if (!this.enabled) return {};
    if (!interaction) {
      const all = this.window('global', globally);
      if (all.left === 0) throw limited(this.seconds(all), 'global');
      all.left -= 1;
    }
    const window = this.window(`${route} ${major}`, bucket);
    const name = createHash('sha256').update(route).digest('hex').slice(0, 32);
    const headers = (): Headers => ({
      'X-RateLimit-Limit': String(bucket.limit),
      'X-RateLimit-Remaining': String(window.left),
      'X-RateLimit-Reset': (window.resetsAt / 1000).toFixed(3),
      'X-RateLimit-Reset-After': this.seconds(window).toFixed(3),
      'X-RateLimit-Bucket': name,
    });
    if (window.left === 0) {
      const { status, body, headers: late } = limited(this.seconds(window), 'user');
      throw new Refusal(status, body, { ...headers(), ...late });
    }
    window.left -= 1;
    return headers();
  }

  /** One edit of a message older than an hour. @throws Refusal 30046. */
  takeOldEdit(channel: string): void {
    if (!this.enabled) return;
    const window = this.window(`old edits ${channel}`, oldEdits);
    if (window.left === 0) throw limited(this.seconds(window), 'oldEdits');
    window.left -= 1;
  }

  private window(key: string, { limit, seconds }: Bucket): Window {
    const now = this.clock.now();
    const found = this.windows.get(key);
    if (found && found.resetsAt > now) return found;
    const fresh = { left: limit, resetsAt: now + seconds * 1000 };
    if (this.windows.size > 5000) this.forget(now);
    this.windows.set(key, fresh);
    return fresh;
  }

  private forget(now: number): void {
    for (const [key, { resetsAt }] of this.windows) if (resetsAt <= now) this.windows.delete(key);
  }

  private seconds({ resetsAt }: Window): number {
    return Math.max(0, resetsAt - this.clock.now()) / 1000;
  }
}

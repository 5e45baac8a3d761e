import type { RESTOptions } from '@discordjs/rest';
import type { Log } from '../../log.ts';
import type { FairTurns } from './fairturn.ts';

/** Discord counts requests that it answers 401, 403 or 429 by address: 10,000 in this time, in milliseconds, and it bans it. */
const WINDOW = 600_000;
/** From so many of them on, requests go one by one … */
const SLOWED_FROM = 1000;
/** … with so many milliseconds in between: 3,000 more in a window at most, far from the ban. */
const GAP = 200;
/** A request that would have to wait longer for its turn, in milliseconds, is to come again. */
const LONGEST_WAIT = 4000;
/** After a 401 one request tries whether the token is good again after this time, in milliseconds, then after twice as long … */
const FIRST_REST = 1000;
/** … up to this. */
const LONGEST_REST = 600_000;
/** Discord bans by status; one shared by everybody who uses a channel is nobody's fault. */
const INVALID: readonly number[] = [401, 403, 429];
const SHARED = 'shared';
/** A login says by itself when the token is refused. */
const LOGIN = /\/gateway(\/bot)?$/;
/** Answers to whoever has pressed or commanded something: Discord waits three seconds for them. */
const ANSWER = /\/(interactions|webhooks)\//;

type MakeRequest = RESTOptions['makeRequest'];

/** Nothing may be sent for the time being; that says nothing about what was to be sent. */
export class HeldBack extends Error {
  /** Milliseconds after which to try again. */
  readonly after: number;

  constructor(why: string, after: number) {
    super(why);
    this.name = 'HeldBack';
    this.after = after;
  }
}

interface BreakerSetup {
  log: Log;
  /** Requests bring tokens of others, who stop by themselves: only their number is looked at. */
  slowsOnly?: boolean;
  /** Milliseconds that only grow. */
  clock?: () => number;
  /** By which requests share what Discord takes in a second; left out: whoever makes them keeps to that by themselves. */
  turns?: FairTurns | null;
  /** Told of every answer of Discord's. */
  answered?: (method: string, status: number) => void;
}

/**
 * Stands between all games and Discord. At a 401 to the bot's own token nothing more is sent by it: now and then a single
 * request tries whether it is good again, and when it is, everything goes on. Too many invalid requests slow all down. How
 * many go in a second is shared out fairly between the channels.
 */
export class Breaker {
  private readonly log: Log;
  private readonly slowsOnly: boolean;
  private readonly clock: () => number;
  private readonly answered: (method: string, status: number) => void;
  /** When the invalid requests of the window were made, in order. */
  private readonly invalid: number[] = [];
  /** Since the token was refused: how often, when it may be tried again, and whether that is being done. */
  private refused: { times: number; until: number; trying: boolean } | null = null;
  private readonly turns: FairTurns | null;
  private nextTurn = 0;
  private slowed = false;

  constructor({ log, slowsOnly = false, clock = () => performance.now(), ...others }: BreakerSetup) {
    this.turns = others.turns ?? null;
    this.answered = others.answered ?? (() => undefined);
    this.log = log;
    this.slowsOnly = slowsOnly;
    this.clock = clock;
  }

  /** True where requests wait their turn here, so that nobody else need count them. */
  get sharesOut(): boolean {
    return this.turns !== null;
  }

  /** Requests as somebody makes them, as far as they may be made; what may not is rejected with `HeldBack`. */
  around(make: MakeRequest): MakeRequest {
    return async (url, init) => {
      const isOwn = !this.slowsOnly && new Headers(init.headers as Headers).has('authorization') && !LOGIN.test(url);
      if (isOwn) this.hold();
      if (!ANSWER.test(url)) {
        const signal = init.signal ?? undefined;
        await this.turn(signal);
        await this.turns?.wait(url, signal, tooMany);
      }
      // While it waited for its turn, the token may have been refused to somebody else.
      const isTrial = isOwn && this.tries();
      try {
        const response = await make(url, init);
        this.answered(init.method ?? 'GET', response.status);
        this.count(response.status, response.headers.get('x-ratelimit-scope'));
        if (isOwn) this.judge(response.status, isTrial);
        return response;
      } finally {
        if (isTrial && this.refused) this.refused.trying = false;
      }
    };
  }

  /** True for the one request that tries whether the token is good again. @throws HeldBack for all others meanwhile */
  private tries(): boolean {
    this.hold();
    if (!this.refused) return false;
    this.refused.trying = true;
    return true;
  }

  /** @throws HeldBack while the token is refused, and it is not yet time to try it, or somebody does */
  private hold(): void {
    if (!this.refused) return;
    const left = this.refused.until - this.clock();
    if (left > 0 || this.refused.trying)
      throw new HeldBack('Discord has refused the token', Math.max(left, FIRST_REST));
  }

  /** Resolves when it is a request's turn. @throws HeldBack when that would take too long */
  private async turn(signal: AbortSignal | undefined): Promise<void> {
    if (!this.isSlowed()) return;
    const now = this.clock();
    const wait = Math.max(0, this.nextTurn - now);
    if (wait > LONGEST_WAIT) throw new HeldBack('too many requests were invalid', wait);
    this.nextTurn = now + wait + GAP;
    if (wait > 0) await pause(wait, signal);
  }

  private isSlowed(): boolean {
    const since = this.clock() - WINDOW;
    const young = this.invalid.findIndex((at) => at > since);
    this.invalid.splice(0, young < 0 ? this.invalid.length : young);
    const slowed = this.invalid.length >= SLOWED_FROM;
    if (slowed !== this.slowed) {
      this.slowed = slowed;
      if (slowed) this.log.warn('discord.slowed', { invalid: this.invalid.length, minutes: WINDOW / 60_000, gap: GAP });
      else this.log.info('discord.not-slowed');
    }
    return slowed;
  }

  private count(status: number, scope: string | null): void {
    if (INVALID.includes(status) && !(status === 429 && scope === SHARED)) this.invalid.push(this.clock());
  }

  /** Looks whether the token was taken. What was on its way when it was refused says nothing new. */
  private judge(status: number, isTrial: boolean): void {
    if (this.refused && !isTrial) return;
    if (status === 401) {
      const times = (this.refused?.times ?? 0) + 1;
      const rest = Math.min(LONGEST_REST, FIRST_REST * 2 ** (times - 1));
      this.refused = { times, until: this.clock() + rest, trying: false };
      this.log.error('discord.unauthorized', { times, seconds: rest / 1000 });
    } else if (this.refused && status < 500 && !INVALID.includes(status)) {
      this.refused = null;
      this.log.info('discord.authorized');
    } else if (this.refused) this.refused.until = this.clock() + FIRST_REST;
  }
}

/** More is to be sent at once than can be soon. */
function tooMany(wait: number): never {
  throw new HeldBack('too many requests at once', wait);
}

/** Resolves after so many milliseconds. @throws the reason of the signal when whoever asked waits no longer */
function pause(wait: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, wait);
    const leave = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
  });
}

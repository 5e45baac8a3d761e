import { LRUCache } from 'lru-cache';

/** Discord lets a press be answered for a quarter of an hour; a minute before its end nothing is begun, in milliseconds. */
const LIFE = 14 * 60_000;
const MOST = 2000;

/** A press that is being acknowledged. */
export interface HeldPress {
  token: string;
  channel: string;
  /** Whether Discord has taken the acknowledgement; before, it knows nothing of the token. Never rejects. */
  acknowledged: Promise<boolean>;
}

/**
 * What a message on which something was pressed can be edited and deleted by: the token of the press, which counts against
 * none of the bot's limits, and by which more can be said in its channel. It is not kept on disk; without it a message is edited as any other is.
 */
export class PressTokens {
  private readonly tokens = new LRUCache<string, HeldPress>({ max: MOST, ttl: LIFE });
  private readonly latest = new LRUCache<string, HeldPress>({ max: MOST, ttl: LIFE });

  /** Somebody has pressed something on a message. */
  keep(message: string, press: HeldPress): void {
    this.tokens.set(message, press);
    this.latest.set(press.channel, press);
  }

  /** The latest press on a message. */
  of(message: string): HeldPress | undefined {
    return this.tokens.get(message);
  }

  /** The latest press in a channel. */
  latestIn(channel: string): HeldPress | undefined {
    return this.latest.get(channel);
  }

  /** A press by which nothing can be done any more. */
  drop(press: HeldPress): void {
    if (this.latest.get(press.channel) === press) this.latest.delete(press.channel);
  }

  forget(message: string): void {
    this.tokens.delete(message);
  }
}

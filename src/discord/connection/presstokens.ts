import { LRUCache } from 'lru-cache';

/** Discord lets a press be answered for a quarter of an hour; a minute before its end nothing is begun, in milliseconds. */
const LIFE = 14 * 60_000;
const MOST = 2000;

/**
 * What a message on which something was pressed can be edited and deleted by: the token of the press, which counts against
 * none of the bot's limits. It is not kept on disk; without it a message is edited as any other is.
 */
export class PressTokens {
  private readonly tokens = new LRUCache<string, string>({ max: MOST, ttl: LIFE });

  /** Somebody has pressed something on a message, and that has been acknowledged. */
  keep(message: string, token: string): void {
    this.tokens.set(message, token);
  }

  /** The token of the latest press on a message. */
  of(message: string): string | undefined {
    return this.tokens.get(message);
  }

  forget(message: string): void {
    this.tokens.delete(message);
  }
}

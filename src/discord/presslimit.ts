import { RateLimiterMemory } from 'rate-limiter-flexible';

/** So long, in seconds, presses are counted. */
const WINDOW = 10;

/** How many presses, commands and what is typed into them count in ten seconds. */
export interface PressLimit {
  /** Of one person. */
  person: number;
  /** On one server, of everybody together. */
  server: number;
}

/** `goes`: it is done. `word`: it isn't, and that is said, once. `silent`: it isn't. */
type Verdict = 'goes' | 'word' | 'silent';

/** Counts what people do before anything is done about it, so that one person's flood, or a server's, delays nobody else. */
export class PressLimits {
  private readonly persons: RateLimiterMemory;
  private readonly servers: RateLimiterMemory;
  /** Who has been told. */
  private readonly told = new RateLimiterMemory({ points: 1, duration: WINDOW });

  constructor({ person, server }: PressLimit) {
    this.persons = new RateLimiterMemory({ points: person, duration: WINDOW });
    this.servers = new RateLimiterMemory({ points: server, duration: WINDOW });
  }

  /**
   * Whether something is done that a person wants on a server. What is refused a person counts against no server.
   * @param hears false where they can't be told: while they type, only suggestions can be shown
   */
  async judge(person: string, server: string, hears = true): Promise<Verdict> {
    if ((await fits(this.persons, person)) && (await fits(this.servers, server))) return 'goes';
    return hears && (await fits(this.told, person)) ? 'word' : 'silent';
  }
}

/** Whether there is room for one more. */
export async function fits(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (error) {
    if (error instanceof Error) throw error;
    return false;
  }
}

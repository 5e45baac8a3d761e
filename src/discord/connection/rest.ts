import { DefaultRestOptions, type RateLimitData, REST, RESTEvents, type RESTOptions } from 'discord.js';
import { SendsNoMore } from '../../store/ledger.ts';
import type { Breaker } from './breaker.ts';

/** A request is given up after this time, in milliseconds; whoever made it decides when to try again. */
const PATIENCE = 15_000;
/** A limit of a channel that lasts longer than this, in milliseconds, is no reason to keep all behind it waiting. */
const LONGEST_LIMIT = 6000;

/** How requests to Discord are made. */
interface Requests {
  /** Where its REST API lives; Discord's own address when left out. */
  api?: string | undefined;
  breaker: Breaker;
  /** False when nothing may be sent any more; left out: it always may. */
  maySend?: () => boolean;
}

/** What a client of discord.js makes its requests by. */
export function restOptions({ api, breaker, maySend }: Requests): Partial<RESTOptions> {
  const { makeRequest } = DefaultRestOptions;
  return {
    ...(api ? { api } : {}),
    timeout: PATIENCE,
    retries: 1,
    // Requests wait their turn channel by channel, not in whatever order they come.
    ...(breaker.sharesOut ? { globalRequestsPerSecond: Number.POSITIVE_INFINITY } : {}),
    rejectOnRateLimit: isTooLong,
    makeRequest: breaker.around(maySend ? sendingWhile(maySend) : makeRequest),
  };
}

/** What the bot makes its requests by, connected to the gateway or not. */
export function createRest(token: string, requests: Requests): REST {
  const rest = new REST(restOptions(requests)).setToken(token);
  keepToken(rest, token);
  return rest;
}

/** `@discordjs/rest` forgets its token at the first 401, which may be Discord's own mistake; a token that is void the gateway tells. */
export function keepToken(rest: REST, token: string): void {
  rest.on(RESTEvents.Response, (_, { status }) => {
    if (status === 401) setImmediate(() => rest.setToken(token));
  });
}

/** True where other requests are not held up by the same limit, or it concerns one message only; emoji can wait for hours. */
function isTooLong({ global, route, retryAfter }: RateLimitData): boolean {
  return !global && /^\/channels|\/emojis/.test(route) && retryAfter > LONGEST_LIMIT;
}

/** Answers to whoever has pressed or commanded something: what they may say is decided before. */
const ANSWER = /\/(interactions|webhooks)\//;

/** Requests as `@discordjs/rest` makes them, as long as they may be made: one may have waited for its turn for a while. */
function sendingWhile(maySend: () => boolean): RESTOptions['makeRequest'] {
  return async (url, init) => {
    const reads = (init.method ?? 'GET').toUpperCase() === 'GET';
    if (!reads && !ANSWER.test(url) && !maySend()) throw new SendsNoMore();
    return DefaultRestOptions.makeRequest(url, init);
  };
}

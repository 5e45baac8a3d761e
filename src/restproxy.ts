import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { populateErrorResponse, populateSuccessfulResponse } from '@discordjs/proxy';
import { DefaultRestOptions, REST, RESTEvents, type RequestMethod, type RouteLike } from '@discordjs/rest';
import { Breaker, HeldBack } from './discord/connection/breaker.ts';
import { FairTurns } from './discord/connection/fairturn.ts';
import type { Log } from './log.ts';

/** A request to Discord is given up after this time, in milliseconds. */
const PATIENCE = 15_000;
/** A limit of a channel that lasts longer than this, in milliseconds, is told to the worker, which has other things to do. */
const LONGEST_LIMIT = 6000;
const BAD_GATEWAY = 502;
const TOO_MANY = 429;

interface ProxySetup {
  /** 0 = any free one. */
  port: number;
  /** The address it listens at: this machine only, unless told otherwise. */
  host: string;
  /** Where Discord's REST API lives; Discord's own address when left out. */
  api?: string;
  log: Log;
  /** What all requests pass; left out: one of its own. */
  breaker?: Breaker;
}

/** Discord's REST API for several workers of one bot. */
export interface RestProxy {
  /** Where the workers find it: their `DISCORD_API`. */
  readonly api: string;
  stop(): Promise<void>;
}

/**
 * Passes requests of several workers on to Discord and keeps its limits for all of them together: each waits here until it
 * may go. Who asks brings the token; none is kept. What Discord answers goes back as it is, but for the limits, which are
 * no concern of the worker's.
 * @throws Error when the port is taken
 */
export async function startRestProxy({
  port,
  host,
  api,
  log,
  breaker = new Breaker({ log, slowsOnly: true, turns: new FairTurns() }),
}: ProxySetup): Promise<RestProxy> {
  const rest = new REST({
    ...(api === undefined ? {} : { api }),
    timeout: PATIENCE,
    // Whether something is tried again is the worker's to decide.
    retries: 0,
    // They take turns there, channel by channel.
    ...(breaker.sharesOut ? { globalRequestsPerSecond: Number.POSITIVE_INFINITY } : {}),
    // Discord bans by address, and the workers share this one.
    makeRequest: breaker.around(DefaultRestOptions.makeRequest),
    rejectOnRateLimit: ({ global, route, retryAfter }) =>
      !global && route.startsWith('/channels') && retryAfter > LONGEST_LIMIT,
  });
  rest.on(RESTEvents.RateLimited, ({ method, route, timeToReset, global }) =>
    log.debug('proxy.limited', { method, route, global, wait: timeToReset }),
  );
  const server = createServer((request, response) => {
    pass(rest, request, response).catch((error: unknown) => {
      log.warn('proxy.failed', { error });
      if (!response.headersSent) response.statusCode = BAD_GATEWAY;
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    api: `http://${host}:${taken}/api`,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      rest.clearHashSweeper();
      rest.clearHandlerSweeper();
      await closed;
    },
  };
}

async function pass(rest: REST, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  // Nobody waits for it any more: what has not gone to Discord yet must not, for whoever asked will ask again.
  response.once('close', () => gone.abort());
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://proxy');
  // In full, so that it can be sent again after a limit that only Discord knew of.
  const body = await buffer(request);
  const { authorization, 'content-type': type, 'x-audit-log-reason': reason } = request.headers;
  try {
    const answer = await rest.queueRequest({
      fullRoute: pathname.replace(/^\/api(\/v\d+)?/, '') as RouteLike,
      method: request.method as RequestMethod,
      auth: false,
      passThroughBody: true,
      ...(body.length > 0 ? { body } : {}),
      query: searchParams,
      signal: gone.signal,
      headers: {
        ...(authorization ? { authorization } : {}),
        ...(type ? { 'content-type': type } : {}),
        ...(typeof reason === 'string' ? { 'x-audit-log-reason': reason } : {}),
      },
    });
    await populateSuccessfulResponse(response, answer);
  } catch (error) {
    if (error instanceof HeldBack) wait(response, error);
    else if (!populateErrorResponse(response, error)) throw error;
  }
  response.end();
}

/** The worker is to come again: a limit that everybody shares, which counts as nobody's mistake. */
function wait(response: ServerResponse, { message, after }: HeldBack): void {
  const seconds = after / 1000;
  response.writeHead(TOO_MANY, {
    'content-type': 'application/json',
    'retry-after': String(Math.ceil(seconds)),
    'x-ratelimit-scope': 'shared',
  });
  response.write(JSON.stringify({ message, retry_after: seconds, global: false }));
}

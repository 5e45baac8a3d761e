import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { LocalDiscord } from './discord.ts';
import { Gateway } from './gateway/gateway.ts';
import { Interactions } from './interactions/interactions.ts';
import { Messages } from './messages/messages.ts';
import { Threads } from './messages/threads.ts';
import { Moderator } from './moderation/moderator.ts';
import { Orders } from './moderation/orders.ts';
import { Sleep } from './moderation/sleep.ts';
import { PageApi } from './pageapi.ts';
import { PageFiles, type PageSource } from './pagefiles.ts';
import { PageSockets } from './pagesocket.ts';
import { LocalRefusal } from './protocol/localrefusal.ts';
import { Spec } from './protocol/spec.ts';
import { emojiPicture } from './rest/emoji.ts';
import { Faults } from './rest/fault.ts';
import { RateLimits } from './rest/ratelimit.ts';
import { readPayload } from './rest/request.ts';
import { Rest } from './rest/rest.ts';
import type { Realm } from './rest/route.ts';
import { type Clock, systemClock } from './world/clock.ts';
import { Store } from './world/store.ts';
import { World } from './world/world.ts';

export interface LocalOptions {
  /** 0 takes any free one. */
  port: number;
  /** The local Discord's own SQLite file, or `:memory:`. */
  databasePath: string;
  /** The bot logs in with this; `local` when left out. */
  token?: string;
  /** Permissions in the bot's invite link, which its role then has; none when left out. */
  invite?: bigint;
  clock?: Clock;
  /** False lets everything pass. */
  rateLimits?: boolean;
  /** Checks every answer of this server's own against Discord's schema and notes faults in the audit; for tests. */
  selfCheck?: boolean;
  /** Lets the bot have the privileged intents. */
  privilegedIntents?: boolean;
  /** How many shards a bot must have at least; 1 when left out. */
  shards?: number;
  /** Makes the web page; null serves none, left out takes the project's own. */
  page?: PageSource | null;
  /** Of the world made at the first start. */
  names?: Partial<{ bot: string; guild: string; channels: readonly string[]; people: readonly string[] }>;
}

const firstNames = {
  bot: 'Arkham',
  guild: 'Arkham',
  channels: ['the-lodge', 'the-library'],
  people: ['Mara', 'Jonas', 'Ines', 'Tomas'],
} as const;

/**
 * Starts a Discord on this machine, reachable from this machine only.
 * @throws Error when the port is taken; DatabaseEmptied, LogOfAnother when its file would begin anew over a log
 */
export async function startLocalDiscord(options: LocalOptions): Promise<LocalDiscord> {
  const { clock = systemClock, token = 'local', invite = 0n } = options;
  const spec = await Spec.load();
  const http = createServer();
  await listen(http, options.port);
  const { port } = http.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const store = opened(http, () => new Store(options.databasePath, origin));
  const world = new World({ store, clock, spec, origin, names: { ...firstNames, ...options.names }, token, invite });
  const messages = new Messages(world);
  const interactions = new Interactions(world, messages);
  const gateway = new Gateway(world, {
    privileged: options.privilegedIntents ?? false,
    shards: options.shards ?? 1,
    selfCheck: options.selfCheck ?? false,
  });
  const threads = new Threads(world, messages);
  const realm: Realm = { world, messages, interactions, threads, shards: () => gateway.shards };
  const faults = new Faults();
  const sleep = new Sleep(world);
  const moderator = new Moderator(realm, gateway);
  const page = new PageApi(realm, gateway, new Orders({ world, moderator, gateway, faults }));
  const rest = new Rest(realm, faults, new RateLimits(clock, options.rateLimits ?? true), options.selfCheck ?? false);
  const sockets = new PageSockets(world);
  const files = new PageFiles(options.page);

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!atHome(request, port)) return send(response, 403, { message: 'This server speaks only to this machine.' });
    const url = urlOf(request, origin);
    if (!url) return send(response, 400, { message: '400: Bad Request', code: 0 });
    if (url.pathname.startsWith('/api/')) return rest.serve(request, response, url);
    if (url.pathname.startsWith('/attachments/')) return serveFile(store, url, response);
    if (url.pathname.startsWith('/emojis/')) return sendFile(response, emojiPicture(world, url.pathname));
    if (!url.pathname.startsWith('/local/')) return files.serve(url.pathname, request, response);
    try {
      const { body } = await readPayload(request);
      const answer = page.serve(request.method ?? 'GET', url.pathname, url.searchParams, body);
      return answer
        ? send(response, answer.status, answer.body)
        : send(response, 404, { refusal: 'badRequest', detail: url.pathname });
    } catch (error) {
      if (error instanceof LocalRefusal) return send(response, error.status, error.body);
      world.audit.add({
        kind: 'fault',
        at: clock.now(),
        where: `${request.method} ${url.pathname}`,
        fault: String(error),
      });
      return send(response, 400, { refusal: 'badRequest', detail: String(error) });
    }
  };
  http.on('request', (request, response) => {
    serve(request, response).catch((error: unknown) => {
      world.audit.add({ kind: 'fault', at: clock.now(), where: request.url ?? '', fault: String(error) });
      if (!response.headersSent) send(response, 500, { message: '500: Internal Server Error', code: 0 });
    });
  });
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const url = atHome(request, port) ? urlOf(request, origin) : null;
    const wish = { request, socket, head };
    if (url && /^\/gateway\/?$/.test(url.pathname)) gateway.connect(wish, url.searchParams);
    else if (url?.pathname === '/local/socket') sockets.connect(wish, url.searchParams.get('person') ?? '');
    else socket.destroy();
  });
  http.on('clientError', (_, socket) => socket.destroy());
  return new LocalDiscord({
    realm,
    page,
    gateway,
    rest,
    moderator,
    faults,
    port,
    close: async () => {
      sleep.close();
      interactions.close();
      gateway.close();
      sockets.close();
      http.closeAllConnections();
      await new Promise<void>((resolve) => http.close(() => resolve()));
      store.close();
    },
  });
}

/** What can't be opened leaves no port taken. */
function opened(http: Server, open: () => Store): Store {
  try {
    return open();
  } catch (error) {
    http.close();
    throw error;
  }
}

function listen(http: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', () => {
      http.off('error', reject);
      resolve();
    });
  });
}

/** Keeps out web pages of other origins, also those that point a name of theirs at this machine. */
function atHome({ headers }: IncomingMessage, port: number): boolean {
  const homes = [`127.0.0.1:${port}`, `localhost:${port}`];
  const origins = homes.map((home) => `http://${home}`);
  return homes.includes(headers.host ?? '') && (headers.origin === undefined || origins.includes(headers.origin));
}

/** Where a request goes; null when what it names is no address. */
function urlOf(request: IncomingMessage, origin: string): URL | null {
  try {
    return new URL(request.url ?? '/', origin);
  } catch {
    return null;
  }
}

function send(response: ServerResponse, status: number, body?: unknown): void {
  response.writeHead(status, body === undefined ? {} : { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

function serveFile(store: Store, url: URL, response: ServerResponse): void {
  const [, , channel = '', id = '', name = ''] = url.pathname.split('/');
  const file = store.file(id);
  sendFile(response, file?.channel === channel && file.name === decoded(name) ? file : null);
}

/** What never changes under its address; it can do nothing on a page. */
function sendFile(response: ServerResponse, file: { type: string; bytes: Uint8Array } | null): void {
  if (!file) {
    send(response, 404, { message: 'This content is no longer available.' });
    return;
  }
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': file.bytes.length,
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
  });
  response.end(file.bytes);
}

/** A part of an address as it was meant; as it is when it means nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

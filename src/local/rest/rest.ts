import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal, refusal } from '../protocol/refusal.ts';
import { applicationRoutes } from './application.ts';
import { channelRoutes } from './channel.ts';
import { guildRoutes } from './guild.ts';
import { identityRoutes } from './identity.ts';
import { interactionRoutes } from './interaction.ts';
import { messageRoutes } from './message.ts';
import { pinRoutes } from './pin.ts';
import { ordinary, type RateLimits } from './ratelimit.ts';
import { type Payload, readPayload } from './request.ts';
import { type Answer, type Realm, Router } from './route.ts';

const versions = ['v9', 'v10'];

/** Discord's REST API, below `/api/v10`. */
export class Rest {
  /** How many requests are being served. */
  running = 0;
  /** When a request last came or went, in milliseconds of real time. */
  lastStir = performance.now();
  private readonly router: Router;
  private readonly realm: Realm;
  private readonly token: string;
  private readonly limits: RateLimits;
  private readonly selfCheck: boolean;

  constructor(realm: Realm, token: string, limits: RateLimits, selfCheck: boolean) {
    this.realm = realm;
    this.token = token;
    this.limits = limits;
    this.selfCheck = selfCheck;
    // Paths with a fixed last part come before those with a parameter there.
    this.router = new Router([
      ...identityRoutes(realm),
      ...applicationRoutes(realm),
      ...pinRoutes(realm),
      ...messageRoutes(realm),
      ...channelRoutes(realm),
      ...guildRoutes(realm),
      ...interactionRoutes(realm),
    ]);
  }

  async serve(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    this.running += 1;
    this.lastStir = performance.now();
    const method = request.method ?? 'GET';
    let payload: Payload = { body: {}, uploads: [] };
    const headers: Record<string, string> = {};
    try {
      payload = await readPayload(request);
      const answer = this.answer(request, url, payload, headers);
      if (answer?.body === undefined) reply(response, answer?.status ?? 204, undefined, headers);
      else reply(response, answer.status ?? 200, answer.body, headers);
    } catch (error) {
      this.refuse(response, error, { method, path: url.pathname, payload, headers });
    } finally {
      this.running -= 1;
      this.lastStir = performance.now();
    }
  }

  private answer(
    request: IncomingMessage,
    url: URL,
    { body, uploads }: Payload,
    headers: Record<string, string>,
  ): Answer | undefined {
    const method = request.method ?? 'GET';
    const [, , version = '', ...rest] = url.pathname.split('/');
    if (!versions.includes(version)) throw new Refusal(400, { message: 'Invalid API version specified', code: 50041 });
    const found = this.router.find(method, `/${rest.join('/')}`);
    if (!found) throw refusal('notFound');
    if (found === 'wrongMethod') throw refusal('methodNotAllowed');
    const { route, param, major } = found;
    if (!route.interaction && request.headers.authorization !== `Bot ${this.token}`) throw refusal('unauthorized');
    const bucket = route.bucket ?? ordinary;
    Object.assign(headers, this.limits.take(`${method} ${route.path}`, major, bucket, route.interaction ?? false));
    const answer = route.handle({ param, query: url.searchParams, body: body ?? {}, uploads });
    if (this.selfCheck && answer?.schema && answer.body !== undefined) this.check(answer, `${method} ${route.path}`);
    return answer;
  }

  private check({ schema, body }: Answer, where: string): void {
    const { world } = this.realm;
    if (!schema) return;
    const list: unknown[] = Array.isArray(body) ? body : [body];
    for (const fault of list.flatMap((each) => world.spec.faults(schema, JSON.parse(JSON.stringify(each))))) {
      world.audit.add({ kind: 'fault', at: world.clock.now(), where, fault });
    }
  }

  private refuse(
    response: ServerResponse,
    error: unknown,
    asked: { method: string; path: string; payload: Payload; headers: Record<string, string> },
  ): void {
    const { world } = this.realm;
    const at = world.clock.now();
    const { method, path, payload } = asked;
    if (!(error instanceof Refusal)) {
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      world.audit.add({ kind: 'fault', at, where: `${method} ${path}`, fault });
      reply(response, 500, { message: '500: Internal Server Error', code: 0 }, {});
      return;
    }
    const { status, body: answer } = error;
    world.audit.add({ kind: 'refusal', at, method, path, status, code: answer.code, body: payload.body, answer });
    reply(response, status, answer, { ...asked.headers, ...error.headers });
  }
}

function reply(response: ServerResponse, status: number, body: unknown, headers: Record<string, string>): void {
  response.writeHead(status, body === undefined ? headers : { ...headers, 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

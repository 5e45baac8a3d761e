import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { localeOf } from '../protocol/locale.ts';
import { Refusal, refusal, serverError } from '../protocol/refusal.ts';
import { applicationRoutes } from './application.ts';
import { channelRoutes } from './channel.ts';
import { emojiRoutes } from './emoji.ts';
import { type Faults, refusalOf } from './fault.ts';
import { guildRoutes } from './guild.ts';
import { identityRoutes } from './identity.ts';
import { interactionRoutes } from './interaction.ts';
import { messageRoutes } from './message.ts';
import { moderationRoutes } from './moderation.ts';
import { pinRoutes } from './pin.ts';
import { ordinary, type RateLimits } from './ratelimit.ts';
import { type Payload, readPayload } from './request.ts';
import { type Answer, type Realm, Router } from './route.ts';

const versions = ['v9', 'v10'];

/** Discord's REST API, below `/api/v10`. */
export class Rest {
  /** Requests that count against the bot's limits, by method and pattern: all but answers to interactions. */
  readonly asked = new Map<string, number>();
  /** How many requests there were in all, those that answer interactions and those that were refused included. */
  taken = 0;
  /** How many requests are being served. */
  running = 0;
  /** When a request last came or went, in milliseconds of real time. */
  lastStir = performance.now();
  private readonly router: Router;
  private readonly realm: Realm;
  private readonly faults: Faults;
  private readonly limits: RateLimits;
  private readonly selfCheck: boolean;

  constructor(realm: Realm, faults: Faults, limits: RateLimits, selfCheck: boolean) {
    this.realm = realm;
    this.faults = faults;
    this.limits = limits;
    this.selfCheck = selfCheck;
    // Paths with a fixed last part come before those with a parameter there.
    this.router = new Router([
      ...identityRoutes(realm),
      ...applicationRoutes(realm),
      ...emojiRoutes(realm),
      ...pinRoutes(realm),
      ...messageRoutes(realm, limits),
      ...channelRoutes(realm),
      ...moderationRoutes(realm),
      ...guildRoutes(realm),
      ...interactionRoutes(realm),
    ]);
  }

  async serve(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    this.running += 1;
    this.taken += 1;
    this.lastStir = performance.now();
    const method = request.method ?? 'GET';
    let payload: Payload = { body: {}, uploads: [] };
    const headers: Record<string, string> = {};
    try {
      payload = await readPayload(request);
      const answer = await this.answer(request, url, payload, headers);
      if (request.socket.destroyed) return;
      reply(response, answer ?? {}, headers);
    } catch (error) {
      // Whoever was cut off in the middle of a request has asked for nothing, and hears nothing.
      if (!request.complete && request.socket.destroyed) return;
      this.refuse(response, error, { method, path: url.pathname, payload, headers });
    } finally {
      this.running -= 1;
      this.lastStir = performance.now();
    }
  }

  /** The answer, or what a fault makes of it. */
  private async answer(
    request: IncomingMessage,
    url: URL,
    payload: Payload,
    headers: Record<string, string>,
  ): Promise<Answer | undefined> {
    const method = request.method ?? 'GET';
    const hit = this.faults.strike(method, url.pathname.replace(/^\/api\/v\d+/, ''), payload);
    if (!hit) return this.carryOut(request, url, payload, headers);
    const { fault, lifted } = hit;
    const { audit, clock } = this.realm.world;
    audit.add({ kind: 'mishap', at: clock.now(), method, path: url.pathname, what: fault.what.kind });
    const carryOut = () => this.carryOut(request, url, payload, headers);
    const early = fault.carriedOut ? carryOut() : undefined;
    switch (fault.what.kind) {
      case 'slow':
        await sleep(fault.what.milliseconds);
        return fault.carriedOut ? early : carryOut();
      case 'hang':
        await this.hung(request, lifted);
        throw serverError(503);
      case 'cut':
        request.socket.destroy();
        return undefined;
      case 'html':
        return { status: fault.what.status, html: '<!DOCTYPE html><title>Sorry, you have been blocked</title>' };
      default:
        throw refusalOf(fault.what) ?? serverError(500);
    }
  }

  /** Waits until a fault is lifted or the bot gives up. Nothing is being served meanwhile. */
  private async hung(request: IncomingMessage, lifted: Promise<void>): Promise<void> {
    this.running -= 1;
    const gone = new Promise<void>((resolve) => request.socket.once('close', () => resolve()));
    await Promise.race([lifted, gone]);
    this.running += 1;
  }

  private carryOut(
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
    if (!route.interaction && request.headers.authorization !== `Bot ${this.realm.world.token}`)
      throw refusal('unauthorized');
    const bucket = route.bucket ?? ordinary;
    const name = `${method} ${route.path}`;
    if (!route.interaction) this.asked.set(name, (this.asked.get(name) ?? 0) + 1);
    Object.assign(headers, this.limits.take(name, major, bucket, route.interaction ?? false));
    const locale = localeOf(request.headers);
    const answer = route.handle({ param, query: url.searchParams, locale, body: body ?? {}, uploads });
    if (this.selfCheck && answer?.schema && answer.body !== undefined) this.check(answer, name);
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
      reply(response, { status: 500, body: serverError(500).body }, {});
      return;
    }
    const { status, body: answer } = error;
    world.audit.add({ kind: 'refusal', at, method, path, status, code: answer.code, body: payload.body, answer });
    reply(response, { status, body: answer }, { ...asked.headers, ...error.headers });
  }
}

function reply(response: ServerResponse, { status, body, html }: Answer, headers: Record<string, string>): void {
  const content = html ?? (body === undefined ? undefined : JSON.stringify(body));
  const type = { 'content-type': html === undefined ? 'application/json' : 'text/html' };
  response.writeHead(status ?? (content === undefined ? 204 : 200), {
    ...headers,
    ...(content === undefined ? {} : type),
  });
  response.end(content);
}

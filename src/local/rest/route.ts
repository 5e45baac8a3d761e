import type { Interactions } from '../interactions/interactions.ts';
import type { Upload } from '../messages/attachment.ts';
import type { Messages } from '../messages/messages.ts';
import type { Threads } from '../messages/threads.ts';
import type { ResponseSchema } from '../protocol/spec.ts';
import type { World } from '../world/world.ts';
import type { Bucket } from './ratelimit.ts';

/** What the routes work on. */
export interface Realm {
  world: World;
  messages: Messages;
  interactions: Interactions;
  threads: Threads;
  /** How many shards a bot must have at least. */
  shards: () => number;
}

export interface Call {
  /** A named part of the path. */
  param(name: string): string;
  query: URLSearchParams;
  /** The language of whoever asks, `en-US` for instance. */
  locale: string;
  body: unknown;
  uploads: Upload[];
}

export interface Answer {
  /** 200 when left out, 204 when there is no body either. */
  status?: number;
  body?: unknown;
  /** A web page instead of a body. */
  html?: string;
  /** Discord's schema for the body, or for each element of it. */
  schema?: ResponseSchema;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

export interface Route {
  method: Method;
  /** Below `/api/v10`, parts beginning with a colon are named. */
  path: string;
  bucket?: Bucket;
  /** The token is in the path; counts in no global limit. */
  interaction?: boolean;
  handle(call: Call): Answer | undefined;
}

interface Found {
  route: Route;
  param(name: string): string;
  /** The parameters that have buckets of their own. */
  major: string;
}

/** Finds the route of a request. */
export class Router {
  private readonly routes: { route: Route; pattern: RegExp }[];

  constructor(routes: readonly Route[]) {
    this.routes = routes.map((route) => ({
      route,
      pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    }));
  }

  /** Undefined for a path nobody serves; `wrongMethod` when only the method is wrong. */
  find(method: string, path: string): Found | 'wrongMethod' | undefined {
    let known = false;
    for (const { route, pattern } of this.routes) {
      const match = pattern.exec(path);
      if (!match) continue;
      known = true;
      if (route.method !== method) continue;
      const params = match.groups ?? {};
      const param = (name: string): string => decodeURIComponent(params[name] ?? '');
      const major = ['channel', 'guild', 'application', 'token'].map((name) => params[name] ?? '').join(' ');
      return { route, param, major };
    }
    return known ? 'wrongMethod' : undefined;
  }
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Breaker, HeldBack } from '../../../src/discord/connection/breaker.ts';
import { createLog } from '../../../src/log.ts';

const OWN = { headers: { Authorization: 'Bot token' } };
const CHANNEL = 'http://x/api/v10/channels/1/messages';
const WINDOW = 600_000;

let status: number;
let scope: string | null;
let made: number;
let logged: string[];
let request: (url?: string, init?: RequestInit) => Promise<{ status: number }>;

/** @param slowsOnly as of the proxy */
function stand(slowsOnly = false): void {
  const log = createLog('info', [], (line) => void logged.push(line));
  const breaker = new Breaker({ log, slowsOnly, clock: Date.now });
  const around = breaker.around(async () => {
    made += 1;
    const headers = scope === null ? {} : { 'x-ratelimit-scope': scope };
    return new Response(null, { status, headers }) as never;
  });
  request = (url = CHANNEL, init = OWN) => around(url, init as never);
}

beforeEach(() => {
  status = 200;
  scope = null;
  made = 0;
  vi.useFakeTimers();
  logged = [];
  stand();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets time pass in which nothing is asked. */
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

const held = () =>
  request().then(
    () => null,
    (error: unknown) => (error instanceof HeldBack ? error.after : error),
  );

describe('a refused token', () => {
  it('stops all sending at once; one request at a time tries whether it is good again, more and more seldom', async () => {
    status = 401;
    await request();
    expect(logged.filter((line) => line.includes('discord.unauthorized'))).toHaveLength(1);
    for (let second = 1; second < 3600; second++) {
      pass(1000);
      await Promise.all([held(), held(), held()]);
    }
    expect(made).toBeLessThan(20);
    status = 200;
    pass(WINDOW);
    await request();
    expect(logged.some((line) => line.includes('discord.authorized'))).toBe(true);
    expect(await held()).toBeNull();
    expect(await held()).toBeNull();
  });

  it('says when to come again', async () => {
    status = 401;
    await request();
    pass(400);
    expect(await held()).toBe(1000);
    pass(600);
    await request();
    pass(500);
    expect(await held()).toBe(1500);
  });

  it('is not taken for good by what says nothing about it', async () => {
    status = 401;
    await request();
    for (status of [503, 403]) {
      pass(2000);
      await request();
      expect(await held()).toBe(1000);
    }
    pass(2000);
    status = 404;
    await request();
    expect(await held()).toBeNull();
  });

  it('is another one where the token of a press is refused, or a login, which says so itself', async () => {
    status = 401;
    await request('http://x/api/v10/webhooks/1/token/messages/@original', {});
    await request('http://x/api/v10/gateway/bot', OWN);
    expect(await held()).toBeNull();
  });

  it('does not keep back the answer to a press', async () => {
    status = 401;
    await request();
    status = 200;
    expect((await request('http://x/api/v10/interactions/1/token/callback', {})).status).toBe(200);
  });

  it('is no concern of the proxy’s', async () => {
    stand(true);
    status = 401;
    await request();
    expect(await held()).toBeNull();
  });
});

describe('a thousand invalid requests in ten minutes', () => {
  const many = async (count: number) => {
    for (let made = 0; made < count; made++) await request();
  };

  it.each([401, 403, 429])('with status %i slow all sending down, and nothing else', async (invalid) => {
    stand(true);
    status = invalid;
    await many(999);
    expect(await held()).toBeNull();
    status = 200;
    expect(await held()).toBeNull();
    const start = made;
    const waiting = Array.from({ length: 50 }, held);
    await vi.advanceTimersByTimeAsync(1000);
    expect(made - start).toBeLessThanOrEqual(6);
    await vi.advanceTimersByTimeAsync(4000);
    const waits = await Promise.all(waiting);
    expect(waits.filter((wait) => wait !== null).length).toBeGreaterThan(20);
    expect((await request('http://x/api/v10/interactions/1/token/callback', {})).status).toBe(200);
    expect(logged.filter((line) => line.includes('discord.slowed'))).toHaveLength(1);
    pass(WINDOW + 1);
    expect(await Promise.all(Array.from({ length: 50 }, held))).toEqual(Array.from({ length: 50 }, () => null));
    expect(logged.filter((line) => line.includes('discord.not-slowed'))).toHaveLength(1);
  });

  it('are never ten thousand, however much is to be sent', async () => {
    status = 403;
    const end = Date.now() + WINDOW;
    while (Date.now() < end) {
      const all = Promise.all(Array.from({ length: 100 }, held));
      await vi.advanceTimersByTimeAsync(5000);
      await all;
    }
    expect(made).toBeGreaterThan(1000);
    expect(made).toBeLessThan(4500);
  });

  it('do not count what everybody shares, nor other refusals', async () => {
    status = 429;
    scope = 'shared';
    await many(1500);
    status = 400;
    await many(1500);
    expect(logged).toEqual([]);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { Refusal } from '../../../src/local/protocol/refusal.ts';
import { RateLimits } from '../../../src/local/rest/ratelimit.ts';
import { quickDiscord } from '../bot.ts';
import { ManualClock } from '../manual-clock.ts';

let discord: LocalDiscord | undefined;

afterEach(async () => {
  await discord?.close();
  discord = undefined;
});

describe('rate limits', () => {
  it('refuse the sixth message in five seconds, a channel, and tell in headers', async () => {
    const clock = new ManualClock();
    discord = await quickDiscord({ clock, rateLimits: true });
    const post = (channel: string) =>
      fetch(`${discord?.api}/v10/channels/${channel}/messages`, {
        method: 'POST',
        headers: { authorization: 'Bot local', 'content-type': 'application/json' },
        body: '{"content":"x"}',
      });
    const lodge = discord.channel().id;
    for (const left of ['4', '3', '2', '1', '0']) {
      const { status, headers } = await post(lodge);
      expect([status, headers.get('x-ratelimit-remaining'), headers.get('x-ratelimit-limit')]).toEqual([
        200,
        left,
        '5',
      ]);
      expect(Number(headers.get('x-ratelimit-reset-after'))).toBe(5);
      expect(headers.get('x-ratelimit-bucket')).toMatch(/^[0-9a-f]{32}$/);
    }
    clock.advance(1000);
    const refused = await post(lodge);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('4');
    expect(refused.headers.get('x-ratelimit-scope')).toBe('user');
    expect(await refused.json()).toMatchObject({ retry_after: 4, global: false });
    expect(discord.audit.of('refusal')).toMatchObject([{ status: 429 }]);
    expect((await post(discord.channel('the-library').id)).status).toBe(200);
    clock.advance(4000);
    expect((await post(lodge)).status).toBe(200);
  });

  it('count messages, edits, deletions and pins of a channel apart', async () => {
    discord = await quickDiscord({ clock: new ManualClock(), rateLimits: true });
    const channel = `/channels/${discord.channel().id}`;
    const ask = (method: string, path: string) =>
      fetch(`${discord?.api}/v10${channel}${path}`, {
        method,
        headers: { authorization: 'Bot local', 'content-type': 'application/json' },
        ...(method === 'POST' || method === 'PATCH' ? { body: '{"content":"x"}' } : {}),
      });
    const { id } = (await (await ask('POST', '/messages')).json()) as { id: string };
    for (let more = 0; more < 4; more++) await ask('POST', '/messages');
    const left = async (method: string, path: string) => {
      const { status, headers } = await ask(method, path);
      return [status, headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')];
    };
    expect(await left('POST', '/messages')).toEqual([429, '5', '0']);
    expect(await left('PATCH', `/messages/${id}`)).toEqual([200, '5', '4']);
    expect(await left('PUT', `/messages/pins/${id}`)).toEqual([204, '5', '4']);
    expect(await left('DELETE', `/messages/${id}`)).toEqual([204, '5', '4']);
  });

  it('allow fifty requests a second in all, answers to interactions apart', () => {
    const clock = new ManualClock();
    const limits = new RateLimits(clock, true);
    const take = (n: number, interaction = false) =>
      limits.take(`GET /${n}`, '', { limit: 5, seconds: 1 }, interaction);
    for (let n = 0; n < 50; n += 1) take(n);
    let caught: unknown;
    try {
      take(51);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(Refusal);
    expect(caught).toMatchObject({
      status: 429,
      body: { global: true, retry_after: 1 },
      headers: { 'X-RateLimit-Global': 'true' },
    });
    expect(() => take(52, true)).not.toThrow();
    clock.advance(1000);
    expect(() => take(51)).not.toThrow();
  });
});

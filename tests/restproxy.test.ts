import { spawn } from 'node:child_process';
import { DiscordAPIError, HTTPError, REST, Routes } from 'discord.js';
import { it as base, describe } from 'vitest';
import { Breaker } from '../src/discord/connection/breaker.ts';
import type { LocalDiscord } from '../src/local/discord.ts';
import { createLog } from '../src/log.ts';
import { type RestProxy, startRestProxy } from '../src/restproxy.ts';
import { logIn, quickDiscord } from './local/bot.ts';

/** A Discord on this machine, and the proxy before it. */
interface Scene {
  discord: LocalDiscord;
  proxy: RestProxy;
  logged: string[];
  /** A worker's way to Discord, which knows nothing of other workers. */
  worker: (api: string) => REST;
  /** What stands in the channel, sorted. */
  contents: () => Promise<string[]>;
  /** How requests have been refused. */
  refusals: () => number[];
}

// Most of them wait for Discord's limits: all do so at once.
const it = base.extend<{ scene: Scene }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
  scene: async ({}, use) => {
    const discord = await quickDiscord({ rateLimits: true, token: 'a-secret-token' });
    const logged: string[] = [];
    const log = createLog('debug', [], (line) => logged.push(line));
    const proxy = await startRestProxy({ port: 0, host: '127.0.0.1', api: discord.api, log });
    const worker = (api: string): REST => new REST({ api, retries: 0 }).setToken(discord.token);
    await use({
      discord,
      proxy,
      logged,
      worker,
      async contents() {
        const path = Routes.channelMessages(discord.channel().id);
        // Over the proxy, lest looking makes too many requests itself.
        const found = (await worker(proxy.api).get(path)) as { content: string }[];
        return found.map(({ content }) => content).sort();
      },
      refusals: () => discord.audit.of('refusal').map(({ status }) => status),
    });
    await proxy.stop();
    await discord.close();
  },
}).concurrent;

describe.concurrent('workers', () => {
  it('come upon Discord’s limits where each keeps them alone', async ({
    scene: { discord, worker, refusals },
    expect,
  }) => {
    const workers = [worker(discord.api), worker(discord.api)];
    const path = Routes.channelMessages(discord.channel().id);
    await Promise.all(workers.map((rest) => rest.get(path)));
    await Promise.all(
      workers.flatMap((rest, at) => [1, 2, 3, 4].map((n) => rest.post(path, { body: { content: `${at} ${n}` } }))),
    );
    expect(refusals()).toContain(429);
  });

  it('keep them alone without a refusal by discord.js, one at a time', async ({
    scene: { discord, refusals },
    expect,
  }) => {
    const client = await logIn(discord);
    const lodge = client.channels.cache.get(discord.channel().id);
    if (!lodge?.isSendable()) throw new Error('no lodge');
    const start = performance.now();
    await Promise.all(Array.from({ length: 6 }, (_, n) => lodge.send(String(n))));
    expect(performance.now() - start).toBeGreaterThan(4000);
    expect(refusals()).toEqual([]);
    await client.destroy();
  });

  it('keep them together over the proxy: everything arrives, and nothing is refused', async ({
    scene: { discord, proxy, logged, worker, contents, refusals },
    expect,
  }) => {
    const workers = [worker(proxy.api), worker(proxy.api)];
    const path = Routes.channelMessages(discord.channel().id);
    const sent = workers.flatMap((rest, at) =>
      [1, 2, 3, 4].map(async (n) => {
        await rest.post(path, { body: { content: `${at} ${n}` } });
        return `${at} ${n}`;
      }),
    );
    const told = await Promise.all(sent);
    expect(refusals()).toEqual([]);
    expect(await contents()).toEqual(told.sort());
    expect(logged.join()).toContain('proxy.limited');
    expect(logged.join()).not.toContain('a-secret-token');
  });

  it('log in over it, send pictures, and hear Discord’s refusals in its own words', async ({
    scene: { discord, proxy },
    expect,
  }) => {
    const client = await logIn({ api: proxy.api, token: discord.token });
    const lodge = client.channels.cache.get(discord.channel().id);
    if (!lodge?.isSendable()) throw new Error('no lodge');
    const picture = Buffer.from('not really a picture');
    const message = await lodge.send({ content: 'look', files: [{ attachment: picture, name: 'board.png' }] });
    expect(message.attachments.first()).toMatchObject({ name: 'board.png', size: picture.length });
    await message.edit('looked');
    await message.delete();
    const again: unknown = await message.edit('gone').catch((error: unknown) => error);
    expect(again).toBeInstanceOf(DiscordAPIError);
    expect(again).toMatchObject({ code: 10_008, status: 404 });
    await client.destroy();
  });
});

describe.concurrent('the proxy', () => {
  it('sends a message again, whole, when Discord knows of a limit that it does not', async ({
    scene: { discord, proxy, worker, contents, refusals },
    expect,
  }) => {
    const path = Routes.channelMessages(discord.channel().id);
    const stranger = worker(discord.api);
    for (const n of [1, 2, 3, 4, 5]) await stranger.post(path, { body: { content: `${n}` } });
    await worker(proxy.api).post(path, { body: { content: '6' } });
    expect(refusals()).toEqual([429]);
    expect(await contents()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('does not send what nobody waits for any more', async ({
    scene: { discord, proxy, logged, worker, contents },
    expect,
  }) => {
    const path = Routes.channelMessages(discord.channel().id);
    const rest = worker(proxy.api);
    for (const n of [1, 2, 3, 4, 5]) await rest.post(path, { body: { content: `${n}` } });
    const impatient = new AbortController();
    const late = rest.post(path, { body: { content: 'late' }, signal: impatient.signal });
    const failed = expect(late).rejects.toThrow();
    await expect.poll(() => logged.join()).toContain('proxy.limited');
    impatient.abort();
    await failed;
    await rest.post(path, { body: { content: '6' } });
    expect(await contents()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('says that it can’t reach Discord, and goes on', async ({ scene: { discord, proxy, worker }, expect }) => {
    const { port } = new URL(proxy.api);
    await discord.close();
    const failure: unknown = await worker(proxy.api)
      .get(Routes.gateway())
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HTTPError);
    expect(failure).toMatchObject({ status: 502 });
    expect((await fetch(`http://127.0.0.1:${port}/api/v10/gateway`)).status).toBe(502);
  });

  it('slows all workers down once Discord has refused too much, and tells them when to come again', async ({
    scene: { discord },
    expect,
  }) => {
    const logged: string[] = [];
    const log = createLog('info', [], (line) => void logged.push(line));
    const breaker = new Breaker({ log, slowsOnly: true });
    const refuse = breaker.around(async () => new Response(null, { status: 403 }) as never);
    for (let count = 0; count < 1000; count++) await refuse('http://x/channels/1', {});
    const proxy = await startRestProxy({ port: 0, host: '127.0.0.1', api: discord.api, log, breaker });
    const { id } = discord.channel();
    const asked = Array.from({ length: 30 }, (_, n) =>
      fetch(`${proxy.api}/v10/channels/${BigInt(id) + BigInt(n)}`, { headers: { authorization: 'Bot x' } }),
    );
    const answers = await Promise.all(asked);
    const later = answers.filter(({ status }) => status === 429);
    expect(later.length).toBeGreaterThan(0);
    expect(later.length).toBeLessThan(30);
    for (const { headers } of later) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(4);
      expect(headers.get('x-ratelimit-scope')).toBe('shared');
    }
    expect(logged.filter((line) => line.includes('discord.slowed'))).toHaveLength(1);
    await proxy.stop();
  });

  it('is a program of its own, and ends when told', async ({ scene: { discord, worker, contents }, expect }) => {
    const child = spawn(process.execPath, ['src/run.mjs', 'commandline/proxy', '--port', '0', '--to', discord.api], {
      env: { ...process.env, DISCORD_TOKEN: '', DATABASE_URL: '' },
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    let said = '';
    child.stdout.on('data', (chunk) => (said += String(chunk)));
    await expect
      .poll(() => said, { interval: 50 })
      .toMatch(/Give each of them DISCORD_API=http:\/\/127\.0\.0\.1:\d+\/api\n/);
    const api = /DISCORD_API=(\S+)/.exec(said)?.[1] ?? '';
    await worker(api).post(Routes.channelMessages(discord.channel().id), { body: { content: 'x' } });
    expect(await contents()).toEqual(['x']);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

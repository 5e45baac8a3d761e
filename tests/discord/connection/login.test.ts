import { setTimeout as sleep } from 'node:timers/promises';
import { createCanvas } from 'canvas';
import { Client, Events, type Interaction, REST, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Bot } from '../../../src/discord/bot.ts';
import { CommandSet } from '../../../src/discord/commands/commandset.ts';
import { Breaker } from '../../../src/discord/connection/breaker.ts';
import { GatewayClosed, identified, loggedIn, whenClosed } from '../../../src/discord/connection/login.ts';
import { createRest } from '../../../src/discord/connection/rest.ts';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { startLocalDiscord } from '../../../src/local/server.ts';
import { createLog } from '../../../src/log.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { freePort } from '../../e2e/program.ts';
import { toyEdition } from '../../table/toyedition.ts';

const heard: Interaction[] = [];

function login(port: number, logged: string[], signal = new AbortController().signal, patience: number | null = 20) {
  const log = createLog('info', ['local'], (line) => void logged.push(line));
  const take = (interaction: Interaction): void => void heard.push(interaction);
  const api = `http://127.0.0.1:${port}/api`;
  const breaker = new Breaker({ log });
  const rest = createRest('local', { api, breaker });
  const waiting = { log, signal, ...(patience === null ? {} : { patience }) };
  return loggedIn({ token: 'local', api, breaker, rest, take, ...waiting });
}

it('waits for a Discord that can’t be reached, saying so, and logs in when it is there', async () => {
  const port = await freePort();
  const logged: string[] = [];
  const client = login(port, logged);
  await expect.poll(() => logged.length).toBeGreaterThan(1);
  expect(logged[0]).toContain('discord.unreachable');
  const local = await startLocalDiscord({ port, databasePath: ':memory:', page: null, token: 'local' });
  expect((await client).isReady()).toBe(true);
  await (await client).destroy();
  await local.close();
});

it('tries again after a minute, and says so in one line each time', async () => {
  const logged: string[] = [];
  const stop = new AbortController();
  const client = login(await freePort(), logged, stop.signal, null).catch((error: Error) => error.name);
  await expect.poll(() => logged.length).toBe(1);
  await sleep(300);
  stop.abort();
  await client;
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0]!)).toMatchObject({ event: 'discord.unreachable', seconds: 60 });
});

it('hears from the first moment on: nobody who presses while it still logs in is left without an answer', async () => {
  const local = await startLocalDiscord({ port: 0, databasePath: ':memory:', page: null, token: 'local' });
  const client = login(local.port, []);
  const mara = local.person('Mara');
  const { rest } = await client;
  await rest.put(`/applications/${(await client).application.id}/commands`, {
    body: [{ name: 'hello', description: 'Says hello' }],
  });
  const act = await mara.command('hello');
  await expect.poll(() => heard.map(({ id }) => id)).toContain(act.id);
  await (await client).destroy();
  await local.close();
});

it('stops waiting when the program is stopped', async () => {
  const logged: string[] = [];
  const stop = new AbortController();
  const client = login(await freePort(), logged, stop.signal).catch((error: Error) => error.name);
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  stop.abort();
  expect(await Promise.race([client, sleep(60_000, 'still waiting')])).not.toBe('still waiting');
});

it('does not wait for what waiting can’t mend: a refused token', async () => {
  const local = await startLocalDiscord({ port: 0, databasePath: ':memory:', page: null, token: 'another' });
  await expect(login(local.port, [])).rejects.toMatchObject({ status: 401 });
  await local.close();
  expect(new GatewayClosed(4014).message).toContain('4014');
});

describe('what may pass does not end a start', () => {
  const waiting = (logged: string[]) => ({
    log: createLog('info', [], (line) => void logged.push(line)),
    signal: new AbortController().signal,
    patience: 20,
  });

  const MISHAPS = {
    'Cloudflare’s code for a bad hour': { kind: 'code', status: 403, code: 40333 },
    'a page of who stands before Discord': { kind: 'html', status: 403 },
    'Discord’s own mistake': { kind: 'error', status: 500 },
  } as const;

  it.each(Object.entries(MISHAPS))('%s: nobody logs in before it has passed', async (_, what) => {
    const local = await startLocalDiscord({ port: 0, databasePath: ':memory:', page: null, token: 'local' });
    const logged: string[] = [];
    const lift = local.fault({ what });
    const { log, ...others } = waiting(logged);
    const rest = createRest('local', { api: local.api, breaker: new Breaker({ log }) });
    const known = identified(rest, { log, ...others });
    await expect.poll(() => logged.filter((line) => line.includes('discord.unreachable')).length).toBeGreaterThan(1);
    lift();
    expect(await known).toEqual({ application: local.bot.id, user: local.bot.id });
    await local.close();
  });

  it('waits until connections may begin again when all of today’s have been used', async () => {
    const local = await startLocalDiscord({ port: 0, databasePath: ':memory:', page: null, token: 'local' });
    const logged: string[] = [];
    const { log, ...others } = waiting(logged);
    const limits = { total: 1000, remaining: 0, reset_after: 40, max_concurrency: 1 };
    const answer = { url: '', shards: 1, session_start_limit: limits };
    const spent = new REST({ makeRequest: async () => Response.json(answer) }).setToken('local');
    const began = performance.now();
    const breaker = new Breaker({ log });
    const client = await loggedIn({
      ...{ token: 'local', api: local.api, breaker, rest: spent, take: () => undefined, log, ...others },
    });
    expect(performance.now() - began).toBeGreaterThanOrEqual(39);
    expect(logged.join()).toContain('discord.sessions-spent');
    await client.destroy();
    await local.close();
  });
});

describe('no session begins before what may fail has passed', () => {
  const PASSING = {
    'Cloudflare’s code for a bad hour': { kind: 'code', status: 403, code: 40333 },
    'a page of who stands before Discord': { kind: 'html', status: 403 },
  } as const;
  const ASKED = { anything: /./, 'who it is': /^\/applications\/@me$/, 'where to log in': /^\/gateway\/bot$/ };
  let local: LocalDiscord;
  let logged: string[];
  const stores: Store[] = [];

  beforeEach(async () => {
    local = await startLocalDiscord({ port: 0, databasePath: ':memory:', page: null, token: 'local' });
    logged = [];
  });

  afterEach(async () => {
    await local.close();
    for (const store of stores.splice(0)) store.close();
  });

  const start = (token = local.token): Promise<Bot> => {
    const store = new Store(openDatabase(':memory:'));
    stores.push(store);
    return Bot.start({
      ...{ token, api: local.api, store, patience: 20 },
      editions: new Map<string, TableEdition>([['second', toyEdition]]),
      draw: async () => createCanvas(4, 4).toBuffer('image/png'),
      log: createLog('info', [], (line) => void logged.push(line)),
    });
  };

  it('a wrong token', async () => {
    await expect(start('wrong')).rejects.toMatchObject({ status: 401 });
    expect(local.identifies).toBe(0);
  });

  it.each(
    Object.entries(PASSING).flatMap(([name, what]) =>
      Object.entries(ASKED).map(([asked, path]) => ({ name, what, asked, path })),
    ),
  )('$name, asked for $asked', async ({ what, path }) => {
    const lift = local.fault({ path, what });
    const bot = start();
    await expect.poll(() => logged.filter((line) => line.includes('discord.unreachable')).length).toBeGreaterThan(1);
    expect(local.identifies).toBe(0);
    lift();
    await (await bot).stop();
    expect(local.identifies).toBe(1);
  });

  it('commands refused for today (30034) are none of that: one session, and those of yesterday work', async () => {
    const { definitions } = await CommandSet.load();
    const yesterday = definitions.map((command) => ({ ...command, description: 'As of yesterday' }));
    const rest = new REST({ api: local.api }).setToken(local.token);
    await rest.put(Routes.applicationCommands(local.bot.id), { body: yesterday });
    local.fault({ method: 'PUT', path: /\/commands$/, what: { kind: 'code', status: 400, code: 30034 } });
    const bot = await start();
    expect(logged.join()).toContain('commands.not-registered');
    expect((await (await local.person('Mara').command('game new')).answer()).content).toContain('The lobby is open');
    expect(local.identifies).toBe(1);
    await bot.stop();
  });
});

it('tells once of a connection that discord.js won’t open again, whatever it says of why', () => {
  const closed = (say: (client: Client) => void): number[] => {
    const client = new Client({ intents: [] });
    const codes: number[] = [];
    whenClosed(client, (code) => codes.push(code));
    say(client);
    return codes;
  };
  expect(closed((client) => client.emit(Events.Invalidated))).toEqual([0]);
  expect(
    closed((client) => client.emit(Events.ShardDisconnect, { code: 4013, reason: '', wasClean: false }, 0)),
  ).toEqual([4013]);
});

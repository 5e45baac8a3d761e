import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Events, type Interaction } from 'discord.js';
import { expect, it } from 'vitest';
import { GatewayClosed, loggedIn, whenClosed } from '../../../src/discord/connection/login.ts';
import { startLocalDiscord } from '../../../src/local/server.ts';
import { createLog } from '../../../src/log.ts';
import { freePort } from '../../e2e/program.ts';

const heard: Interaction[] = [];

function login(port: number, logged: string[], signal = new AbortController().signal, patience: number | null = 20) {
  const log = createLog('info', ['local'], (line) => void logged.push(line));
  const take = (interaction: Interaction): void => void heard.push(interaction);
  return loggedIn({
    token: 'local',
    api: `http://127.0.0.1:${port}/api`,
    log,
    take,
    signal,
    ...(patience === null ? {} : { patience }),
  });
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
  await expect(login(local.port, [])).rejects.toMatchObject({ code: 'TokenInvalid' });
  await local.close();
  expect(new GatewayClosed(4014).message).toContain('4014');
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

import { createInflate } from 'node:zlib';
import { Events, GatewayIntentBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { Answers, logIn, quickDiscord } from '../bot.ts';

let discord: LocalDiscord;

beforeEach(async () => {
  discord = await quickDiscord();
});

afterEach(() => discord.close());

/** Says these things on a fresh connection, and hears until it is closed or has heard `count` packets. */
function talk(packets: object[], count: number, { port } = discord, query = '?v=10&encoding=json') {
  return new Promise<{ heard: { op: number; t: string | null; d: unknown; s: number | null }[]; code: number | null }>(
    (resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/gateway${query}`);
      const heard: { op: number; t: string | null; d: unknown; s: number | null }[] = [];
      socket.on('message', (raw) => {
        heard.push(JSON.parse(String(raw)));
        if (heard.length === 1) for (const packet of packets) socket.send(JSON.stringify(packet));
        if (heard.length >= count) {
          resolve({ heard, code: null });
          socket.terminate();
        }
      });
      socket.on('close', (code) => resolve({ heard, code }));
    },
  );
}

const identify = (more: object = {}) => ({ op: 2, d: { token: 'local', intents: 1, properties: {}, ...more } });

describe('the gateway', () => {
  it('greets, identifies and answers heartbeats', async () => {
    const { heard } = await talk([{ op: 1, d: null }, identify()], 4);
    expect(heard.map(({ op, t }) => t ?? op)).toEqual([10, 11, 'READY', 'GUILD_CREATE']);
    expect(heard[0]?.d).toEqual({ heartbeat_interval: 41_250 });
    expect(heard.map(({ s }) => s)).toEqual([null, null, 1, 2]);
  });

  it('closes with the documented codes', async () => {
    const codes = [
      (await talk([identify({ token: 'wrong' })], 9)).code,
      (await talk([identify({ intents: 1 << 30 })], 9)).code,
      (await talk([identify({ intents: GatewayIntentBits.MessageContent })], 9)).code,
      (await talk([identify({ shard: [2, 2] })], 9)).code,
      (await talk([identify(), identify()], 9)).code,
      (await talk([{ op: 99 }], 9)).code,
      (await talk([{ no: 'op' }], 9)).code,
      (await talk([{ op: 3, d: {} }], 9)).code,
      (await talk([{ op: 6, d: { token: 'wrong', session_id: 'x', seq: 0 } }], 9)).code,
      (await talk([], 9, discord, '?v=6')).code,
    ];
    expect(codes).toEqual([4004, 4013, 4014, 4010, 4005, 4001, 4002, 4003, 4004, 4012]);
  });

  it('tells a stranger who resumes that its session is invalid', async () => {
    const { heard } = await talk([{ op: 6, d: { token: 'local', session_id: 'x', seq: 1 } }], 2);
    expect(heard[1]).toMatchObject({ op: 9, d: false });
  });

  it('rejects a wrong token at login', async () => {
    await expect(logIn({ api: discord.api, token: 'wrong' })).rejects.toThrow();
  });

  it('sends messages only to those with the intent, and contents only with the privileged one', async () => {
    const { Guilds, GuildMessages, MessageContent } = GatewayIntentBits;
    const open = await quickDiscord({ privilegedIntents: true });
    const heard: string[] = [];
    const clients = [];
    for (const intents of [[Guilds], [Guilds, GuildMessages], [Guilds, GuildMessages, MessageContent]]) {
      const client = await logIn(open, { intents });
      client.on(Events.MessageCreate, ({ content }) => heard.push(`${intents.length} ${content}`));
      clients.push(client);
    }
    open.person('Mara').say('Hello');
    open.person('Mara').say(`Hello <@${open.bot.id}>`);
    await expect.poll(() => heard.length).toBe(4);
    const named = `Hello <@${open.bot.id}>`;
    expect(heard.sort()).toEqual(['2 ', `2 ${named}`, '3 Hello', `3 ${named}`].sort());
    await Promise.all(clients.map((client) => client.destroy()));
    await open.close();
  });

  it('lets a bot resume and gives it what it missed', async () => {
    const client = await logIn(discord);
    await client.application.commands.set([{ name: 'go', description: 'Goes' }]);
    const answers = new Answers(client);
    answers.with(async (interaction) => interaction.isChatInputCommand() && interaction.reply('Back'));
    const resumed = new Promise<number>((resolve) =>
      client.once(Events.ShardResume, (_, replayed) => resolve(replayed)),
    );
    discord.dropBot();
    await expect.poll(() => discord.bot.online).toBe(false);
    const offline = await discord.person('Mara').command('go');
    expect(offline).toMatchObject({ state: 'failed', reason: 'offline' });
    discord.addChannel('missed');
    expect(await resumed).toBeGreaterThanOrEqual(1);
    await expect
      .poll(() => client.channels.cache.some((channel) => 'name' in channel && channel.name === 'missed'))
      .toBe(true);
    expect((await discord.person('Mara').command('go')).message?.content).toBe('Back');
    await client.destroy();
    await expect.poll(() => discord.bot.online).toBe(false);
  });

  it('has a bot identify anew whose session is forgotten', async () => {
    const client = await logIn(discord);
    discord.dropBot(true);
    await expect.poll(() => discord.bot.online).toBe(true);
    await client.destroy();
  });

  it('has a bot without enough shards close when many are required', async () => {
    const large = await quickDiscord({ shards: 2 });
    const asked = (await fetch(`${large.api}/v10/gateway/bot`, { headers: { authorization: 'Bot local' } })).json();
    expect(await asked).toMatchObject({ shards: 2 });
    expect((await talk([identify()], 9, large)).code).toBe(4011);
    expect((await talk([identify({ shard: [0, 1] })], 9, large)).code).toBe(4011);
    expect((await talk([identify({ shard: [1, 2] })], 2, large)).heard[1]?.d).toMatchObject({ shard: [1, 2] });
    await large.close();
  });

  it('takes the token with the word that REST wants before it', async () => {
    const { heard } = await talk([identify({ token: 'Bot local' })], 2);
    expect(heard[1]?.t).toBe('READY');
  });

  it('closes for a packet over 4,096 bytes and for the 121st within a minute', async () => {
    expect((await talk([{ op: 3, d: 'x'.repeat(4096) }], 9)).code).toBe(4002);
    const beat = { op: 1, d: null };
    const patient = await talk(Array(120).fill(beat), 121);
    expect(patient).toMatchObject({ code: null });
    expect((await talk(Array(121).fill(beat), 200)).code).toBe(4008);
  });

  it('tells bots to connect anew, which then resume', async () => {
    const client = await logIn(discord);
    const resumed = new Promise<void>((resolve) => client.once(Events.ShardResume, () => resolve()));
    discord.reconnectBot();
    await resumed;
    expect(discord.bot.online).toBe(true);
    await client.destroy();
  });

  it.each([true, false])('tells bots that their session is invalid; they may resume: %s', async (mayResume) => {
    const client = await logIn(discord);
    const back = new Promise<string>((resolve) => {
      client.once(Events.ShardResume, () => resolve('resumed'));
      client.once(Events.ShardReady, () => resolve('identified'));
    });
    discord.invalidateBot(mayResume);
    expect(await back).toBe(mayResume ? 'resumed' : 'identified');
    await client.destroy();
  });

  it('speaks zlib-stream, one stream for the whole connection', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${discord.port}/gateway?v=10&encoding=json&compress=zlib-stream`);
    const inflate = createInflate();
    let text = '';
    inflate.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('message', (chunk: Buffer) => inflate.write(chunk));
    await expect.poll(() => text).toContain('heartbeat_interval');
    socket.send(JSON.stringify(identify()));
    await expect.poll(() => text).toContain('GUILD_CREATE');
    for (let count = 0; count < 40; count += 1) discord.addChannel(`c${count} ${'x'.repeat(90)}`);
    await expect.poll(() => text.match(/"t":"CHANNEL_CREATE"/g)).toHaveLength(40);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.send(JSON.stringify(identify()));
    expect(await closed).toBe(4005);
  });

  it('takes a token away', async () => {
    const client = await logIn(discord);
    const closed = new Promise<number>((resolve) => client.once(Events.ShardDisconnect, ({ code }) => resolve(code)));
    discord.resetToken('fresh');
    expect(await closed).toBe(4004);
    await expect(client.rest.get('/users/@me')).rejects.toMatchObject({ status: 401 });
    const again = await logIn(discord);
    expect(again.user.id).toBe(client.user.id);
    await Promise.all([client.destroy(), again.destroy()]);
  });
});

import { Events } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { WireOrder, WireState } from '../../../src/local/wire.ts';
import { logIn, quickDiscord } from '../bot.ts';
import { setScene } from '../client/scene.ts';

const scene = setScene();

async function order(wire: WireOrder | object | null): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(wire) };
  return (await fetch(`${scene.discord.url}/local/moderation`, init)).status;
}

async function state(person = scene.mara.id): Promise<WireState> {
  return (await fetch(`${scene.discord.url}/local/state?person=${person}`)).json() as Promise<WireState>;
}

const write = () => scene.client.rest.post(`/channels/${scene.lodge.id}/messages`, { body: { content: 'x' } });

describe('orders of the page', () => {
  it('delete and pin messages', async () => {
    const { id } = await scene.lodge.send('x');
    expect(await order({ order: 'pin', message: id, person: scene.mara.id, pinned: true })).toBe(204);
    expect(scene.mara.pins()).toHaveLength(1);
    expect(await order({ order: 'deleteMessage', message: id })).toBe(204);
    expect(scene.mara.pins()).toEqual([]);
    expect(await order({ order: 'deleteMessage', message: id })).toBe(404);
  });

  it('take rights from the bot and give them back', async () => {
    const { id: channel } = scene.lodge;
    await order({ order: 'deny', channel, rights: ['write', 'attach'] });
    expect(scene.discord.channel(channel).denied).toEqual(['write', 'attach']);
    await expect(write()).rejects.toMatchObject({ code: 50013 });
    await order({ order: 'deny', channel, rights: [] });
    await expect(write()).resolves.toBeDefined();
  });

  it('take rights from its role on a server and give them back', async () => {
    const { id: guild } = scene.discord.guild();
    expect((await state()).guilds).toMatchObject([{ lacks: [] }]);
    await order({ order: 'role', guild, lacks: ['write'] });
    expect((await state()).guilds).toMatchObject([{ lacks: ['write'] }]);
    await expect(write()).rejects.toMatchObject({ code: 50013 });
    await order({ order: 'role', guild, lacks: [] });
    await expect(write()).resolves.toBeDefined();
    scene.discord.audit.clear();
  });

  it('archive threads, throw out people and the bot, block words', async () => {
    const { id: thread } = await scene.lodge.threads.create({ name: 'A game' });
    await order({ order: 'thread', thread, archived: true, locked: false });
    expect(scene.discord.channel(thread)).toMatchObject({ archived: true, locked: false });
    const { id: guild } = scene.discord.guild();
    const person = scene.jonas.id;
    await order({ order: 'member', guild, person, present: false });
    expect((await state(person)).guilds).toEqual([]);
    await order({ order: 'member', guild, person, present: true });
    await order({ order: 'block', guild, words: ['gate'] });
    await order({ order: 'bot', guild, present: false });
    expect((await state()).guilds).toMatchObject([{ bot: false, gone: [], blocked: ['gate'] }]);
    await order({ order: 'bot', guild, present: true });
    expect((await state()).guilds).toMatchObject([{ bot: true }]);
  });

  it('disturb requests and the connection', async () => {
    await order({ order: 'trouble', trouble: 'limited', on: true });
    expect((await state()).bot.troubles).toEqual(['limited']);
    const limited = await fetch(`${scene.discord.api}/v10/gateway`);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '10']);
    await order({ order: 'trouble', trouble: 'limited', on: false });
    const { id } = await scene.lodge.send('old');
    await order({ order: 'trouble', trouble: 'oldEdits', on: true });
    const authorization = `Bot ${scene.discord.token}`;
    const edited = await fetch(`${scene.discord.api}/v10/channels/${scene.lodge.id}/messages/${id}`, {
      ...{ method: 'PATCH', headers: { authorization, 'content-type': 'application/json' } },
      body: JSON.stringify({ content: 'new' }),
    });
    expect(await edited.json()).toMatchObject({ code: 30046, retry_after: 10 });
    await order({ order: 'trouble', trouble: 'oldEdits', on: false });
    await expect(write()).resolves.toBeDefined();
    scene.discord.audit.clear();
    const offline = scene.mara.waitForEvent((event) => (event.type === 'bot' && !event.bot.online) || undefined);
    const online = scene.mara.waitForEvent((event) => (event.type === 'bot' && event.bot.online) || undefined);
    await order({ order: 'gateway', what: 'drop' });
    expect(await offline).toBe(true);
    expect(await online).toBe(true);
  });

  it.each([
    ['token', 4004],
    ['intents', 4014],
    ['shards', 4011],
  ] as const)('close the connection for good (%s)', async (what, code) => {
    const discord = await quickDiscord();
    const client = await logIn(discord);
    const closed = new Promise<number>((resolve) =>
      client.once(Events.ShardDisconnect, (event) => resolve(event.code)),
    );
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ order: 'gateway', what } satisfies WireOrder);
    await fetch(`${discord.url}/local/moderation`, { method: 'POST', headers, body });
    expect(await closed).toBe(code);
    const asked = await fetch(`${discord.api}/v10/gateway/bot`, { headers: { authorization: `Bot ${discord.token}` } });
    expect(await asked.json()).toMatchObject({ shards: what === 'shards' ? 2 : 1 });
    await client.destroy();
    await discord.close();
  });

  it('are refused when they make no sense', async () => {
    const { id: guild } = scene.discord.guild();
    for (const wire of [
      null,
      {},
      { order: 'dance' },
      { order: 'trouble', trouble: 'rain', on: true },
      { order: 'gateway', what: 'sing' },
    ])
      expect(await order(wire)).toBe(400);
    expect(await order({ order: 'member', guild, person: scene.mara.id, present: false })).toBe(400);
    expect(await order({ order: 'bot', guild: '5', present: false })).toBe(404);
    await expect(write()).resolves.toBeDefined();
    scene.discord.audit.clear();
  });
});

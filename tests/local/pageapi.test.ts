import { Client, Events } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { LocalDiscord } from '../../src/local/discord.ts';
import type { WireEvent, WireMessages, WirePerson, WireState } from '../../src/local/wire.ts';
import { Answers, logIn, quickDiscord } from './bot.ts';

let discord: LocalDiscord;
let client: Client<true>;

async function call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${discord.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T };
}

beforeAll(async () => {
  discord = await quickDiscord({ page: async () => ({ html: () => '<p>html', js: 'js()', css: 'p{}' }) });
  client = await logIn(discord);
  await client.application.commands.set([{ name: 'go', description: 'Goes' }]);
});

afterAll(async () => {
  await client.destroy();
  await discord.close();
});

describe('what the page asks', () => {
  it('is served its files, or the reason why not', async () => {
    expect(await (await fetch(`${discord.url}/`)).text()).toBe('<p>html');
    expect((await fetch(`${discord.url}/page.js`)).headers.get('content-type')).toContain('javascript');
    expect(await (await fetch(`${discord.url}/page.css`)).text()).toBe('p{}');
    expect((await fetch(`${discord.url}/other`)).status).toBe(404);
    const broken = await quickDiscord({ page: () => Promise.reject(new Error('no bundle')) });
    const answer = await fetch(broken.url);
    expect([answer.status, await answer.text()]).toEqual([500, 'Error: no bundle']);
    await broken.close();
  });

  it('gets the first world', async () => {
    const { body } = await call<WireState>('GET', '/local/state');
    expect(body.people.map(({ name, host }) => [name, host])).toEqual([
      ['Mara', true],
      ['Jonas', false],
      ['Ines', false],
      ['Tomas', false],
    ]);
    expect(new Set(body.people.map(({ color }) => color)).size).toBe(4);
    expect(body.guilds.map(({ name, channels }) => [name, channels.map((each) => each.name)])).toEqual([
      ['Arkham', ['the-lodge', 'the-library']],
    ]);
    expect(body.commands.map(({ name }) => name)).toEqual(['go']);
    expect(body.bot).toEqual({ id: client.user.id, name: 'Arkham', online: true, troubles: [] });
  });

  it('adds people, channels and guilds, and removes channels', async () => {
    const person = await call<WirePerson>('POST', '/local/people', { name: ' Ash ' });
    expect(person).toMatchObject({ status: 201, body: { name: 'Ash', host: false } });
    expect(await call('POST', '/local/people', { name: 'ash' })).toMatchObject({
      status: 400,
      body: { refusal: 'nameTaken' },
    });
    expect(await call('POST', '/local/people', { name: ' ' })).toMatchObject({ body: { refusal: 'badName' } });
    expect(await call('POST', '/local/people', {})).toMatchObject({ body: { refusal: 'badRequest' } });
    const guild = discord.guild().id;
    const channel = await call<{ id: string }>('POST', '/local/channels', { guild, name: 'The Attic' });
    expect(channel).toMatchObject({ status: 201, body: { name: 'the-attic', kind: 'text' } });
    expect((await call('DELETE', `/local/channels/${channel.body.id}`)).status).toBe(204);
    expect(await call('DELETE', `/local/channels/${channel.body.id}`)).toMatchObject({
      status: 404,
      body: { refusal: 'unknownChannel' },
    });
    expect(await call('POST', '/local/channels', { guild: '1', name: 'x' })).toMatchObject({
      body: { refusal: 'unknownGuild' },
    });
    expect((await call('POST', '/local/guilds', { name: 'Kingsport' })).status).toBe(201);
    expect((await call('GET', '/local/nothing')).status).toBe(404);
  });

  it('says and lists messages', async () => {
    const channel = discord.channel('the-library').id;
    const person = discord.person('Ines').id;
    for (const content of ['1', '2', '3']) await call('POST', '/local/messages', { person, channel, content });
    const last = await call<WireMessages>('GET', `/local/channels/${channel}/messages?person=${person}&limit=2`);
    expect(last.body.messages.map(({ content }) => content)).toEqual(['2', '3']);
    expect(last.body.more).toBe(true);
    const before = `/local/channels/${channel}/messages?person=${person}&before=${last.body.messages[0]?.id}`;
    expect((await call<WireMessages>('GET', before)).body).toMatchObject({ messages: [{ content: '1' }], more: false });
    const empty = await call('POST', '/local/messages', { person, channel, content: ' ' });
    expect(empty).toMatchObject({ status: 400, body: { refusal: 'badContent' } });
    expect(await call('POST', '/local/messages', { person: '1', channel, content: 'x' })).toMatchObject({
      body: { refusal: 'unknownPerson' },
    });
  });

  it('streams to each person what that person may see', async () => {
    const mara = discord.person('Mara');
    const heard: Record<string, WireEvent[]> = { Mara: [], Jonas: [] };
    const sockets = await Promise.all(
      Object.entries(heard).map(async ([name, events]) => {
        const socket = new WebSocket(`ws://127.0.0.1:${discord.port}/local/socket?person=${discord.person(name).id}`);
        socket.on('message', (raw) => events.push(JSON.parse(String(raw))));
        await new Promise((resolve) => socket.once('open', resolve));
        return socket;
      }),
    );
    new Answers(client).with(async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'Psst', flags: 64 });
    });
    const { body: state } = await call<WireState>('GET', `/local/state?person=${mara.id}`);
    const started = await call<{ interactionId: string }>('POST', '/local/interactions', {
      kind: 'command',
      person: mara.id,
      channel: discord.channel().id,
      nonce: 'n1',
      command: state.commands[0]?.id,
      options: [],
    });
    expect(started.status).toBe(201);
    mara.say('Aloud');
    await expect
      .poll(() => heard.Mara?.map(({ type }) => type).sort())
      .toEqual(['ephemeral', 'interaction', 'message']);
    expect(heard.Jonas?.map(({ type }) => type)).toEqual(['message']);
    const done = heard.Mara?.find((event) => event.type === 'interaction');
    expect(done).toMatchObject({ interactionId: started.body.interactionId, nonce: 'n1', state: 'done', reason: null });
    const shown = heard.Mara?.find((event) => event.type === 'ephemeral');
    if (shown?.type !== 'ephemeral') throw new Error('nothing was shown');
    const dismiss = `/local/messages/${shown.message.id}?person=`;
    expect((await call('DELETE', `${dismiss}${discord.person('Jonas').id}`)).status).toBe(404);
    expect((await call('DELETE', `${dismiss}${mara.id}`)).status).toBe(204);
    const channel = client.channels.cache.get(discord.channel().id);
    if (channel?.isSendable()) await channel.sendTyping();
    await expect.poll(() => heard.Jonas?.at(-1)).toMatchObject({ type: 'typing', who: client.user.id });
    for (const socket of sockets) socket.close();
  });

  it('is refused what makes no sense', async () => {
    const place = { person: discord.person('Mara').id, channel: discord.channel().id, nonce: 'n' };
    const ask = async (more: object) =>
      (await call<{ refusal: string }>('POST', '/local/interactions', { ...place, ...more })).body.refusal;
    expect(await ask({ kind: 'dance' })).toBe('badRequest');
    expect(await ask({ kind: 'command', command: '1', options: [] })).toBe('unknownCommand');
    expect(await ask({ kind: 'command', command: '1' })).toBe('badRequest');
    expect(await ask({ kind: 'component', messageId: '1', customId: 'x' })).toBe('unknownMessage');
    expect(await ask({ kind: 'modal', modal: '1', fields: [] })).toBe('unknownModal');
    expect(await ask({ kind: 'modal', modal: '1', fields: [], channel: '1' })).toBe('unknownChannel');
    expect(await ask({ kind: 'modal', modal: '1', fields: [], person: '1' })).toBe('unknownPerson');
  });

  it('is refused from another origin or by another name', async () => {
    expect((await call('GET', '/local/state', undefined, { origin: 'https://example.org' })).status).toBe(403);
    expect((await call('GET', '/local/state', undefined, { origin: discord.url })).status).toBe(200);
    const socket = new WebSocket(`ws://127.0.0.1:${discord.port}/local/socket?person=1`, {
      origin: 'https://example.org',
    });
    await expect(new Promise((_, reject) => socket.once('error', reject))).rejects.toThrow();
  });
});

it('a Client needs nothing but the address', async () => {
  const plain = new Client({ intents: [1], rest: { api: discord.api } });
  const ready = new Promise((resolve) => plain.once(Events.ClientReady, resolve));
  expect(await plain.login('local')).toBe('local');
  await ready;
  await plain.destroy();
});

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client as DiscordJs, Routes } from 'discord.js';
import { Client as Oceanic } from 'oceanic.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logIn, quickDiscord } from '../bot.ts';

/** A picture of one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A message that its address says nobody may pin. */
const FORBIDDEN = '401';

/** What a request said that a library made. */
interface Heard {
  path: string;
  token: string | undefined;
  body: string;
}

/** What comes of requests here says nothing of Discord: it only listens to what libraries send. */
let server: Server;
let api: string;
const heard: Heard[] = [];

async function hear(request: IncomingMessage): Promise<number> {
  const path = (request.url ?? '').replace(/^\/api(?:\/v10)?/, '');
  heard.push({ path, token: request.headers.authorization, body: await text(request) });
  return path.endsWith(`/${FORBIDDEN}`) ? 401 : 200;
}

beforeEach(async () => {
  heard.length = 0;
  server = createServer((request, response) => {
    void hear(request).then((status) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ id: '5', name: 'dot', code: 0, message: '401: Unauthorized' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterEach(() => server.close());

const withDiscordJs = () => {
  const { rest } = new DiscordJs({ intents: [], rest: { api } });
  rest.setToken('token');
  return rest;
};
const withOceanic = () => new Oceanic({ auth: 'Bot token', rest: { baseURL: `${api}/v10` } }).rest;
const failed = () => 'failed';

describe('after a 401', () => {
  it('discord.js sends nothing more with its token', async () => {
    const rest = withDiscordJs();
    const pin = (message: string) => rest.put(Routes.channelMessagesPin('1', message)).catch(failed);
    expect([await pin(FORBIDDEN), await pin('2')]).toEqual(['failed', 'failed']);
    expect(heard.map(({ path }) => path)).toEqual([`/channels/1/messages/pins/${FORBIDDEN}`]);
  });

  it('oceanic.js goes on with it', async () => {
    const { channels } = withOceanic();
    const pin = (message: string) => channels.pinMessage('1', message).catch(failed);
    expect(await pin(FORBIDDEN)).toBe('failed');
    await pin('2');
    expect(heard.map(({ token }) => token)).toEqual(['Bot token', 'Bot token']);
  });
});

describe('files', () => {
  it('are counted from one by oceanic.js', async () => {
    const files = ['a', 'b'].map((name) => ({ name, contents: Buffer.from(name) }));
    await withOceanic().channels.createMessage('1', { content: 'x', files }).catch(failed);
    expect(heard[0]?.body.match(/files\[\d\]/g)).toEqual(['files[1]', 'files[2]']);
  });

  it('are counted from nought by discord.js', async () => {
    const files = ['a', 'b'].map((name) => ({ name, data: name }));
    await withDiscordJs().post(Routes.channelMessages('1'), { files, body: {} });
    expect(heard[0]?.body.match(/files\[\d\]/g)).toEqual(['files[0]', 'files[1]']);
  });
});

it('a picture is image/jpg to discord.js, whatever it is, and to Discord what it is called', async () => {
  const discord = await quickDiscord();
  const client = await logIn(discord);
  const { id } = await client.application.emojis.create({ name: 'dot', attachment: DOT });
  const seen = await fetch(`${discord.url}/emojis/${id}.png`);
  expect(seen.headers.get('content-type')).toBe('image/jpeg');
  expect(Buffer.from(await seen.arrayBuffer())).toEqual(DOT);
  await client.destroy();
  await discord.close();
});

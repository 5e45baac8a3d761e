import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { quickDiscord } from '../bot.ts';

/** One red pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

let discord: LocalDiscord;

beforeAll(async () => {
  discord = await quickDiscord({ selfCheck: true });
});

afterAll(async () => {
  expect(discord.audit.of('fault')).toEqual([]);
  await discord.close();
});

/** The bytes below an address outside the API, and their type; null where nothing is. */
async function seen(path: string): Promise<{ type: string | null; bytes: Buffer } | null> {
  const response = await fetch(`${discord.api.replace(/\/api$/, '')}${path}`);
  if (!response.ok) return null;
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('emoji of the application', () => {
  it('are seen as they were uploaded, until they are deleted', async () => {
    const call = async (method: string, path: string, body?: object): Promise<Response> =>
      fetch(`${discord.api}/v10/applications/${discord.bot.id}/emojis${path}`, {
        method,
        headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const made = await call('POST', '', { name: 'Sanity', image: `data:image/png;base64,${PIXEL}` });
    const { id } = (await made.json()) as { id: string };
    expect(await seen(`/emojis/${id}.png`)).toEqual({ type: 'image/png', bytes: Buffer.from(PIXEL, 'base64') });
    expect(await seen('/emojis/1.png')).toBeNull();
    await call('DELETE', `/${id}`);
    expect(await seen(`/emojis/${id}.png`)).toBeNull();
  });
});

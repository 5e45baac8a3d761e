import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { quickDiscord } from '../bot.ts';

let discord: LocalDiscord;
let path: string;

beforeAll(async () => {
  discord = await quickDiscord({ selfCheck: true });
  const me = (await call('GET', '/applications/@me')) as { id: string };
  path = `/applications/${me.id}/commands`;
  await call('PUT', path, [BIRTHDAY]);
});

afterAll(async () => {
  expect(discord.audit.of('fault')).toEqual([]);
  await discord.close();
});

async function call(
  method: string,
  to: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(`${discord.api}/v10${to}`, {
    method,
    headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}

/** Discord's own example, with choices, and with a translation that says the same as what it translates. */
const BIRTHDAY = {
  name: 'birthday',
  type: 1,
  description: 'Wish a friend a happy birthday',
  name_localizations: { 'zh-CN': '生日', el: 'γενέθλια', 'en-US': 'birthday' },
  description_localizations: { 'zh-CN': '祝你朋友生日快乐' },
  options: [
    {
      name: 'age',
      type: 3,
      description: 'Your friend’s age',
      name_localizations: { 'zh-CN': '岁数' },
      description_localizations: { 'zh-CN': '你朋友的岁数' },
      choices: [{ name: 'Adult', value: 'adult', name_localizations: { 'zh-CN': '成年人', de: 'Adult' } }],
    },
  ],
};

const IN_CHINESE = {
  name: 'birthday',
  name_localized: '生日',
  description_localized: '祝你朋友生日快乐',
  options: [
    {
      name: 'age',
      name_localized: '岁数',
      description_localized: '你朋友的岁数',
      choices: [{ name: 'Adult', value: 'adult', name_localized: '成年人' }],
    },
  ],
};

describe('a list of commands', () => {
  it.each(['true', 'True', '1'])(
    'has all translations when asked for them (%s), less those that say the same',
    async (yes) => {
      const [command] = (await call('GET', `${path}?with_localizations=${yes}`)) as object[];
      expect(command).toMatchObject({
        ...BIRTHDAY,
        name_localizations: { 'zh-CN': '生日', el: 'γενέθλια' },
        options: [
          {
            ...BIRTHDAY.options[0],
            choices: [{ name: 'Adult', value: 'adult', name_localizations: { 'zh-CN': '成年人' } }],
          },
        ],
      });
      expect(JSON.stringify(command)).not.toMatch(/_localized|en-US|"de"/);
    },
  );

  it.each(['', '?with_localizations=false', '?with_localizations=0'])(
    'else has those into the language of whoever asks, down to the choices (%s)',
    async (query) => {
      for (const headers of [
        { 'x-discord-locale': 'zh-CN', 'accept-language': 'el' },
        { 'accept-language': 'xx, zh-CN;q=0.9, el;q=0.8' },
      ]) {
        const [command] = (await call('GET', `${path}${query}`, undefined, headers)) as object[];
        expect(command).toMatchObject(IN_CHINESE);
        expect(JSON.stringify(command)).not.toContain('_localizations');
      }
    },
  );

  it('has none where there is none into that language, nor when nobody says which', async () => {
    const [greek] = (await call('GET', path, undefined, { 'x-discord-locale': 'el' })) as object[];
    expect(greek).toMatchObject({ name_localized: 'γενέθλια' });
    expect(greek).not.toHaveProperty('description_localized');
    const [bare] = (await call('GET', path)) as object[];
    expect(JSON.stringify(bare)).not.toMatch(/_locali[sz]/);
  });

  it('is another thing than a single command, which always has all translations', async () => {
    const [{ id } = { id: '' }] = (await call('GET', path)) as { id: string }[];
    expect(await call('GET', `${path}/${id}`)).toMatchObject({ name_localizations: { el: 'γενέθλια' } });
  });
});

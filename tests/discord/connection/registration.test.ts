import { REST } from 'discord.js';
import type { RESTPostAPIChatInputApplicationCommandsJSONBody as Definition } from 'discord-api-types/v10';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandSet } from '../../../src/discord/commands/commandset.ts';
import { keepRegistered, registerCommands, sameCommands } from '../../../src/discord/connection/registration.ts';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { createLog } from '../../../src/log.ts';
import { quickDiscord } from '../../local/bot.ts';

const log = createLog('error', []);
let discord: LocalDiscord;
let rest: REST;
let application: string;

beforeAll(async () => {
  discord = await quickDiscord();
  rest = new REST({ api: discord.api }).setToken(discord.token);
  application = ((await rest.get('/applications/@me')) as { id: string }).id;
});

afterAll(() => discord.close());

/** Registers commands as the bot does. @returns true when it had to */
function register(definitions: readonly object[]): Promise<boolean> {
  const set = Object.assign(new CommandSet([]), { definitions });
  return registerCommands({ rest, application, log }, set);
}

/** A command with everything that one can have, but what is given. */
const look = (more: object = {}): object => ({
  type: 1,
  name: 'look',
  description: 'Looks at something',
  contexts: [0],
  integration_types: [0],
  options: [sub()],
  ...more,
});
const sub = (more: object = {}): object => ({
  type: 1,
  name: 'at',
  description: 'One thing',
  options: [option()],
  ...more,
});
const option = (more: object = {}): object => ({
  type: 3,
  name: 'what',
  description: 'Which thing',
  required: true,
  choices: [choice()],
  ...more,
});
const choice = (more: object = {}): object => ({ name: 'The Woods', value: 'woods', ...more });
const deep = (more: object): object => look({ options: [sub({ options: [option(more)] })] });
const deepest = (more: object): object => deep({ choices: [choice(more)] });
const number = (more: object): object => look({ options: [{ type: 4, name: 'n', description: 'Number', ...more }] });
const channel = (more: object): object => look({ options: [{ type: 7, name: 'c', description: 'Place', ...more }] });
const text = (more: object): object => deep({ choices: undefined, ...more });

const CHANGES: Record<string, [before: object, after: object]> = {
  'its description': [look(), look({ description: 'Looks' })],
  'a translation of its name': [look(), look({ name_localizations: { de: 'schau' } })],
  'another translation of its name': [
    look({ name_localizations: { de: 'schau' } }),
    look({ name_localizations: { de: 'sieh' } }),
  ],
  'one language more': [
    look({ name_localizations: { de: 'schau' } }),
    look({ name_localizations: { de: 'schau', fr: 'voir' } }),
  ],
  'a translation of its description': [look(), look({ description_localizations: { de: 'Sieht nach' } })],
  'a translation of a subcommand': [look(), look({ options: [sub({ name_localizations: { de: 'auf' } })] })],
  'a translation of an option': [deep({}), deep({ name_localizations: { de: 'was' } })],
  'a translation of what an option is': [deep({}), deep({ description_localizations: { de: 'Was denn' } })],
  'a translation of a choice': [deepest({}), deepest({ name_localizations: { de: 'Der Wald' } })],
  'who may use it': [look(), look({ default_member_permissions: '8' })],
  'who may use it: administrators only': [look(), look({ default_member_permissions: '0' })],
  'who may use it: others': [look({ default_member_permissions: '8' }), look({ default_member_permissions: '32' })],
  'where it can be used': [look(), look({ contexts: [0, 1] })],
  'how it is installed': [look(), look({ integration_types: [0, 1] })],
  'for adults only': [look(), look({ nsfw: true })],
  'whether an option is required': [deep({}), deep({ required: false })],
  'the value of a choice': [deepest({}), deepest({ value: 'forest' })],
  'the least number, 0': [number({}), number({ min_value: 0 })],
  'the greatest number': [number({ max_value: 3 }), number({ max_value: 4 })],
  'the shortest text': [text({ min_length: 1 }), text({ min_length: 2 })],
  'the longest text': [text({ max_length: 10 }), text({ max_length: 20 })],
  'what is suggested while typing': [text({}), text({ autocomplete: true })],
  'which channels fit': [channel({ channel_types: [0] }), channel({ channel_types: [0, 11] })],
};

describe('commands are registered anew', () => {
  beforeEach(() => rest.put(`/applications/${application}/commands`, { body: [] }));

  it.each(Object.keys(CHANGES))('when this is changed, added or taken away, and only then: %s', async (name) => {
    const [before, after] = CHANGES[name] ?? [{}, {}];
    for (const commands of [[before], [after], [before]]) {
      expect(await register(commands)).toBe(true);
      expect(await register(commands)).toBe(false);
    }
    expect(discord.audit.of('fault')).toEqual([]);
  });

  it('when one comes or goes, and not when they stand in another order', async () => {
    const other = look({ name: 'see' });
    expect(await register([look()])).toBe(true);
    expect(await register([look(), other])).toBe(true);
    expect(await register([other, look()])).toBe(false);
    expect(await register([other])).toBe(true);
  });

  it('not for what Discord fills in or leaves out by itself', async () => {
    const { contexts, integration_types, ...rest } = look() as Definition;
    expect(await register([rest])).toBe(true);
    expect(await register([rest])).toBe(false);
    // A translation that says the same is ignored.
    const same = { ...look(), name_localizations: { 'en-US': 'look', de: 'schau' } };
    expect(await register([same])).toBe(true);
    expect(await register([same])).toBe(false);
    const kept = {
      ...look(),
      name_localizations: { de: 'schau', 'en-US': 'look' },
      name_localized: 'look',
      version: '7',
    };
    expect(sameCommands([kept], [same])).toBe(true);
  });
});

it('goes on with what is registered when Discord takes no more today, and tries again in an hour', async () => {
  const logged: string[] = [];
  const registry = { rest, application, log: createLog('info', [], (line) => void logged.push(line)) };
  await rest.put(`/applications/${application}/commands`, { body: [look()] });
  const wanted = [look(), look({ name: 'see' })];
  const set = Object.assign(new CommandSet([]), { definitions: wanted });
  const count = async () => ((await rest.get(`/applications/${application}/commands`)) as unknown[]).length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const lift = discord.fault({ method: 'PUT', what: { kind: 'code', status: 400, code: 30034 } });
  const end = await keepRegistered(registry, set);
  expect(logged.join()).toContain('commands.not-registered');
  expect(await count()).toBe(1);
  lift();
  vi.advanceTimersByTime(3_600_000);
  vi.useRealTimers();
  await expect.poll(count).toBe(2);
  end();
});

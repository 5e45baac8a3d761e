import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { LONGEST } from '../../src/discord/commands/command.ts';
import { CommandSet } from '../../src/discord/commands/commandset.ts';
import { sameCommands } from '../../src/discord/connection/registration.ts';
import { everyName, faultsInCommands, type Named } from '../../src/lab/words/commands.ts';
import { LOCALES } from '../../src/locale.ts';
import { CATALOGUE } from '../box.ts';

const PLAY = [
  'move',
  'evade',
  'fight',
  'cast',
  'use',
  'focus',
  'encounter',
  'close',
  'seal',
  'buy',
  'trade',
  'spend',
  'pass',
  'vote',
];
const LOOK = ['board', 'sheet', 'look', 'log', 'rules', 'verify', 'hint', 'help'];
const GAME = ['new', 'join', 'leave', 'start', 'status', 'options', 'undo', 'end', 'report', 'fill'];

describe('the slash commands', () => {
  it('are all there', async () => {
    const set = await CommandSet.load();
    const names = set.definitions.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...PLAY, ...LOOK, 'game']));
    const game = set.definitions.find(({ name }) => name === 'game');
    expect(game?.options?.map(({ name }) => name)).toEqual(expect.arrayContaining(GAME));
    for (const name of names) expect(set.find(name)).toBeDefined();
  });

  it('take no text longer than anybody would read', async () => {
    const { definitions } = await CommandSet.load();
    const texts = (definitions as readonly Named[])
      .flatMap(everyName)
      // What is chosen of a list nobody types.
      .filter((one): one is Named & { max_length?: number } => 'type' in one && one.type === 3 && !('choices' in one));
    expect(texts.length).toBeGreaterThan(20);
    for (const { name, max_length } of texts) expect([name, max_length]).toEqual([name, LONGEST]);
  });

  it('offer every edition in the box wherever one can be named', async () => {
    const { definitions } = await CommandSet.load();
    const named = (definitions as readonly Named[])
      .flatMap((one) => [one, ...(one.options ?? [])])
      .flatMap((one) => {
        const edition = one.options?.find(({ name }) => name === 'edition') as
          | { choices?: { value: string }[] }
          | undefined;
        return edition ? [[one.name, edition.choices?.map(({ value }) => value)]] : [];
      });
    const ids = [...CATALOGUE.keys()];
    expect(ids[0]).toBe('second');
    expect(Object.fromEntries(named)).toEqual({ new: ids, options: ids, look: ids, rules: ids });
  });

  it('are called in every language, within Discord’s limits', async () => {
    const { definitions } = await CommandSet.load();
    expect(definitions.length).toBeLessThanOrEqual(100);
    for (const locale of LOCALES) expect(await faultsInCommands(locale)).toEqual([]);
    expect(definitions.map(({ name_localizations: others }) => others?.cs)).toContain('hra');
  });

  it('are offered to everybody, but for what only managers do', async () => {
    const { definitions } = await CommandSet.load();
    const limited = definitions.filter(({ default_member_permissions: needed }) => needed !== undefined);
    const manageChannels = String(PermissionFlagsBits.ManageChannels);
    expect(limited).toMatchObject([{ name: 'server', default_member_permissions: manageChannels }]);
  });

  it('are registered anew only when they differ', async () => {
    const { definitions } = await CommandSet.load();
    const registered = definitions
      .map((definition, index) => ({
        ...definition,
        id: String(index),
        version: '1',
        nsfw: false,
        options: definition.options?.length ? definition.options : undefined,
        name_localizations: definition.name_localizations ?? null,
        default_member_permissions: definition.default_member_permissions ?? null,
      }))
      .reverse();
    expect(sameCommands(registered, definitions)).toBe(true);
    expect(sameCommands(registered.slice(1), definitions)).toBe(false);
    const renamed = JSON.parse(JSON.stringify(definitions).replace('"value":"second"', '"value":"first"'));
    expect(sameCommands(registered, renamed)).toBe(false);
    const [first, ...others] = definitions;
    expect(sameCommands(registered, [{ ...first, description: 'other' }, ...others])).toBe(false);
  });
});

import {
  type APIApplicationCommand,
  ApplicationCommandOptionType,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { begun, fitting, namedIn, nested, shownPath, slashes } from '../../../../src/local/page/composer/command.ts';
import type { WireChannel } from '../../../../src/local/wire.ts';

const { Integer, String: Text, Subcommand, SubcommandGroup } = ApplicationCommandOptionType;

function command(name: string, more: Partial<APIApplicationCommand> = {}): APIApplicationCommand {
  return {
    id: name,
    application_id: '1',
    version: '1',
    type: ApplicationCommandType.ChatInput,
    name,
    description: `What ${name} does`,
    default_member_permissions: null,
    ...more,
  };
}

const commands = [
  command('game', {
    options: [
      {
        type: Subcommand,
        name: 'new',
        description: 'Opens a case',
        options: [{ type: Integer, name: 'seats', description: 'How many' }],
      },
      {
        type: SubcommandGroup,
        name: 'seat',
        description: '',
        options: [{ type: Subcommand, name: 'give', description: 'Gives a seat away' }],
      },
    ],
  }),
  command('rules', { options: [{ type: Text, name: 'query', description: 'Words', required: true }] }),
  command('rite', { default_member_permissions: '0' }),
  command('manage', { default_member_permissions: '8' }),
  command('speak', { default_member_permissions: '2048' }),
  command('elsewhere', { guild_id: '77' }),
  command('letter', { contexts: [1] }),
  command('Mark', { type: ApplicationCommandType.Message }),
];

const place = (guild: string | null): WireChannel => ({
  id: '5',
  kind: guild === null ? 'direct' : 'text',
  name: 'arkham',
  guild,
  parent: null,
  topic: null,
  archived: false,
  locked: false,
  denied: [],
  people: [],
  lastMessage: null,
});

const viewer = (host: boolean) => ({
  me: '1',
  commands,
  person: () => ({ id: '1', name: 'Mara', color: '#ffffff', host }),
});

const paths = (host: boolean, guild: string | null) =>
  slashes(viewer(host), place(guild), 'en-GB').map(({ path }) => path);

describe('the commands that somebody is offered', () => {
  it('are the leaves of the tree, without those of other guilds, of other places, or for hosts', () => {
    expect(paths(false, '9')).toEqual(['game new', 'game seat give', 'rules', 'speak']);
    expect(paths(true, '9')).toEqual(['game new', 'game seat give', 'manage', 'rite', 'rules', 'speak']);
    expect(paths(true, '77')).toContain('elsewhere');
    expect(paths(false, null)).toContain('letter');
  });

  it('are ordered by how well they fit what was typed', () => {
    const all = slashes(viewer(true), place('9'), 'en-GB');
    const found = (typed: string) => fitting(all, typed).map(({ path }) => path);
    expect(found('ga')).toEqual(['game new', 'game seat give']);
    expect(found('give')).toEqual(['game seat give']);
    expect(found('  GAME   new')).toEqual(['game new']);
    expect(found('opens a case')).toEqual(['game new']);
    expect(found('')).toHaveLength(6);
    expect(found('nothing')).toEqual([]);
  });

  it('are sent with their options below group and subcommand', () => {
    const [, give, , , rules] = slashes(viewer(true), place('9'), 'en-GB');
    const filled = [{ name: 'query', type: Text, value: 'clues' }];
    expect(rules && nested(rules, filled)).toEqual(filled);
    expect(give && nested(give, [])).toEqual([
      { name: 'seat', type: SubcommandGroup, options: [{ name: 'give', type: Subcommand, options: [] }] },
    ]);
  });
});

describe('a command typed in one go', () => {
  const paths = ['game', 'game new', 'rules'].map((path) => ({ path, paths: [path] })) as unknown as Parameters<
    typeof begun
  >[0];
  const options = ['edition', 'scenario', 'thread'].map((name) => ({ name, label: name }));

  it('is the longest that the line begins with, and leaves its options', () => {
    const found = begun(paths, '/game new  edition:third scenario:Feast of Umôrdhoth');
    expect(found?.slash.path).toBe('game new');
    expect(found?.rest).toBe('edition:third scenario:Feast of Umôrdhoth');
    expect(begun(paths, '/game newest')?.slash.path).toBe('game');
    expect(begun(paths, '/ga')).toBeUndefined();
    expect(begun(paths, 'a /game new ')).toBeUndefined();
  });

  it('has its options told apart by their names', () => {
    const first = namedIn('edition:third scenario:Feast of Umôrdhoth', options);
    expect(first).toEqual({ before: '', option: options[0], rest: 'third scenario:Feast of Umôrdhoth' });
    expect(namedIn(first?.rest ?? '', options.slice(1))).toEqual({
      before: 'third',
      option: options[1],
      rest: 'Feast of Umôrdhoth',
    });
    expect(namedIn('Feast of Umôrdhoth', options)).toBeUndefined();
  });
});

describe('commands in another language', () => {
  const czech = {
    ...viewer(true),
    commands: [
      command('game', {
        name_localizations: { cs: 'hra' },
        options: [
          {
            type: Subcommand,
            name: 'new',
            name_localizations: { cs: 'nová' },
            description: 'Opens a case',
            description_localizations: { cs: 'Otevře případ' },
            options: [
              {
                type: Text,
                name: 'edition',
                name_localizations: { cs: 'edice' },
                description: 'Which',
                description_localizations: { cs: 'Která' },
              },
            ],
          },
        ],
      }),
      command('away', { name_localizations: { cs: 'pryč' } }),
    ],
  };
  const all = slashes(czech, place('9'), 'cs');
  const [made] = all;

  it('show the names and descriptions of that language, and the registered ones where it has none', () => {
    expect(all.map(({ path }) => path)).toEqual(['hra nová', 'pryč']);
    expect(made?.description).toBe('Otevře případ');
    expect(made?.options).toMatchObject([{ name: 'edition', label: 'edice', description: 'Která' }]);
    expect(slashes(czech, place('9'), 'de').map(({ path }) => path)).toEqual(['away', 'game new']);
  });

  it('are found and begun by the names of either language, and by a mixture', () => {
    for (const typed of ['hra nová', 'game new', 'hra new', 'game nová']) {
      expect(fitting(all, typed).map(({ path }) => path)).toEqual(['hra nová']);
      expect(begun(all, `/${typed} edice:třetí`)).toEqual({ slash: made, rest: 'edice:třetí' });
    }
    for (const typed of ['edice:třetí', 'edition:třetí'])
      expect(namedIn(typed, made?.options ?? [])).toMatchObject({ option: { name: 'edition' }, rest: 'třetí' });
  });

  it('are sent by the registered names, and shown by those of the language when they have been', () => {
    expect(made && nested(made, [])).toEqual([{ name: 'new', type: Subcommand, options: [] }]);
    expect(shownPath(all, 'game new')).toBe('hra nová');
    expect(shownPath(all, 'gone since')).toBe('gone since');
  });
});

import {
  type APIApplicationCommand,
  ApplicationCommandOptionType,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { begun, fitting, namedIn, nested, slashes } from '../../../../src/local/page/composer/command.ts';
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

const paths = (host: boolean, guild: string | null) => slashes(viewer(host), place(guild)).map(({ path }) => path);

describe('the commands that somebody is offered', () => {
  it('are the leaves of the tree, without those of other guilds, of other places, or for hosts', () => {
    expect(paths(false, '9')).toEqual(['game new', 'game seat give', 'rules', 'speak']);
    expect(paths(true, '9')).toEqual(['game new', 'game seat give', 'manage', 'rite', 'rules', 'speak']);
    expect(paths(true, '77')).toContain('elsewhere');
    expect(paths(false, null)).toContain('letter');
  });

  it('are ordered by how well they fit what was typed', () => {
    const all = slashes(viewer(true), place('9'));
    const found = (typed: string) => fitting(all, typed).map(({ path }) => path);
    expect(found('ga')).toEqual(['game new', 'game seat give']);
    expect(found('give')).toEqual(['game seat give']);
    expect(found('  GAME   new')).toEqual(['game new']);
    expect(found('opens a case')).toEqual(['game new']);
    expect(found('')).toHaveLength(6);
    expect(found('nothing')).toEqual([]);
  });

  it('are sent with their options below group and subcommand', () => {
    const [, give, , , rules] = slashes(viewer(true), place('9'));
    const filled = [{ name: 'query', type: Text, value: 'clues' }];
    expect(rules && nested(rules, filled)).toEqual(filled);
    expect(give && nested(give, [])).toEqual([
      { name: 'seat', type: SubcommandGroup, options: [{ name: 'give', type: Subcommand, options: [] }] },
    ]);
  });
});

describe('a command typed in one go', () => {
  const paths = ['game', 'game new', 'rules'].map((path) => ({ path })) as unknown as Parameters<typeof begun>[0];
  const options = [{ name: 'edition' }, { name: 'scenario' }, { name: 'thread' }];

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

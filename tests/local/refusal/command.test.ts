import { describe, expect, it } from 'vitest';
import { setScene } from './scene.ts';

const scene = setScene();

describe('commands', () => {
  const register = (command: object) => scene.bot.call('POST', `/applications/${scene.app}/commands`, command);
  const option = (more: object = {}) => ({ type: 3, name: 'o', description: 'd', ...more });
  const cases: [string, object, string, string][] = [
    ['a name in capitals', { name: 'Go', description: 'x' }, 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
    ['a name with spaces', { name: 'go on', description: 'x' }, 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
    ['a name over 32', { name: 'x'.repeat(33), description: 'x' }, 'name', 'BASE_TYPE_MAX_LENGTH'],
    ['no description', { name: 'x' }, 'description', 'BASE_TYPE_REQUIRED'],
    ['a description over 100', { name: 'x', description: 'x'.repeat(101) }, 'description', 'BASE_TYPE_MAX_LENGTH'],
    [
      'a language that Discord does not have',
      { name: 'x', description: 'x', name_localizations: { en: 'x' } },
      'name_localizations',
      'BASE_TYPE_CHOICES',
    ],
    [
      '26 choices',
      {
        name: 'x',
        description: 'x',
        options: [option({ choices: Array.from({ length: 26 }, (_, n) => ({ name: `${n}`, value: `${n}` })) })],
      },
      'options.0.choices',
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'required after optional',
      { name: 'x', description: 'x', options: [option(), option({ name: 'p', required: true })] },
      'options.1',
      'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      'an option twice',
      { name: 'x', description: 'x', options: [option(), option()] },
      'options.1.name',
      'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
    ],
    [
      'subcommands beside options',
      { name: 'x', description: 'x', options: [option(), { type: 1, name: 's', description: 'x' }] },
      'options.1.type',
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      'more than 8000 characters',
      {
        name: 'x',
        description: 'x',
        options: Array.from({ length: 25 }, (_, n) =>
          option({
            name: `o${n}`,
            description: 'x'.repeat(100),
            choices: Array.from({ length: 25 }, (_, m) => ({ name: `${m}`.repeat(4), value: `${m}`.repeat(10) })),
          }),
        ),
      },
      '',
      'APPLICATION_COMMAND_TOO_LARGE',
    ],
  ];

  it.each(cases)('%s', async (_, command, path, code) => {
    const { status, body } = await register(command);
    expect([status, body.code]).toEqual([400, 50035]);
    const leaf = path === '' ? body.errors : path.split('.').reduce((node, step) => node?.[step], body.errors);
    expect(leaf?._errors.map((each: { code: string }) => each.code)).toContain(code);
  });

  it('two of a name, more than a hundred, an unknown one, another application', async () => {
    const path = `/applications/${scene.app}/commands`;
    const twice = [1, 2].map(() => ({ name: 'x', description: 'x' }));
    expect((await scene.bot.call('PUT', path, twice)).body.errors[1]._errors[0].code).toBe(
      'APPLICATION_COMMANDS_DUPLICATE_NAME',
    );
    const many = Array.from({ length: 101 }, (_, n) => ({ name: `x${n}`, description: 'x' }));
    expect((await scene.bot.call('PUT', path, many)).body.code).toBe(30032);
    expect((await scene.bot.call('DELETE', `${path}/1`)).body.code).toBe(10063);
    expect((await scene.bot.call('GET', '/applications/99/commands')).body.code).toBe(10002);
    expect((await scene.bot.call('GET', `/applications/${scene.app}/guilds/99/commands`)).body.code).toBe(50001);
    expect((await scene.bot.call('GET', path)).body.map(({ name }: { name: string }) => name)).toEqual(['go']);
  });
});

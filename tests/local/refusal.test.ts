import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Robot } from '../../src/local/robot.ts';
import type { LocalDiscord } from '../../src/local/server.ts';
import { quickDiscord } from './bot.ts';
import { ManualClock } from './manual-clock.ts';

/** A bot of the barest kind, which sends what no library would. */
class RawBot {
  readonly interactions: { id: string; token: string; application_id: string }[] = [];
  private readonly socket: WebSocket;
  private readonly discord: LocalDiscord;
  private waiting: (() => void) | null = null;

  constructor(discord: LocalDiscord) {
    this.discord = discord;
    this.socket = new WebSocket(`ws://127.0.0.1:${discord.port}/gateway/?v=10&encoding=json`);
  }

  async ready(): Promise<this> {
    await new Promise<void>((resolve) => {
      this.socket.on('message', (raw) => {
        const { op, t, d } = JSON.parse(String(raw));
        if (op === 10) this.socket.send(JSON.stringify({ op: 2, d: { token: 'local', intents: 1, properties: {} } }));
        if (t === 'READY') resolve();
        if (t === 'INTERACTION_CREATE') {
          this.interactions.push(d);
          this.waiting?.();
        }
      });
    });
    return this;
  }

  /** The newest interaction, once there are `count`. */
  async interaction(count: number) {
    while (this.interactions.length < count) {
      await new Promise<void>((resolve) => {
        this.waiting = resolve;
      });
    }
    return this.interactions.at(-1)!;
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.discord.api}/v10${path}`, {
      method,
      headers: { authorization: 'Bot local', 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  }

  close(): void {
    this.socket.close();
  }
}

let discord: LocalDiscord;
let bot: RawBot;
let clock: ManualClock;
let mara: Robot;
let lodge: string;
let app: string;

beforeAll(async () => {
  clock = new ManualClock();
  discord = await quickDiscord({ clock });
  bot = await new RawBot(discord).ready();
  mara = discord.person('Mara');
  lodge = discord.channel().id;
  app = discord.bot.id;
  await bot.call('PUT', `/applications/${app}/commands`, [
    { name: 'go', description: 'Goes', options: [{ type: 3, name: 'to', description: 'Where', autocomplete: true }] },
  ]);
});

beforeEach(() => discord.audit.clear());

afterEach(() => {
  expect(discord.audit.of('fault')).toEqual([]);
  discord.allow(lodge);
});

afterAll(async () => {
  bot.close();
  await discord.close();
});

const send = (body: unknown) => bot.call('POST', `/channels/${lodge}/messages`, body);
const button = (custom_id: string, more: object = {}) => ({ type: 2, style: 1, label: 'x', custom_id, ...more });
const rowOf = (...components: object[]) => ({ type: 1, components });
const options = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `${at}`, value: `${at}` }));

describe('code 50035, in its nested form', () => {
  const menu = (more: object) => [rowOf({ type: 3, custom_id: 'm', options: options(2), ...more })];
  const at = (path: string, code: string) => ({ path, code });
  const cases: [string, object, { path: string; code: string }][] = [
    ['content over 2000', { content: 'x'.repeat(2001) }, at('content', 'BASE_TYPE_MAX_LENGTH')],
    ['content of a wrong type', { content: 7 }, at('content', 'STRING_TYPE_CONVERT')],
    ['eleven embeds', { embeds: Array(11).fill({ title: 'x' }) }, at('embeds', 'BASE_TYPE_MAX_LENGTH')],
    ['a long embed title', { embeds: [{ title: 'x'.repeat(257) }] }, at('embeds.0.title', 'BASE_TYPE_MAX_LENGTH')],
    [
      'embeds over 6000 together',
      { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] },
      at('embeds.1', 'MAX_EMBED_SIZE_EXCEEDED'),
    ],
    [
      '26 fields',
      { embeds: [{ fields: Array(26).fill({ name: 'a', value: 'b' }) }] },
      at('embeds.0.fields', 'BASE_TYPE_MAX_LENGTH'),
    ],
    [
      'an empty field',
      { embeds: [{ fields: [{ name: 'a', value: '' }] }] },
      at('embeds.0.fields.0.value', 'BASE_TYPE_REQUIRED'),
    ],
    [
      'an odd url',
      { embeds: [{ title: 'x', image: { url: 'ftp://x/y.png' } }] },
      at('embeds.0.image.url', 'URL_TYPE_INVALID_SCHEME'),
    ],
    [
      'six rows',
      { content: 'x', components: Array.from({ length: 6 }, (_, n) => rowOf(button(`${n}`))) },
      at('components', 'BASE_TYPE_BAD_LENGTH'),
    ],
    [
      'six buttons',
      { content: 'x', components: [rowOf(...Array.from({ length: 6 }, (_, n) => button(`${n}`)))] },
      at('components.0.components', 'BASE_TYPE_MAX_LENGTH'),
    ],
    ['an empty row', { content: 'x', components: [rowOf()] }, at('components.0.components', 'BASE_TYPE_MIN_LENGTH')],
    [
      'a menu beside a button',
      { content: 'x', components: [rowOf(button('a'), ...menu({})[0]!.components)] },
      at('components.0.components.1', 'COMPONENT_LAYOUT_WIDTH_EXCEEDED'),
    ],
    [
      'the same custom id twice',
      { content: 'x', components: [rowOf(button('a')), rowOf(button('a'))] },
      at('components.1.components.0.custom_id', 'COMPONENT_CUSTOM_ID_DUPLICATED'),
    ],
    [
      'an empty custom id',
      { content: 'x', components: [rowOf(button(''))] },
      at('components.0.components.0.custom_id', 'BASE_TYPE_MIN_LENGTH'),
    ],
    [
      'a custom id over 100',
      { content: 'x', components: [rowOf(button('x'.repeat(101)))] },
      at('components.0.components.0.custom_id', 'BASE_TYPE_MAX_LENGTH'),
    ],
    [
      'no custom id',
      { content: 'x', components: [rowOf({ type: 2, style: 1, label: 'x' })] },
      at('components.0.components.0.custom_id', 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED'),
    ],
    [
      'a label over 80',
      { content: 'x', components: [rowOf(button('a', { label: 'x'.repeat(81) }))] },
      at('components.0.components.0.label', 'BASE_TYPE_MAX_LENGTH'),
    ],
    [
      'neither label nor emoji',
      { content: 'x', components: [rowOf(button('a', { label: '' }))] },
      at('components.0.components.0.label', 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED'),
    ],
    [
      'a foreign emoji',
      { content: 'x', components: [rowOf(button('a', { emoji: { id: '123', name: 'x' } }))] },
      at('components.0.components.0.emoji.id', 'BUTTON_COMPONENT_INVALID_EMOJI'),
    ],
    [
      '26 options',
      { content: 'x', components: menu({ options: options(26) }) },
      at('components.0.components.0.options', 'BASE_TYPE_MAX_LENGTH'),
    ],
    [
      'no options',
      { content: 'x', components: menu({ options: [] }) },
      at('components.0.components.0.options', 'BASE_TYPE_MIN_LENGTH'),
    ],
    [
      'an option twice',
      { content: 'x', components: menu({ options: [...options(1), ...options(1)] }) },
      at('components.0.components.0.options.1.value', 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED'),
    ],
    [
      'more values than options',
      { content: 'x', components: menu({ max_values: 3 }) },
      at('components.0.components.0.options', 'BASE_TYPE_BAD_LENGTH'),
    ],
    [
      'least above most',
      { content: 'x', components: menu({ min_values: 2 }) },
      at('components.0.components.0.min_values', 'SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX_VALUES'),
    ],
    [
      'V2 components without the flag',
      { components: [{ type: 10, content: 'x' }] },
      at('components.0', 'UNION_TYPE_CHOICES'),
    ],
    [
      'V2 beside content',
      { flags: 1 << 15, content: 'x', components: [{ type: 10, content: 'x' }] },
      at('flags', 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2'),
    ],
    [
      'V2 text over 4000',
      {
        flags: 1 << 15,
        components: [
          { type: 10, content: 'x'.repeat(3000) },
          { type: 10, content: 'x'.repeat(1001) },
        ],
      },
      at('components', 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED'),
    ],
    [
      'V2 with 41 components',
      { flags: 1 << 15, components: [{ type: 17, components: Array(40).fill({ type: 10, content: 'x' }) }] },
      at('components', 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED'),
    ],
    [
      'V2 media without its file',
      { flags: 1 << 15, components: [{ type: 12, items: [{ media: { url: 'attachment://a.png' } }] }] },
      at('components.0.items.0.media.url', 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND'),
    ],
    [
      'mentions parsed and listed',
      { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
      at('allowed_mentions', 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE'),
    ],
    ['a long nonce', { content: 'x', nonce: 'x'.repeat(26) }, at('nonce', 'BASE_TYPE_MAX_LENGTH')],
    [
      'a reply to nothing',
      { content: 'x', message_reference: { message_id: '1' } },
      at('message_reference', 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE'),
    ],
    [
      'an attachment that is not there',
      { content: 'x', attachments: [{ id: '7' }] },
      at('attachments.0.id', 'MESSAGE_ATTACHMENT_NOT_FOUND'),
    ],
  ];

  it.each(cases)('%s', async (_, body, { path, code }) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 50035, message: 'Invalid Form Body' });
    const leaf = path.split('.').reduce((node, step) => node?.[step], answer.body.errors);
    expect(leaf?._errors.map((each: { code: string }) => each.code)).toContain(code);
    expect(discord.audit.of('refusal')).toMatchObject([{ code: 50035, status: 400, body }]);
    expect(mara.messages()).toEqual([]);
  });

  it('lets pass what is just within the limits', async () => {
    const full = {
      content: '🙂'.repeat(2000),
      embeds: [
        { title: 'x'.repeat(256), description: 'x'.repeat(4096), fields: Array(25).fill({ name: 'a', value: 'b' }) },
      ],
      components: [
        ...Array.from({ length: 4 }, (_, row) =>
          rowOf(...Array.from({ length: 5 }, (_, n) => button(`${row}${n}`, { label: 'x'.repeat(80) }))),
        ),
        rowOf({ type: 3, custom_id: 'x'.repeat(100), options: options(25), max_values: 25 }),
      ],
    };
    const answer = await send(full);
    expect(answer.status).toBe(200);
    await bot.call('DELETE', `/channels/${lodge}/messages/${answer.body.id}`);
  });
});

describe('messages and channels', () => {
  const silly = '99';

  it('50006 for an empty message, new or edited', async () => {
    expect((await send({ content: '  \n' })).body).toMatchObject({ code: 50006 });
    expect((await send({})).body.code).toBe(50006);
    expect((await send({ components: [rowOf(button('a'))] })).body.code).toBe(50006);
    const { id } = (await send({ content: 'x' })).body;
    expect((await bot.call('PATCH', `/channels/${lodge}/messages/${id}`, { content: '' })).body.code).toBe(50006);
  });

  it('10008, 10003, 10004, 10007, 10013 for what is not there', async () => {
    const codes = await Promise.all(
      [
        bot.call('GET', `/channels/${lodge}/messages/${silly}`),
        bot.call('PATCH', `/channels/${lodge}/messages/${silly}`, { content: 'x' }),
        bot.call('DELETE', `/channels/${lodge}/messages/${silly}`),
        bot.call('PUT', `/channels/${lodge}/messages/pins/${silly}`),
        bot.call('POST', `/channels/${silly}/messages`, { content: 'x' }),
        bot.call('GET', `/guilds/${silly}`),
        bot.call('GET', `/guilds/${discord.guild().id}/members/${silly}`),
        bot.call('GET', `/users/${silly}`),
      ].map(async (answer) => [(await answer).status, (await answer).body.code]),
    );
    expect(codes).toEqual([10008, 10008, 10008, 10008, 10003, 10004, 10007, 10013].map((code) => [404, code]));
  });

  it('50001 without sight of the channel, 50013 without a permission', async () => {
    const { id } = (await send({ content: 'x' })).body;
    const { ViewChannel, SendMessages, EmbedLinks, PinMessages, ManageMessages, CreatePublicThreads } =
      PermissionFlagsBits;
    const tried: [bigint, number, () => Promise<{ status: number; body: { code: number } }>][] = [
      [ViewChannel, 50001, () => send({ content: 'x' })],
      [ViewChannel, 50001, () => bot.call('GET', `/channels/${lodge}`)],
      [SendMessages, 50013, () => send({ content: 'x' })],
      [EmbedLinks, 50013, () => send({ embeds: [{ title: 'x' }] })],
      [PinMessages, 50013, () => bot.call('PUT', `/channels/${lodge}/pins/${id}`)],
      [ManageMessages, 50013, () => bot.call('DELETE', `/channels/${lodge}/messages/${mara.say('hers').id}`)],
      [CreatePublicThreads, 50013, () => bot.call('POST', `/channels/${lodge}/messages/${id}/threads`, { name: 'x' })],
      [0n, 50013, () => bot.call('DELETE', `/channels/${lodge}`)],
    ];
    for (const [bit, code, attempt] of tried) {
      discord.deny(lodge, bit);
      const answer = await attempt();
      expect([answer.status, answer.body.code]).toEqual([403, code]);
    }
  });

  it('50005 for editing what another wrote, 50021 for pinning an announcement', async () => {
    const hers = mara.say('Mine').id;
    expect((await bot.call('PATCH', `/channels/${lodge}/messages/${hers}`, { content: 'x' })).body.code).toBe(50005);
    await bot.call('PUT', `/channels/${lodge}/pins/${hers}`);
    const announced = mara.messages().at(-1)!.id;
    expect((await bot.call('PUT', `/channels/${lodge}/pins/${announced}`)).body.code).toBe(50021);
  });

  it('50016 and 50034 for bulk deletions, 50033 for a direct channel with nobody', async () => {
    const { id } = (await send({ content: 'old' })).body;
    const path = `/channels/${lodge}/messages/bulk-delete`;
    expect((await bot.call('POST', path, { messages: [id] })).body.code).toBe(50016);
    clock.advance(15 * 24 * 3_600_000);
    expect((await bot.call('POST', path, { messages: [id, '5'] })).body.code).toBe(50034);
    expect((await bot.call('POST', '/users/@me/channels', { recipient_id: '5' })).body.code).toBe(50033);
  });

  it('401 for a wrong token, 404 for a wrong path, 405 for a wrong method, 50109 for no JSON', async () => {
    expect(await bot.call('GET', '/users/@me', undefined, { authorization: 'Bot wrong' })).toEqual({
      status: 401,
      body: { code: 0, message: '401: Unauthorized' },
    });
    expect((await bot.call('GET', '/nowhere')).status).toBe(404);
    expect((await bot.call('PUT', '/users/@me/channels')).status).toBe(405);
    expect((await bot.call('POST', `/channels/${lodge}/messages`, '{"content":')).body.code).toBe(50109);
    for (const body of ['null', '[]', '"x"', '7']) {
      const answer = await bot.call('POST', `/channels/${lodge}/messages`, body);
      expect([50006, 50035]).toContain(answer.body.code);
    }
  });

  it('40005 for a file over ten MiB', async () => {
    const form = new FormData();
    form.set('payload_json', '{}');
    form.set('files[0]', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), 'big.bin');
    const path = `${discord.api}/v10/channels/${lodge}/messages`;
    const answer = await fetch(path, { method: 'POST', headers: { authorization: 'Bot local' }, body: form });
    expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([413, 40005]);
  });

  it('a nonce is forgotten after minutes', async () => {
    const nonce = { content: 'x', nonce: 7, enforce_nonce: true };
    const first = (await send(nonce)).body;
    expect(first.nonce).toBe(7);
    expect((await send(nonce)).body.id).toBe(first.id);
    clock.advance(10 * 60_000);
    expect((await send(nonce)).body.id).not.toBe(first.id);
  });
});

describe('commands', () => {
  const register = (command: object) => bot.call('POST', `/applications/${app}/commands`, command);
  const option = (more: object = {}) => ({ type: 3, name: 'o', description: 'd', ...more });
  const cases: [string, object, string, string][] = [
    ['a name in capitals', { name: 'Go', description: 'x' }, 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
    ['a name with spaces', { name: 'go on', description: 'x' }, 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
    ['a name over 32', { name: 'x'.repeat(33), description: 'x' }, 'name', 'BASE_TYPE_MAX_LENGTH'],
    ['no description', { name: 'x' }, 'description', 'BASE_TYPE_REQUIRED'],
    ['a description over 100', { name: 'x', description: 'x'.repeat(101) }, 'description', 'BASE_TYPE_MAX_LENGTH'],
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
    const path = `/applications/${app}/commands`;
    const twice = [1, 2].map(() => ({ name: 'x', description: 'x' }));
    expect((await bot.call('PUT', path, twice)).body.errors[1]._errors[0].code).toBe(
      'APPLICATION_COMMANDS_DUPLICATE_NAME',
    );
    const many = Array.from({ length: 101 }, (_, n) => ({ name: `x${n}`, description: 'x' }));
    expect((await bot.call('PUT', path, many)).body.code).toBe(30032);
    expect((await bot.call('DELETE', `${path}/1`)).body.code).toBe(10063);
    expect((await bot.call('GET', '/applications/99/commands')).body.code).toBe(10002);
    expect((await bot.call('GET', `/applications/${app}/guilds/99/commands`)).body.code).toBe(50001);
    expect((await bot.call('GET', path)).body.map(({ name }: { name: string }) => name)).toEqual(['go']);
  });
});

describe('interactions', () => {
  const answer = (to: { id: string; token: string }, body: unknown) =>
    bot.call('POST', `/interactions/${to.id}/${to.token}/callback`, body, { authorization: '' });
  const used = async () => {
    const before = bot.interactions.length;
    const act = mara.command('go');
    return { act, interaction: await bot.interaction(before + 1) };
  };

  it('10062 for an unknown one, a bad token, and after three seconds', async () => {
    const { act, interaction } = await used();
    expect((await answer({ id: '1', token: interaction.token }, { type: 5 })).body.code).toBe(10062);
    expect((await answer({ id: interaction.id, token: 'x' }, { type: 5 })).body.code).toBe(10062);
    clock.advance(3001);
    expect(await answer(interaction, { type: 5 })).toMatchObject({ status: 404, body: { code: 10062 } });
    expect(await act).toMatchObject({ state: 'failed', reason: 'silent' });
    expect(discord.audit.of('failure')).toMatchObject([{ what: 'go', reason: 'silent', person: mara.id }]);
  });

  it('40060 for the second answer', async () => {
    const { act, interaction } = await used();
    clock.advance(2900);
    expect((await answer(interaction, { type: 4, data: { content: 'x' } })).status).toBe(204);
    expect((await act).message?.content).toBe('x');
    expect(await answer(interaction, { type: 5 })).toMatchObject({ status: 400, body: { code: 40060 } });
  });

  it('a refused answer may be mended in time; its errors lie below data', async () => {
    const { act, interaction } = await used();
    const long = await answer(interaction, { type: 4, data: { content: 'x'.repeat(2001) } });
    expect(long.body.errors.data.content._errors[0].code).toBe('BASE_TYPE_MAX_LENGTH');
    const twice = { content: 'x', components: [rowOf(button('a'), button('a'))] };
    expect(
      (await answer(interaction, { type: 4, data: twice })).body.errors.data.components[0].components[1].custom_id,
    ).toBeDefined();
    expect((await answer(interaction, { type: 4 })).body.code).toBe(50006);
    expect((await answer(interaction, { type: 7, data: {} })).body.errors.type).toBeDefined();
    expect((await answer(interaction, { type: 8, data: { choices: [] } })).body.errors.type).toBeDefined();
    expect((await answer(interaction, {})).body.code).toBe(50035);
    expect((await answer(interaction, { type: 4, data: { content: 'good' } })).status).toBe(204);
    expect((await act).message?.content).toBe('good');
  });

  it('10015 before the answer, 50027 after fifteen minutes and for a bad token', async () => {
    const { act, interaction } = await used();
    const hook = `/webhooks/${app}/${interaction.token}`;
    expect(await bot.call('POST', hook, { content: 'x' })).toMatchObject({ status: 404, body: { code: 10015 } });
    await answer(interaction, { type: 5 });
    expect((await act).state).toBe('deferred');
    clock.advance(14 * 60_000);
    expect((await bot.call('PATCH', `${hook}/messages/@original`, { content: 'late' })).body.content).toBe('late');
    expect((await bot.call('GET', `${hook}/messages/5`)).body.code).toBe(10008);
    expect((await bot.call('POST', hook, { content: 'x'.repeat(2001) })).body.errors.content).toBeDefined();
    clock.advance(60_001);
    expect(await bot.call('POST', hook, { content: 'x' })).toMatchObject({ status: 401, body: { code: 50027 } });
    expect((await bot.call('PATCH', `${hook}/messages/@original`, { content: 'x' })).body.code).toBe(50027);
    expect((await bot.call('POST', `/webhooks/${app}/x`, { content: 'x' })).body.code).toBe(50027);
    expect((await bot.call('POST', `/webhooks/99/${interaction.token}`, { content: 'x' })).body.code).toBe(10015);
  });

  it('fail when deferred and never finished', async () => {
    const { act, interaction } = await used();
    await answer(interaction, { type: 5, data: { flags: 64 } });
    await act;
    clock.advance(15 * 60_000 + 1);
    expect(await act).toMatchObject({ state: 'failed', reason: 'expired' });
  });

  it('26 proposals, wrong ones, and none within three seconds', async () => {
    const before = bot.interactions.length;
    const choices = mara.complete('go', { to: 'a' }, 'to');
    const first = await bot.interaction(before + 1);
    const many = Array.from({ length: 26 }, (_, n) => ({ name: `${n}`, value: `${n}` }));
    expect((await answer(first, { type: 8, data: { choices: many } })).body.code).toBe(50035);
    expect((await answer(first, { type: 8, data: { choices: [{ name: 'a', value: 1 }] } })).body.code).toBe(50035);
    expect((await answer(first, { type: 4, data: { content: 'x' } })).body.errors.type).toBeDefined();
    expect((await answer(first, { type: 8, data: { choices: many.slice(1) } })).status).toBe(204);
    expect(await choices).toHaveLength(25);
    const late = expect(mara.complete('go', { to: 'a' }, 'to')).rejects.toThrow('silent');
    const second = await bot.interaction(before + 2);
    clock.advance(3000);
    expect((await answer(second, { type: 8, data: { choices: [] } })).body.code).toBe(10062);
    await late;
  });

  it('modals beyond their limits', async () => {
    const { act, interaction } = await used();
    const input = (more: object = {}) => rowOf({ type: 4, custom_id: 'a', style: 1, label: 'A', ...more });
    const modal = (more: object) =>
      answer(interaction, { type: 9, data: { custom_id: 'm', title: 'M', components: [input()], ...more } });
    const faults: [object, string][] = [
      [{ title: 'x'.repeat(46) }, 'title'],
      [{ custom_id: '' }, 'custom_id'],
      [{ components: [] }, 'components'],
      [{ components: Array.from({ length: 6 }, (_, n) => input({ custom_id: `${n}` })) }, 'components'],
      [{ components: [input(), input()] }, 'components'],
      [{ components: [input({ label: 'x'.repeat(46) })] }, 'components'],
      [{ components: [input({ label: null })] }, 'components'],
      [{ components: [input({ min_length: 5, max_length: 4 })] }, 'components'],
      [{ components: [input({ value: 'abc', max_length: 2 })] }, 'components'],
    ];
    for (const [more, key] of faults) {
      const { body } = await modal(more);
      expect([body.code, Object.keys(body.errors.data)]).toEqual([50035, [key]]);
    }
    expect((await modal({})).status).toBe(204);
    const opened = await act;
    expect(opened.modal?.custom_id).toBe('m');
    const submitted = mara.submitModal(opened, { a: 'x' });
    const next = await bot.interaction(bot.interactions.length + 1);
    expect((await answer(next, { type: 9, data: {} })).body.errors.type).toBeDefined();
    expect((await answer(next, { type: 7, data: {} })).body.errors.type).toBeDefined();
    await answer(next, { type: 4, data: { content: 'thanks', flags: 64 } });
    expect((await submitted).message?.content).toBe('thanks');
  });

  it('updates of a message deleted meanwhile get 10008', async () => {
    const asked = (await send({ content: 'x', components: [rowOf(button('a'))] })).body.id;
    const press = mara.press(asked, 'a');
    const next = await bot.interaction(bot.interactions.length + 1);
    await bot.call('DELETE', `/channels/${lodge}/messages/${asked}`);
    expect((await answer(next, { type: 7, data: { content: 'x' } })).body.code).toBe(10008);
    await answer(next, { type: 4, data: { content: 'gone', flags: 64 } });
    expect((await press).message?.content).toBe('gone');
  });
});

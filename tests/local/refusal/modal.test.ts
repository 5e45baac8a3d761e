import { describe, expect, it } from 'vitest';
import { setScene } from './scene.ts';

const scene = setScene();

const option = (value: string, more: object = {}) => ({ label: `Option ${value}`, value, ...more });
const two = [option('1'), option('2')];
const labeled = (component: object, more: object = {}) => ({
  type: 18,
  label: 'Say',
  component: { custom_id: 'a', ...component },
  ...more,
});
const [text, select, users, upload, radio, boxes] = [4, 3, 5, 19, 21, 22].map((type) => ({ type }));

/** What Discord refuses though its published schema lets it pass: where, and with which of its codes. */
const WRONG: Record<string, [component: object | object[], where: string, code: string]> = {
  'a value twice in a menu': [
    labeled({ ...select, options: [option('1'), option('1')] }),
    '0.component.options.1',
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  'a value twice among radio buttons': [
    labeled({ ...radio, options: [option('1'), option('1')] }),
    '0.component.options.1',
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  'a value twice among boxes': [
    labeled({ ...boxes, options: [option('1'), option('2'), option('1')] }),
    '0.component.options.2',
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  'two defaults among radio buttons': [
    labeled({ ...radio, options: [option('1', { default: true }), option('2', { default: true })] }),
    '0.component.options',
    'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  ],
  'more boxes ticked than may be': [
    labeled({ ...boxes, max_values: 1, options: [option('1', { default: true }), option('2', { default: true })] }),
    '0.component.options',
    'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  ],
  'more people chosen beforehand than may be': [
    labeled({ ...users, default_values: ['1', '2'].map((id) => ({ id, type: 'user' })) }),
    '0.component.default_values',
    'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  ],
  'max_values above the options of a menu': [
    labeled({ ...select, max_values: 3, options: two }),
    '0.component.options',
    'BASE_TYPE_BAD_LENGTH',
  ],
  'max_values above the boxes': [
    labeled({ ...boxes, max_values: 3, options: two }),
    '0.component.options',
    'BASE_TYPE_BAD_LENGTH',
  ],
  'min_values above max_values': [
    labeled({ ...boxes, min_values: 2, max_values: 1, options: two }),
    '0.component.min_values',
    'SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX_VALUES',
  ],
  'more files than may be': [
    labeled({ ...upload, min_values: 3, max_values: 2 }),
    '0.component.min_values',
    'SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX_VALUES',
  ],
  'fewer people chosen beforehand than must be': [
    labeled({ ...users, min_values: 2, max_values: 3, default_values: [{ id: '1', type: 'user' }] }),
    '0.component.default_values',
    'BASE_TYPE_BAD_LENGTH',
  ],
  'an option with an emoji that is not there': [
    labeled({ ...select, options: [option('1'), option('2', { emoji: { id: '123', name: 'x' } })] }),
    '0.component.options.1.emoji.id',
    'BUTTON_COMPONENT_INVALID_EMOJI',
  ],
  'an option with letters for an emoji': [
    labeled({ ...select, options: [option('1', { emoji: { name: 'ab' } })] }),
    '0.component.options.0.emoji.name',
    'BUTTON_COMPONENT_INVALID_EMOJI',
  ],
  'a text with a label of its own within one': [
    labeled({ ...text, style: 1, label: 'Say' }),
    '0.component.label',
    'BASE_TYPE_CHOICES',
  ],
  'a menu that is required, with none': [
    labeled({ ...select, min_values: 0, options: two }),
    '0.component.min_values',
    'SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES',
  ],
  'boxes that are required, with none': [
    labeled({ ...boxes, required: true, min_values: 0, options: two }),
    '0.component.min_values',
    'SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES',
  ],
  'a menu that is switched off': [
    labeled({ ...select, disabled: true, options: two }),
    '0.component.disabled',
    'BASE_TYPE_CHOICES',
  ],
  'a text that is shorter than it may be': [
    labeled({ ...text, style: 1, min_length: 5, value: 'abc' }),
    '0.component.value',
    'BASE_TYPE_BAD_LENGTH',
  ],
  'a number twice': [
    [labeled({ ...text, style: 1, id: 7 }), labeled({ ...text, style: 1, id: 7, custom_id: 'b' })],
    '1.component.id',
    'COMPONENT_ID_DUPLICATED',
  ],
  'a label of blanks': [labeled({ ...text, style: 1 }, { label: '  ' }), '0.label', 'BASE_TYPE_REQUIRED'],
  'an option of blanks': [
    labeled({ ...radio, options: [option('1'), option('2', { label: ' ' })] }),
    '0.component.options.1.label',
    'BASE_TYPE_REQUIRED',
  ],
};

describe('a form that Discord would refuse', () => {
  const opened = async (data: object) => {
    const before = scene.bot.interactions.length;
    const act = scene.mara.command('go');
    const { id, token } = await scene.bot.interaction(before + 1);
    const answer = (body: object) =>
      scene.bot.call('POST', `/interactions/${id}/${token}/callback`, body, { authorization: '' });
    const said = await answer({ type: 9, data: { custom_id: 'm', title: 'M', ...data } });
    if (said.status !== 204) await answer({ type: 4, data: { content: 'never mind' } });
    await act;
    return said;
  };
  const inside = (tree: unknown, path: string): unknown =>
    path.split('.').reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], tree);

  for (const [name, [wrong, where, code]] of Object.entries(WRONG))
    it(`has ${name}`, async () => {
      const { status, body } = await opened({ components: [wrong].flat() });
      expect([status, body.code]).toEqual([400, 50035]);
      expect(inside(body.errors.data.components, where)).toMatchObject({ _errors: [{ code }] });
    });

  it('has a title of blanks', async () => {
    const { body } = await opened({ title: '   ', components: [labeled({ ...text, style: 1 })] });
    expect(body.errors.data.title._errors[0].code).toBe('BASE_TYPE_REQUIRED');
  });

  it('is none where all of it is as it should be', async () => {
    const good = [
      labeled({ ...select, required: false, min_values: 0, max_values: 2, options: two }),
      labeled({
        ...boxes,
        custom_id: 'b',
        required: false,
        min_values: 2,
        options: two.map((one) => ({ ...one, default: true })),
      }),
      labeled({ ...radio, custom_id: 'c', options: [option('1', { default: true }), option('2')] }),
      labeled({ ...upload, custom_id: 'd', min_values: 2, max_values: 3 }),
      labeled({ ...text, custom_id: 'e', style: 1, min_length: 3, value: 'abc', id: 7 }),
    ];
    expect((await opened({ components: good })).status).toBe(204);
  });

  it('is none where the documentation forbids nothing: text alone, somebody chosen twice, a box that is required', async () => {
    const twice = [
      { id: '1', type: 'user' },
      { id: '1', type: 'user' },
    ];
    const odd = [
      { type: 10, content: 'Nothing to fill in.' },
      labeled({ ...users, min_values: 2, max_values: 2, default_values: twice }),
      labeled({ ...users, custom_id: 'b', min_values: 2, max_values: 2, default_values: [] }),
      labeled({ type: 23, custom_id: 'c', required: true }),
      labeled({ ...select, custom_id: 'd', options: [option('1', { emoji: { name: '🎲' } })] }),
    ];
    for (const components of [odd, odd.slice(0, 1)]) expect((await opened({ components })).status).toBe(204);
  });

  it('is a message, too, where a number stands twice in it', async () => {
    const text = (content: string) => ({ type: 10, content, id: 3 });
    const { body } = await scene.send({ flags: 32_768, components: [text('a'), text('b')] });
    expect(body.errors.components[1].id._errors[0].code).toBe('COMPONENT_ID_DUPLICATED');
  });
});

describe('an emoji', () => {
  it('is taken where it is the application’s own, and 10014, 50035 else', async () => {
    const path = `/applications/${scene.app}/emojis`;
    const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    const made = await scene.bot.call('POST', path, { name: 'clue', image });
    expect(made).toMatchObject({ status: 201, body: { name: 'clue', animated: true } });
    const withIt = {
      content: 'x',
      components: [
        { type: 1, components: [{ type: 2, style: 1, custom_id: 'a', emoji: { id: made.body.id, name: 'clue' } }] },
      ],
    };
    expect((await scene.send(withIt)).status).toBe(200);
    expect((await scene.bot.call('POST', path, { name: 'clue', image })).body.code).toBe(50035);
    expect((await scene.bot.call('POST', path, { name: 'doom' })).body.code).toBe(50035);
    await scene.bot.call('DELETE', `${path}/${made.body.id}`);
    expect((await scene.bot.call('GET', `${path}/${made.body.id}`)).body.code).toBe(10014);
    expect((await scene.send(withIt)).body.code).toBe(50035);
  });
});

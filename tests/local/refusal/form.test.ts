import { describe, expect, it } from 'vitest';
import { button, rowOf, setScene } from './scene.ts';

const scene = setScene();
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
      at('components.0.components.0.options.1', 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED'),
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
    const answer = await scene.send(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 50035, message: 'Invalid Form Body' });
    const leaf = path.split('.').reduce((node, step) => node?.[step], answer.body.errors);
    expect(leaf?._errors.map((each: { code: string }) => each.code)).toContain(code);
    expect(scene.discord.audit.of('refusal')).toMatchObject([{ code: 50035, status: 400, body }]);
    expect(scene.mara.messages()).toEqual([]);
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
    const answer = await scene.send(full);
    expect(answer.status).toBe(200);
    await scene.bot.call('DELETE', `/channels/${scene.lodge}/messages/${answer.body.id}`);
  });
});

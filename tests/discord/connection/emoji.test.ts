import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { inText, withoutEmoji } from '../../../src/discord/connection/emoji.ts';
import { buttonRows, type Row } from '../../../src/discord/message/row.ts';

const clue = { id: '1234567890123456789', name: 'clue_1a2b' };

const rows = (emoji: object): Row[] => [
  ...buttonRows([
    { type: ComponentType.Button, style: ButtonStyle.Secondary, label: 'Use 1 Clue', custom_id: 'a', ...emoji },
    { type: ComponentType.Button, style: ButtonStyle.Secondary, label: 'Accept', custom_id: 'b' },
  ]),
  {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: 'c',
        options: [
          { label: 'One', value: '1', ...emoji },
          { label: 'Two', value: '2' },
        ],
      },
    ],
  },
];

it('a message loses its emoji and nothing else', () => {
  const content = `▸ ${inText(clue)} **Mara** (Jonas)\n· ${inText(clue)} **Ines**\n:house: <t:5:R> <@7>`;
  expect(withoutEmoji({ content, components: rows({ emoji: clue }), nonce: 'n' })).toEqual({
    content: '▸ **Mara** (Jonas)\n· **Ines**\n:house: <t:5:R> <@7>',
    components: rows({}),
    nonce: 'n',
  });
});

it('a message without emoji is that very message', () => {
  const plain = { content: 'Said.', components: rows({}) };
  expect(withoutEmoji(plain)).toBe(plain);
  const words = { content: 'Said.' };
  expect(withoutEmoji(words)).toBe(words);
  expect(withoutEmoji({ components: rows({ emoji: clue }) })).toEqual({ components: rows({}) });
});

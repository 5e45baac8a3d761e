import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Words } from '../../words/words.ts';
import { customId } from './customid.ts';
import { buttonRows, type Row } from './row.ts';

/** The way to another game of the same people, under one that is over. */
export function againRow(game: string, words: Words): Row[] {
  return buttonRows([
    {
      type: ComponentType.Button,
      style: ButtonStyle.Primary,
      label: words.say('button-again'),
      custom_id: customId({ on: 'lobby', act: 'again', game, detail: '' }),
    },
  ]);
}

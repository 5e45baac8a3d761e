import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Seat } from '../../engine/decision.ts';
import type { Words } from '../../words/words.ts';
import { customId } from './customid.ts';
import type { Button } from './row.ts';

/** The button by which somebody plans their next turn. @param seat whose; null = of whoever presses it */
export function planButton(game: string, seat: Seat | null, words: Words): Button {
  return {
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    label: words.say('button-plan-next'),
    custom_id: customId({ on: 'next', game, seat }),
  };
}

import { ButtonStyle } from 'discord-api-types/v10';
import type { GameView, OpenDecision } from '../table/view.ts';
import type { Words } from '../words/words.ts';
import { button, buttonRows, type Row } from './choice.ts';
import { optionToken } from './component.ts';

/** The button that does what can't be taken back, asked once more. */
export function sureRows(view: GameView, open: OpenDecision, option: string, words: Words): Row[] {
  const choosing = { game: view.id, branch: view.branch, open };
  return buttonRows([
    { ...button(choosing, 'sure', optionToken(option), words.say('button-sure')), style: ButtonStyle.Danger },
  ]);
}

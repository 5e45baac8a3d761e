import { SIGNS, type Sign } from '../../../render/handles/sign.ts';
import type { Signed } from '../../edition/edition.ts';
import { type SignTable, signOf } from '../../shown/sign.ts';

/** What the phrases of options and of what they bring stand for. */
export const THIRD_SIGNS: SignTable = {
  'third-brings-encounter': 'encounter',
  'third-brings-doom': 'doom',
  'third-option-encounter': 'encounter',
  'third-option-attack': 'fight',
  'third-option-evade': 'evade',
  'third-option-evade-many': 'evade',
  'third-option-move': 'move',
  'third-option-ward': 'ward',
  'third-option-research': 'clue',
  'third-option-test-clue': 'clue',
  'third-option-focus': 'focus',
  'third-option-gather': 'money',
  'third-option-trade': 'trade',
  'third-option-cast': 'spell',
  'third-option-use': 'item',
  'third-option-test-use': 'item',
  'third-option-test-reroll': 'item',
  'third-option-card': 'item',
  'third-option-buy': 'item',
  'third-option-buy-half': 'item',
  'third-option-item-deck': 'item',
  'third-option-trade-give': 'item',
  'third-option-trade-take': 'item',
  'third-option-trade-give-money': 'money',
  'third-option-trade-take-money': 'money',
  'third-option-trade-give-clue': 'clue',
  'third-option-trade-take-clue': 'clue',
  'third-option-trade-give-remnant': 'remnant',
  'third-option-trade-take-remnant': 'remnant',
  'third-option-prevent-damage': 'stamina',
  'third-option-prevent-horror': 'sanity',
};

/** What an emoji can show of an option: its skill, what it does, what awaits there or what it costs; null for all else. */
export function optionSign(option: Signed): Sign | null {
  const { about } = option;
  const skill = about?.ref === 'skill' ? SIGNS.find((sign) => sign === about.id) : undefined;
  return skill ?? signOf(option, THIRD_SIGNS);
}

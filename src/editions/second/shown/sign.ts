import type { Sign } from '../../../render/handles/sign.ts';
import type { Signed } from '../../edition/edition.ts';
import { type SignTable, signOf } from '../../shown/sign.ts';
import type { Content } from '../content/content.ts';

/** What the phrases of options and of what they bring stand for. */
export const SECOND_SIGNS: SignTable = {
  'brings-gate': 'gate',
  'brings-unknown-gate': 'gate',
  'brings-clues': 'clue',
  'brings-encounter': 'encounter',
  'brings-world': 'encounter',
  'option-fight': 'fight',
  'option-rumor-fight': 'fight',
  'option-go-on': 'fight',
  'option-evade': 'evade',
  'option-flee': 'evade',
  'option-escape': 'evade',
  'option-clue': 'clue',
  'option-clues': 'clue',
  'option-clue-take': 'clue',
  'option-encounter-have': 'encounter',
  'option-encounter-card': 'encounter',
  'option-gate-enter': 'gate',
  'option-gate-enter-hidden': 'gate',
  'option-gate-card': 'encounter',
  'option-world-back': 'gate',
  'option-return-gate': 'gate',
  'option-trophy-gate': 'gate',
  'option-trophy-monster': 'monster',
  'option-close': 'gate',
  'option-seal': 'seal',
  'option-elder-sign': 'seal',
  'option-cast': 'spell',
  'option-use-card': 'item',
  'option-card-use': 'item',
  'option-ware': 'item',
  'option-card': 'item',
  'option-trade': 'trade',
  'option-trade-give': 'item',
  'option-trade-take': 'item',
  'option-trade-pay': 'money',
  'option-trade-get': 'money',
  'option-wagon': 'move',
  'option-clue-hand-on': 'clue',
  'option-clue-put-back': 'clue',
  'option-leave-clues': 'clue',
  'option-leave': 'clue',
  'option-move-sliders': 'focus',
};

/** What an emoji can show of an option: what it does, what awaits there or what it costs; null for all else. */
export function optionSign(content: Content, option: Signed): Sign | null {
  const { key, args } = option.label;
  if (key === 'option-stop-here' && Number(args?.clues) > 0) return 'clue';
  const sign = signOf(option, SECOND_SIGNS);
  return (sign === 'gate' || sign === 'monster' ? dimensionOf(content, option) : null) ?? sign;
}

/** The dimension of the trophy or marker that an option is about: what tells one from another. */
function dimensionOf(content: Content, { about }: Signed): Sign | null {
  const things = about?.ref === 'gate' ? content.gates : about?.ref === 'monster' ? content.monsters : [];
  return things.find(({ id }) => about?.id.split('#')[0] === id)?.dimension ?? null;
}

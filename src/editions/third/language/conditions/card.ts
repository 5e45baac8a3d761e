import type { z } from 'zod';
import { ref } from '../../../../engine/phrase.ts';
import { kindOf } from '../../../edition/copy.ts';
import { exact, text } from '../terms/field.ts';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = exact({ card: text });
/** Cards with that id. */
export type IsCard = z.output<typeof schema>;

export const card: Reading<IsCard> = {
  schema,
  holds: (_game, _seat, condition, { thatCard }) => thatCard !== undefined && kindOf(thatCard) === condition.card,
  words: (condition) => say('if-card', { card: ref('card', condition.card) }),
};

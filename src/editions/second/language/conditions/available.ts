import { z } from 'zod';
import { available as inSupply } from '../../cards/deck.ts';
import { cardRef, say } from '../terms/noun.ts';
import { text } from '../terms/scalar.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ available: text });

/** `{ "available": "Deputy of Arkham" }`: that card, or any `ally`, is still in its deck or supply. */
export type Available = z.output<typeof schema>;

export const available: Reading<Available> = {
  schema,
  holds: (game, _seat, condition) => inSupply(game, condition.available),
  words: (condition, _form, content) =>
    condition.available === 'ally'
      ? say('if-any-ally-available')
      : say('if-available', { card: cardRef(content, condition.available) }),
};

import type { z } from 'zod';
import { exact, text } from '../terms/field.ts';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = exact({ ability: text });
/** The ability with that id. */
export type IsAbility = z.output<typeof schema>;

export const ability: Reading<IsAbility> = {
  schema,
  // 3E-400.3e, 3E-435.1
  holds: (_game, _seat, condition, context) => context.ability === condition.ability,
  words: () => say('if-ability'),
};

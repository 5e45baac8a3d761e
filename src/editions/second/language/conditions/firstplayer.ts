import { z } from 'zod';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ is: z.literal('firstPlayer') });

/** `{ "is": "firstPlayer" }` */
export type IsFirstPlayer = z.output<typeof schema>;

export const firstPlayer: Reading<IsFirstPlayer> = {
  schema,
  holds: (game, seat) => game.state.first === seat,
  words: (_condition, form) => say('if-first-player', { form }),
};

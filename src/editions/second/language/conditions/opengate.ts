import { z } from 'zod';
import { investigator } from '../../investigators/investigator.ts';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ openGate: z.literal('here') });

/** `{ "openGate": "here" }` */
export type OpenGate = z.output<typeof schema>;

export const openGate: Reading<OpenGate> = {
  schema,
  holds: (game, seat) => Boolean(game.state.places[investigator(game, seat).at]?.gate),
  words: (_condition, form) => say('if-open-gate', { form }),
};

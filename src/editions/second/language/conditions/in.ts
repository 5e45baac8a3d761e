import { z } from 'zod';

import { AREAS } from '../../content/vocabulary.ts';
import { investigator } from '../../investigators/investigator.ts';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ in: z.enum(AREAS) });

/** `{ "in": "street" }`: is in that kind of area. */
export type InArea = z.output<typeof schema>;

export const inArea: Reading<InArea> = {
  schema,
  holds: (game, seat, condition) => game.content.town.isIn(investigator(game, seat).at, condition.in),
  words: (condition, form) => say(`if-in-${condition.in}`, { form }),
};

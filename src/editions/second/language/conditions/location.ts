import { z } from 'zod';
import { investigator } from '../../investigators/investigator.ts';
import { place, say } from '../terms/noun.ts';
import { text } from '../terms/scalar.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ location: text });

/** `{ "location": "the-dreamlands-1" }`: is exactly there, at a location or in an Other World area. */
export type AtLocation = z.output<typeof schema>;

export const location: Reading<AtLocation> = {
  schema,
  holds: (game, seat, condition) => investigator(game, seat).at === condition.location,
  words: (condition, form, content) => say('if-at', { place: place(content, condition.location, 'at'), form }),
};

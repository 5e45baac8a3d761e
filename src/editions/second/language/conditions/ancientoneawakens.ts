import { z } from 'zod';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ ancientOneAwakens: z.literal(true) });

/** `{ "ancientOneAwakens": true }` */
export type Awakens = z.output<typeof schema>;

export const ancientOneAwakens: Reading<Awakens> = {
  schema,
  holds: (game) => game.state.ancientOne.awake,
  words: () => say('if-ancient-one-awakens'),
};

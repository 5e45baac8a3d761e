import { z } from 'zod';
import { ref } from '../../../../engine/phrase.ts';
import { say } from '../terms/noun.ts';
import { text } from '../terms/scalar.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ environment: text });

/** `{ "environment": "mythos-blackest-night" }`: that Mythos card is the environment in play. */
export type Environment = z.output<typeof schema>;

export const environment: Reading<Environment> = {
  schema,
  holds: (game, _seat, condition) => game.state.environment?.card === condition.environment,
  words: (condition) => say('if-environment', { card: ref('mythos', condition.environment) }),
};

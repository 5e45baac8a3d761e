import { z } from 'zod';
import { say } from '../terms/noun.ts';
import { count } from '../terms/scalar.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ tokensOnCard: z.strictObject({ clue: count }) });

/** `{ "tokensOnCard": { "clue": 5 } }`: the rumor holds none (0) or at least so many. */
export type RumorTokens = z.output<typeof schema>;

export const tokensOnCard: Reading<RumorTokens> = {
  schema,
  holds: (game, _seat, { tokensOnCard: { clue } }) => {
    const tokens = game.state.rumor?.tokens ?? 0;
    return clue === 0 ? tokens === 0 : tokens >= clue;
  },
  words: ({ tokensOnCard: { clue } }) =>
    clue === 0 ? say('if-no-tokens-on-card') : say('if-tokens-on-card', { count: clue }),
};

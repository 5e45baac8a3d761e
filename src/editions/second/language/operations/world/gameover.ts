import { z } from 'zod';
import { defeat } from '../../../end/victory.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { atOnce, statement } from '../../terms/way.ts';

const schema = z.strictObject({ gameOver: z.literal('lost') });

/** `{ "gameOver": "lost" }`: at once (2E-2103). */
export type GameOver = z.output<typeof schema>;

export const gameOver: Operation<GameOver> = {
  schema,
  run: atOnce((game) => defeat(game, 'destruction')),
  words: statement(() => say('game-lost')),
  worth: () => -100,
};

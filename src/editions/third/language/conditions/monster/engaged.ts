import { z } from 'zod';
import { findMonster } from '../../../board/monster.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import type { Reading } from '../condition.ts';

const schema = exact({ engaged: z.literal('thatMonster') });
export type EngagedThat = z.output<typeof schema>;

export const engaged: Reading<EngagedThat> = {
  schema,
  holds: (game, _seat, _condition, { thatMonster }) =>
    thatMonster !== undefined && (findMonster(game.state, thatMonster)?.engagedWith.length ?? 0) > 0,
  words: () => say('if-engaged-that', { not: 'false' }),
  denied: () => say('if-engaged-that', { not: 'true' }),
};

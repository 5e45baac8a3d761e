import { z } from 'zod';
import { findMonster } from '../../../board/monster.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import type { Reading } from '../condition.ts';

const schema = exact({ engagedWith: z.literal('this') });
/** The investigator is engaged with the monster the text stands on. */
export type EngagedWith = z.output<typeof schema>;

export const engagedWith: Reading<EngagedWith> = {
  schema,
  holds: (game, seat, _condition, { monster }) =>
    seat !== null && monster !== undefined && findMonster(game.state, monster)?.engagedWith.includes(seat) === true,
  words: () => say('if-engaged-this', { not: 'false' }),
  denied: () => say('if-engaged-this', { not: 'true' }),
};

import { z } from 'zod';
import { say } from '../terms/noun.ts';
import { count } from '../terms/scalar.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ monstersOnCard: count });

/** `{ "monstersOnCard": 8 }`: the rumor holds none (0) or at least so many. */
export type RumorMonsters = z.output<typeof schema>;

export const monstersOnCard: Reading<RumorMonsters> = {
  schema,
  holds: (game, _seat, condition) => {
    const monsters = game.state.monsters.filter(({ at }) => at === 'rumor').length;
    return condition.monstersOnCard === 0 ? monsters === 0 : monsters >= condition.monstersOnCard;
  },
  words: (condition) =>
    condition.monstersOnCard === 0
      ? say('if-no-monsters-on-card')
      : say('if-monsters-on-card', { count: condition.monstersOnCard }),
};

import { z } from 'zod';
import { monsterHas } from '../../monsters/monstervalue.ts';
import { abilityKey, say } from '../terms/noun.ts';
import { monsterAbility } from '../terms/scalar.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ opponentHas: monsterAbility });

/** `{ "opponentHas": "undead" }`: the monster at hand, or the one that is fought. */
export type OpponentHas = z.output<typeof schema>;

export const opponentHas: Reading<OpponentHas> = {
  schema,
  holds: (game, seat, condition, context) => {
    const opponent = context.monster ?? game.state.combat?.monster;
    return Boolean(opponent && monsterHas(game, opponent, condition.opponentHas, seat));
  },
  words: (condition) => say('if-opponent', { ability: say(abilityKey(condition.opponentHas)) }),
};

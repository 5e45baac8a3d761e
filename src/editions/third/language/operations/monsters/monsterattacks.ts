import type { z } from 'zod';
import { attackAtOnce } from '../../../monsters/attackstep.ts';
import type { Operation } from '../../operation.ts';
import { exact, text } from '../../terms/field.ts';
import { meant } from '../../terms/meaning.ts';
import { monsterName, say } from '../../terms/noun.ts';

/** `thatMonster`, or the id of a monster. */
const schema = exact({ monsterAttacks: text });
export type MonsterAttacks = z.output<typeof schema>;

/** It deals its damage and horror to whoever is engaged with it. */
export const monsterAttacks: Operation<MonsterAttacks> = {
  schema,
  personal: false,
  *run(game, _seat, effect, context) {
    const monster = meant(game, effect.monsterAttacks, context);
    for (const seat of [...(monster?.engagedWith ?? [])]) if (monster) yield* attackAtOnce(game, monster.id, seat);
  },
  words: {
    kind: 'statement',
    clause: (effect) => say('monster-attacks', { monster: monsterName(effect.monsterAttacks) }),
  },
  worth: () => 0,
  changes: (game, _seat, effect, context) => meant(game, effect.monsterAttacks, context) !== null,
  befallsWorld: () => true,
};

import { z } from 'zod';
import { kindOf } from '../../../../edition/copy.ts';
import { exact, text } from '../../terms/field.ts';
import { monsterName, oneOf, say } from '../../terms/noun.ts';
import { monsterAsked } from '../../terms/whereabouts.ts';
import type { Reading } from '../condition.ts';

const schema = exact({ monsters: z.array(text).min(1) });
/** The monster is one of these ids. */
export type IsMonster = z.output<typeof schema>;

export const monsters: Reading<IsMonster> = {
  schema,
  holds: (_game, _seat, condition, context) => {
    const id = monsterAsked(context);
    // 3E-457.8a
    return id !== null && condition.monsters.includes(kindOf(id));
  },
  words: (condition) => say('if-monster', { monsters: oneOf(condition.monsters.map(monsterName)), not: 'false' }),
  denied: (condition) => say('if-monster', { monsters: oneOf(condition.monsters.map(monsterName)), not: 'true' }),
};

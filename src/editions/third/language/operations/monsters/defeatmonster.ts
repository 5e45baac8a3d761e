import { z } from 'zod';
import { defeatMonster as defeat } from '../../../monsters/monsterharm.ts';
import type { Operation } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { meant } from '../../terms/meaning.ts';
import { monsterName, say } from '../../terms/noun.ts';
import { blowOf } from './blow.ts';

const schema = exact({ defeatMonster: z.enum(['this', 'thatMonster']) });
export type DefeatMonster = z.output<typeof schema>;

/** It is defeated, without damage (3E-457.10). */
export const defeatMonster: Operation<DefeatMonster> = {
  schema,
  personal: false,
  *run(game, seat, effect, context) {
    const monster = meant(game, effect.defeatMonster, context);
    if (monster) yield* defeat(game, monster.id, blowOf(game, seat));
  },
  words: {
    kind: 'order',
    clause: (effect, form) => say('defeat-monster', { monster: monsterName(effect.defeatMonster), form }),
  },
  worth: () => 0.8,
  changes: (game, _seat, effect, context) => meant(game, effect.defeatMonster, context) !== null,
  befallsWorld: () => true,
  isGood: true,
};

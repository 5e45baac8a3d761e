import { z } from 'zod';
import { hasKeyword } from '../../../board/monster.ts';
import { exhaust } from '../../../monsters/engage.ts';
import type { Operation } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { meantAmong } from '../../terms/meaning.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ exhaustMonster: z.enum(['thatMonster', 'thoseMonsters']) });
export type ExhaustMonster = z.output<typeof schema>;

/** It is exhausted and no longer engaged (3E-433). */
export const exhaustMonster: Operation<ExhaustMonster> = {
  schema,
  personal: false,
  *run(game, _seat, { exhaustMonster: which }, { thatMonster, thoseMonsters = [] }) {
    const ids = which === 'thoseMonsters' ? thoseMonsters : thatMonster === undefined ? [] : [thatMonster];
    // 3E-433.1
    for (const id of ids) yield* exhaust(game, id);
  },
  words: { kind: 'order', clause: (effect, form) => say(`exhaust-${effect.exhaustMonster}`, { form }) },
  worth: () => 0.4,
  changes: (game, _seat, effect, context) =>
    meantAmong(game.state.monsters, effect.exhaustMonster, context).some(
      // A massive one only disengages, and engages again at once (3E-443.5-1).
      (monster) => monster.status !== 'exhausted' && !hasKeyword(game, monster, 'massive'),
    ),
  befallsWorld: (effect) => effect.exhaustMonster === 'thatMonster',
};

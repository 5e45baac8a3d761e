import { z } from 'zod';
import { investigator } from '../../../investigators/investigator.ts';
import { recover } from '../../../investigators/recovery.ts';
import { recoverMonster } from '../../../monsters/monsterharm.ts';
import type { Operation } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { meant } from '../../terms/meaning.ts';
import { say } from '../../terms/noun.ts';

const schema = z.union([
  exact({ restore: z.enum(['health', 'sanity']) }),
  exact({ restore: z.literal('health'), to: z.literal('thatMonster') }),
]);
/** All damage or horror off: of the investigator, or of the monster at hand. */
export type Restore = z.output<typeof schema>;

export const restore: Operation<Restore> = {
  schema,
  personal: false,
  run(game, seat, effect, { source, thatMonster }) {
    if ('to' in effect) {
      if (thatMonster !== undefined) recoverMonster(game, thatMonster, Number.POSITIVE_INFINITY);
    } else if (seat !== null) {
      const { damage, horror } = investigator(game, seat);
      recover(game, { seat }, effect.restore === 'health' ? { health: damage } : { sanity: horror }, source);
    }
  },
  words: {
    kind: 'order',
    clause: (effect, form) =>
      'to' in effect
        ? say('restore-monster')
        : { key: 'recover', who: 'you', what: [say(`restore-${effect.restore}`, { form })] },
  },
  worth(effect, judge) {
    if ('to' in effect) return -0.5;
    const { damage, horror } = investigator(judge.game, judge.seat);
    return judge.healing(effect.restore === 'health' ? { health: damage } : { sanity: horror });
  },
  changes(game, seat, effect, context) {
    if ('to' in effect) return (meant(game, 'thatMonster', context)?.damage ?? 0) > 0;
    return seat !== null && investigator(game, seat)[effect.restore === 'health' ? 'damage' : 'horror'] > 0;
  },
  befallsWorld: (effect) => 'to' in effect,
  isGood: true,
};

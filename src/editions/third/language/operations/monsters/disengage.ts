import { z } from 'zod';
import { engagedMonsters, hasKeyword } from '../../../board/monster.ts';
import { upset, upsets } from '../../../investigators/investigator.ts';
import { disengage as part } from '../../../monsters/engage.ts';
import type { Operation } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { meantAmong } from '../../terms/meaning.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ disengage: z.enum(['all', 'otherMonsters', 'thoseMonsters']) });
export type Disengage = z.output<typeof schema>;

/** The acting investigator disengages; the monsters stay ready (3E-455). */
export const disengage: Operation<Disengage> = {
  schema,
  personal: true,
  *run(game, seat, effect, context) {
    const before = upsets(game, seat);
    for (const { id } of meantAmong(engagedMonsters(game.state, seat), effect.disengage, context))
      if (!upset(game, seat, before)) yield* part(game, id, seat);
  },
  words: { kind: 'order', clause: (effect, form) => say(`disengage-${effect.disengage}`, { form }) },
  worth: () => 0.4,
  changes: (game, seat, effect, context) =>
    meantAmong(engagedMonsters(game.state, seat), effect.disengage, context).some(
      // A massive one engages again at once (3E-443.2, 3E-R11).
      (monster) => !hasKeyword(game, monster, 'massive'),
    ),
};

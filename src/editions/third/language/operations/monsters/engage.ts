import type { z } from 'zod';
import { engage as begin } from '../../../monsters/engage.ts';
import type { Operation } from '../../operation.ts';
import { exact, text } from '../../terms/field.ts';
import { meant } from '../../terms/meaning.ts';
import { monsterName, say } from '../../terms/noun.ts';

/** `thatMonster`, or the id of a monster. */
const schema = exact({ engage: text });
export type Engage = z.output<typeof schema>;

/** The acting investigator and that monster are engaged. */
export const engage: Operation<Engage> = {
  schema,
  personal: true,
  run(game, seat, effect, context) {
    const monster = meant(game, effect.engage, context);
    if (monster) begin(game, monster.id, seat);
  },
  words: { kind: 'order', clause: (effect, form) => say('engage', { monster: monsterName(effect.engage), form }) },
  worth: () => 0,
  changes: (game, seat, effect, context) => meant(game, effect.engage, context)?.engagedWith.includes(seat) === false,
};

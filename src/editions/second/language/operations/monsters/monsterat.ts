import { z } from 'zod';
import { placeMonster, spawn } from '../../../monsters/monster.ts';
import type { Operation } from '../../operation.ts';
import { place, say } from '../../terms/noun.ts';
import { positive, text } from '../../terms/scalar.ts';
import { order } from '../../terms/way.ts';

const schema = z.strictObject({
  monsterAt: z.union([
    z.strictObject({ place: text, count: positive }),
    z.strictObject({ place: text, from: z.literal('card') }),
  ]),
});

/** `{ "monsterAt": { "place": "uptown-streets", "count": 2 } }` from the cup, or all that lie on the rumor. */
export type MonsterAt = z.output<typeof schema>;

export const monsterAt: Operation<MonsterAt> = {
  schema,
  *run(game, _seat, { monsterAt: spec }, { source }) {
    if ('count' in spec) {
      yield* spawn(game, spec.place, spec.count, { by: source });
      return;
    }
    const onCard = game.state.monsters.filter(({ at }) => at === 'rumor').map(({ marker }) => marker);
    for (const marker of onCard) yield* placeMonster(game, marker, spec.place, { by: source });
  },
  words: order(({ monsterAt: spec }, form, { content }) => {
    const at = place(content, spec.place, 'at');
    if ('count' in spec) return say('monsters-at', { count: spec.count, place: at, form });
    return say('monsters-from-card-at', { place: at, form });
  }),
  worth: () => -0.8,
};

import { z } from 'zod';
import { defeatInCombat } from '../../../combat/fight.ts';
import { monstersAround } from '../../../monsters/monster.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { order } from '../../terms/way.ts';

const schema = z.strictObject({ defeatMonsters: z.strictObject({ where: z.literal('sameArea') }) });

/** `{ "defeatMonsters": { "where": "sameArea" } }`: every monster in the owner's area, that of an encounter there too. */
export type DefeatMonsters = z.output<typeof schema>;

export const defeatMonsters: Operation<DefeatMonsters> = {
  schema,
  *run(game, seat) {
    // 2E-4104: the one of an encounter goes where it would after a Combat check.
    for (const marker of monstersAround(game, seat)) yield* defeatInCombat(game, seat, marker);
  },
  words: order((_effect, form) => say('defeat-monsters', { form })),
  worth: () => 0,
};

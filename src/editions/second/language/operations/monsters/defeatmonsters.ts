import { z } from 'zod';
import { monstersAt } from '../../../board/area.ts';
import { defeatInCombat } from '../../../combat/fight.ts';
import { investigator } from '../../../investigators/investigator.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { order } from '../../terms/way.ts';

const schema = z.strictObject({ defeatMonsters: z.strictObject({ where: z.literal('sameArea') }) });

/** `{ "defeatMonsters": { "where": "sameArea" } }`: every monster in the owner's area, and the one they fight. */
export type DefeatMonsters = z.output<typeof schema>;

export const defeatMonsters: Operation<DefeatMonsters> = {
  schema,
  *run(game, seat) {
    const { combat } = game.state;
    const fought = combat?.seat === seat ? combat.monster : null;
    const there = monstersAt(game, investigator(game, seat).at).map(({ marker }) => marker);
    const markers = fought && !there.includes(fought) ? [fought, ...there] : there;
    // 2E-4104: the one of an encounter goes where it would after a Combat check.
    for (const marker of markers) yield* defeatInCombat(game, seat, marker);
  },
  words: order((_effect, form) => say('defeat-monsters', { form })),
  worth: () => 0,
};

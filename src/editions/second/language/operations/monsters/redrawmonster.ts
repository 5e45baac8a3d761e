import { z } from 'zod';
import { drawFromCup, returnMonster } from '../../../monsters/monster.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { atOnce, order } from '../../terms/way.ts';

const schema = z.strictObject({ redrawMonster: z.literal('that') });

/** `{ "redrawMonster": "that" }`: the monster at hand goes back to the cup and a different one takes its place. */
export type RedrawMonster = z.output<typeof schema>;

export const redrawMonster: Operation<RedrawMonster> = {
  schema,
  run: atOnce((game, _seat, _effect, context) => {
    const old = game.state.monsters.find(({ marker }) => marker === context.monster);
    if (!old) return;
    const next = drawFromCup(game);
    returnMonster(game, old.marker, 'cup');
    if (next === null) return;
    game.state.monsters.push({ ...old, marker: next });
    context.monster = next;
  }),
  words: order((_effect, form) => say('redraw-monster', { form })),
  worth: () => 0,
};

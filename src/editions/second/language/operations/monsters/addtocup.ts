import { z } from 'zod';
import { copiesOf, isCopy } from '../../../../edition/copy.ts';

import { printedAbility } from '../../../investigators/modifier.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { atOnce, statement } from '../../terms/way.ts';

const schema = z.strictObject({ addToCup: z.strictObject({ ability: z.literal('mask'), count: z.literal('all') }) });

/** `{ "addToCup": { "ability": "mask", "count": "all" } }`: the Masks of Nyarlathotep join the cup. */
export type AddToCup = z.output<typeof schema>;

export const addToCup: Operation<AddToCup> = {
  schema,
  run: atOnce((game, _seat, { addToCup: { ability } }) => {
    const { state } = game;
    const joining = game.content.monsters
      .filter(({ id }) => printedAbility(game, id, ability))
      .flatMap(copiesOf)
      .filter((marker) => state.box.includes(marker));
    state.box = state.box.filter((id) => !(isCopy(id) && joining.includes(id)));
    state.cup = [...state.cup, ...joining].sort();
  }),
  words: statement((_effect, form) => say('add-masks-to-cup', { form })),
  worth: () => 0,
};

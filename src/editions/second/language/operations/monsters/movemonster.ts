import { z } from 'zod';
import { list } from '../../../../language/joining.ts';
import { hunt } from '../../../monsters/monstermove.ts';
import type { Operation } from '../../operation.ts';
import { place, say } from '../../terms/noun.ts';
import { text } from '../../terms/scalar.ts';
import { statement } from '../../terms/way.ts';

const schema = z.strictObject({
  moveMonster: z.strictObject({ to: z.literal('nearestInvestigator'), notAt: z.array(text).min(1) }),
});

/**
 * `{ "moveMonster": { "to": "nearestInvestigator", "notAt": ["arkham-asylum"] } }`: the whole way, to somebody in a
 * location of Arkham but not at those; ties go to the lowest Sneak, then to the first player's choice.
 */
export type MoveMonster = z.output<typeof schema>;

export const moveMonster: Operation<MoveMonster> = {
  schema,
  *run(game, _seat, effect, { monster }) {
    if (monster !== undefined) yield* hunt(game, monster, effect.moveMonster.notAt);
  },
  words: statement((effect, _form, { content }) =>
    say('move-monster-nearest', { places: list(effect.moveMonster.notAt.map((id) => place(content, id, 'subject'))) }),
  ),
  worth: () => 0,
};

import { z } from 'zod';
import { type Phrase, ref } from '../../../../../engine/phrase.ts';
import { kindOf } from '../../../../edition/copy.ts';
import { list } from '../../../../language/joining.ts';
import type { Content } from '../../../content/content.ts';

import { returnMonster } from '../../../monsters/monster.ts';
import type { Operation } from '../../operation.ts';
import { monsters, place, say } from '../../terms/noun.ts';
import { text } from '../../terms/scalar.ts';
import { atOnce, order } from '../../terms/way.ts';

const where = z.union([
  z.strictObject({ in: z.enum(['arkham', 'anywhere']) }),
  /** The nine streets, and not the Sky. */
  z.strictObject({ areas: z.enum(['streets', 'locations']) }),
  z.strictObject({ neighborhood: text }),
  z.strictObject({ zones: z.array(z.enum(['sky', 'outskirts'])).min(1) }),
]);
type Where = z.output<typeof where>;

const schema = z.strictObject({
  returnToCup: z.union([
    z.literal('this'),
    z.strictObject({ monsters: z.union([z.literal('all'), z.array(text).min(1)]), where }),
  ]),
});

/**
 * `{ "returnToCup": { "monsters": ["gug"], "where": { "in": "arkham" } } }`, or the monster at hand. How many went is
 * the counter `returned`.
 */
export type ReturnToCup = z.output<typeof schema>;

export const returnToCup: Operation<ReturnToCup> = {
  schema,
  run: atOnce((game, _seat, { returnToCup: spec }, context) => {
    if (spec === 'this') {
      if (context.monster !== undefined) returnMonster(game, context.monster, 'cup', context.source);
      return;
    }
    const gone = game.state.monsters
      .filter(({ marker }) => spec.monsters === 'all' || spec.monsters.includes(kindOf(marker)))
      .filter(({ at }) => lies(game.content, at, spec.where));
    for (const { marker } of gone) returnMonster(game, marker, 'cup', context.source);
    context.counters = { ...context.counters, returned: gone.length };
  }),
  words: order(({ returnToCup: spec }, form, { content }) =>
    spec === 'this'
      ? say('return-this-to-cup', { form })
      : say('return-to-cup', {
          monsters: monsters(spec.monsters, 'object'),
          where: whereText(content, spec.where),
          form,
        }),
  ),
  worth: () => 0.3,
};

/**
 * Whether a monster's place on the board is meant. Arkham is locations, streets and the Sky, not the Outskirts.
 * Monsters of encounters and on a rumor are never meant.
 */
function lies(content: Content, at: string, area: Where): boolean {
  if (at === 'encounter' || at === 'rumor') return false;
  const found = content.places.get(at);
  if ('zones' in area) return area.zones.some((zone) => zone === at);
  if ('neighborhood' in area) return found?.neighborhood === area.neighborhood;
  if ('areas' in area) return found?.kind === (area.areas === 'streets' ? 'street' : 'location');
  return area.in === 'anywhere' || found !== undefined || at === 'sky';
}

/** "in Arkham", "in the Sky and the Outskirts" */
function whereText(content: Content, area: Where): Phrase {
  if ('zones' in area)
    return say('where-places', { places: list(area.zones.map((zone) => place(content, zone, 'object'))) });
  if ('neighborhood' in area)
    return say('where-neighborhood', { neighborhood: ref('neighborhood', area.neighborhood) });
  return say(`where-${'areas' in area ? area.areas : area.in}`);
}

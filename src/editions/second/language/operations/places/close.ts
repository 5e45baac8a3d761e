import { z } from 'zod';
import { closePlace } from '../../../board/closure.ts';
import type { Operation } from '../../operation.ts';
import { place, say } from '../../terms/noun.ts';
import { text } from '../../terms/scalar.ts';
import { atOnce, shared } from '../../terms/way.ts';

const schema = z.strictObject({
  close: z.strictObject({ place: text, until: z.enum(['endOfTurn', 'endOfNextTurn', 'endOfGame']) }),
});

/** `{ "close": { "place": "library", "until": "endOfNextTurn" } }`: those in it go to its street (FAQ-73). */
export type Close = z.output<typeof schema>;

export const close: Operation<Close> = {
  schema,
  run: atOnce((game, _seat, effect, context) =>
    closePlace(game, effect.close.place, effect.close.until, context.source.id),
  ),
  words: shared(({ close: { place: id, until } }, { content }) => ({
    key: 'close',
    args: { until: say(`until-${until}`) },
    what: [place(content, id, 'object')],
  })),
  worth: () => -0.4,
  befallsWorld: () => true,
};

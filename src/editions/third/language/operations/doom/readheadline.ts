import type { z } from 'zod';
import { readHeadline as read } from '../../../mythos/headline.ts';
import type { Operation } from '../../operation.ts';
import { exact, positive } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import { readerOf } from './reader.ts';

const schema = exact({ readHeadline: positive });
export type ReadHeadline = z.output<typeof schema>;

/** Headlines are read one after the other (3E-467). */
export const readHeadline: Operation<ReadHeadline> = {
  schema,
  personal: false,
  *run(game, seat, effect, context) {
    const who = readerOf(game, seat, context);
    // 3E-204.10a
    for (let left = effect.readHeadline; left > 0; left--) yield* read(game, who);
  },
  words: { kind: 'order', clause: (effect, form) => say('read-headline', { count: effect.readHeadline, form }) },
  worth: () => -0.3,
  befallsWorld: () => true,
};

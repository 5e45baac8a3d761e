import type { z } from 'zod';
import { drawToken } from '../../../mythos/mythos.ts';
import type { Operation } from '../../operation.ts';
import { exact, positive } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import { readerOf } from './reader.ts';

const schema = exact({ drawMythos: positive });
export type DrawMythos = z.output<typeof schema>;

/** Mythos tokens are drawn and resolved one after the other. */
export const drawMythos: Operation<DrawMythos> = {
  schema,
  personal: false,
  *run(game, seat, effect, context) {
    const who = readerOf(game, seat, context);
    for (let left = effect.drawMythos; left > 0; left--) yield* drawToken(game, who);
  },
  words: { kind: 'order', clause: (effect, form) => say('draw-mythos', { count: effect.drawMythos, form }) },
  worth: (effect) => -0.35 * effect.drawMythos,
  befallsWorld: () => true,
  dread: () => 'doom',
};

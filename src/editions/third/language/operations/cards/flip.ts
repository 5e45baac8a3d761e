import { z } from 'zod';
import { flipCondition } from '../../../investigators/status.ts';
import type { Operation } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import { ownerOfThis } from './thiscard.ts';

const schema = exact({ flip: z.literal('this') });
export type Flip = z.output<typeof schema>;

/** The condition is turned over. */
export const flip: Operation<Flip> = {
  schema,
  personal: true,
  *run(game, _seat, _effect, context) {
    const owner = ownerOfThis(game, context);
    if (owner !== null && context.card !== undefined) yield* flipCondition(game, owner, context.card);
  },
  words: { kind: 'order', clause: (_effect, form) => say('flip', { form }) },
  worth: () => 0,
};

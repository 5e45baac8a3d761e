import { z } from 'zod';
import { leave } from '../../../investigators/defeat.ts';
import type { Operation } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ retire: z.literal(true) });
export type Retire = z.output<typeof schema>;

/** They leave the game of their own accord; the new one enters with the next action phase (3E-465). */
export const retire: Operation<Retire> = {
  schema,
  personal: true,
  *run(game, seat, _effect, context) {
    yield* leave(game, seat, 'retired', context.source);
  },
  words: { kind: 'order', clause: (_effect, form) => say('retire', { form }) },
  worth: () => 0,
  dread: () => 'grave',
};

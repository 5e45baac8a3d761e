import { z } from 'zod';
import type { Operation } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ ignore: exact({ card: z.literal('this'), until: z.literal('endOfRound') }) });
export type Ignore = z.output<typeof schema>;

/** They are not touched by the rumor until the end of the round. */
export const ignore: Operation<Ignore> = {
  schema,
  personal: true,
  run({ state }, seat, _effect, { source }) {
    if (source.ref === 'headline' && state.rumor?.headline === source.id)
      state.rumor.ignoredBy.push({ seat, round: state.round });
  },
  words: { kind: 'order', clause: (_effect, form) => say('ignore', { form }) },
  worth: () => 0,
};

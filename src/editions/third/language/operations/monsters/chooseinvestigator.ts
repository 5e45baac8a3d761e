import { z } from 'zod';
import type { Operation } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import { pickInvestigator } from '../../terms/picking.ts';

const schema = exact({
  chooseInvestigator: exact({ who: z.literal('anotherInvestigator'), in: z.literal('anywhere') }),
});
export type ChooseInvestigator = z.output<typeof schema>;

/** One other investigator, `thatInvestigator` from now on. */
export const chooseInvestigator: Operation<ChooseInvestigator> = {
  schema,
  personal: false,
  *run(game, seat, _effect, context) {
    const chosen = yield* pickInvestigator(game, seat, context, (other) => other !== seat);
    delete context.thatInvestigator;
    if (chosen !== null) context.thatInvestigator = chosen;
  },
  words: { kind: 'order', clause: (_effect, form) => say('choose-investigator', { form }) },
  worth: () => 0,
  aims: true,
};

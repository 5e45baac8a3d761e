import { z } from 'zod';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { atOnce, statement } from '../../terms/way.ts';
import { putInForce } from './inforce.ts';

const weather = z.strictObject({ type: z.literal('environment'), subtype: z.literal('weather') });
const schema = z.strictObject({
  cancel: z.discriminatedUnion('what', [
    z.strictObject({ what: z.literal('mythosAbility'), where: weather }),
    z.strictObject({ what: z.literal('ancientOneAttack'), until: z.literal('endOfRound') }),
  ]),
});

/** `{ "cancel": { "what": "ancientOneAttack", "until": "endOfRound" } }` */
export type Cancel = z.output<typeof schema>;

export const cancel: Operation<Cancel> = {
  schema,
  run: atOnce((game, _seat, effect, context) => {
    if ('until' in effect.cancel) putInForce(game, { seat: null, effect, until: effect.cancel.until }, context);
  }),
  words: statement((effect, form) => say(`cancel-${effect.cancel.what}`, { form })),
  worth: () => 0,
};

import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { phrase } from '../../../../../engine/phrase.ts';
import { HARMS, type Harm } from '../../../content/vocabulary.ts';
import { capacity } from '../../../investigators/harmassign.ts';
import { fromText } from '../../../state/asking.ts';
import type { EffectContext } from '../../../state/context.ts';
import { choose } from '../../../state/question.ts';
import type { Game } from '../../../state/state.ts';
import type { Operation } from '../../operation.ts';
import { amount, shareOf } from '../../terms/amount.ts';
import { exact } from '../../terms/field.ts';
import { amountText, oneOf, say } from '../../terms/noun.ts';

const schema = exact({ prevent: exact({ loss: z.union([z.enum(HARMS), z.array(z.enum(HARMS)).min(1)]), amount }) });
export type Prevent = z.output<typeof schema>;

/** So much of the harm at hand is not suffered; of a list of kinds it is one of them, the owner's choice (3E-488). */
export const prevent: Operation<Prevent> = {
  schema,
  personal: true,
  *run(game, seat, { prevent: { loss, amount: printed } }, context) {
    const { harm } = context;
    if (!harm) return;
    const kinds = [loss].flat().filter((kind) => harm[kind] > 0);
    const kind = yield* kindToPrevent(game, seat, kinds, context);
    if (kind === null) return;
    const much = yield* shareOf(game, seat, { amount: printed, have: harm[kind] }, context);
    harm[kind] = Math.max(0, harm[kind] - much);
  },
  words: {
    kind: 'order',
    clause: ({ prevent: { loss, amount: value } }, form) =>
      say('prevent', { what: oneOf([loss].flat().map((kind) => amountText(kind, value, form))), form }),
  },
  worth: () => 0.4,
  changes: (_game, _seat, { prevent: { loss } }, { harm }) =>
    [loss].flat().some((kind) => harm !== undefined && harm[kind] > 0),
  isGood: true,
};

/** Silence prevents what would bring whoever suffers nearer to defeat. */
function* kindToPrevent(game: Game, seat: Seat, kinds: readonly Harm[], context: EffectContext): Flow<Harm | null> {
  const { harm } = context;
  const chosen = yield* choose(
    game,
    { seat, kind: 'effect.prevent', rule: '3E-488.1' },
    kinds.map((kind) => ({ id: kind, label: phrase(`third-option-prevent-${kind}`) })),
    () => {
      if (!harm) return fromText(context);
      const bears = capacity(game, harm.seat);
      const [worst] = [...kinds].sort((a, b) => bears[a] - harm[a] - (bears[b] - harm[b]));
      return fromText(context, worst ? { default: worst } : {});
    },
  );
  return kinds.find((kind) => kind === chosen) ?? null;
}

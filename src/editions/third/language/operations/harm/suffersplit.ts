import { z } from 'zod';
import type { Flow } from '../../../../../engine/flow.ts';
import { phrase } from '../../../../../engine/phrase.ts';
import { comesToTheSame } from '../../../../../engine/trial.ts';
import { suffer } from '../../../investigators/harm.ts';
import { capacity } from '../../../investigators/harmassign.ts';
import { fromText } from '../../../state/asking.ts';
import { choose } from '../../../state/question.ts';
import type { Game, State } from '../../../state/state.ts';
import type { Operation } from '../../operation.ts';
import { amount, amountOf, CARD_TEXT } from '../../terms/amount.ts';
import { exact } from '../../terms/field.ts';
import { amountText, say } from '../../terms/noun.ts';

const schema = exact({
  sufferSplit: exact({ amount, between: z.tuple([z.literal('damage'), z.literal('horror')]) }),
});
export type SufferSplit = z.output<typeof schema>;

/** So many points in all, split by the investigator; silence keeps them furthest from defeat. */
export const sufferSplit: Operation<SufferSplit> = {
  schema,
  personal: true,
  *run(game, seat, effect, context) {
    const points = yield* amountOf(game, seat, effect.sufferSplit.amount, context);
    if (points < 1) return;
    const ways = Array.from({ length: points + 1 }, (_, damage) => ({ damage, horror: points - damage }));
    const outcomes = ways.map(
      (way) =>
        function* (copy: Game): Flow<State> {
          yield* suffer(copy, seat, way, context.source);
          return copy.state;
        },
    );
    const [any] = ways;
    // 3E-400.1f-1: where any way defeats, nobody is asked.
    if (any && comesToTheSame(game, outcomes)) {
      yield* suffer(game, seat, any, context.source);
      return;
    }
    const chosen = yield* choose(
      game,
      { seat, kind: 'effect.split', rule: context.rule ?? CARD_TEXT },
      ways.map((way) => ({ id: String(way.damage), label: phrase('third-option-split', way) })),
      () => {
        const bears = capacity(game, seat);
        const left = (way: { damage: number; horror: number }) =>
          Math.min(bears.damage - way.damage, bears.horror - way.horror);
        const [best] = [...ways].sort((a, b) => left(b) - left(a));
        return fromText(context, { default: String(best?.damage ?? 0), args: { points } });
      },
    );
    const damage = Number(chosen ?? 0);
    yield* suffer(game, seat, { damage, horror: points - damage }, context.source);
  },
  words: {
    kind: 'order',
    clause: (effect, form) =>
      say('suffer-split', { amount: amountText('damage', effect.sufferSplit.amount, form), form }),
  },
  worth: () => 0,
  isPrice: () => true,
};

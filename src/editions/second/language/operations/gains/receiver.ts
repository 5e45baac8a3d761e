import type { Seat } from '../../../../../engine/decision.ts';
import { type Flow, inTurn } from '../../../../../engine/flow.ts';
import { phrase, ref } from '../../../../../engine/phrase.ts';
import { investigatorsWith } from '../../../board/area.ts';
import type { Receiver } from '../../../content/vocabulary.ts';
import { inPlayerOrder } from '../../../investigators/investigator.ts';
import type { EffectContext } from '../../../state/context.ts';
import { choose } from '../../../state/question.ts';
import type { Game } from '../../../state/state.ts';

/**
 * Who gets it: the acting investigator, or one of their choice in their area or anywhere; only those whom it would help
 * are on offer, if there are any.
 */
export function* receiverOf(
  game: Game,
  seat: Seat,
  { to, helps }: { to: Receiver | undefined; helps: (receiver: Seat) => boolean },
  context: EffectContext,
): Flow<Seat> {
  if (to === undefined) return seat;
  // 2E-T53
  yield* inTurn(game.state);
  const all = () => (to === 'oneInSameArea' ? investigatorsWith(game, seat) : inPlayerOrder(game.state));
  const chosen = yield* choose(
    game,
    { seat, kind: 'effect.receiver', rule: context.rule ?? '2E-101' },
    () => {
      const helped = all().filter(helps);
      return (helped.length > 0 ? helped : all()).map((one) => ({
        id: String(one),
        label: phrase('option-seat', { seat: ref('seat', String(one)) }),
        about: { ref: 'seat', id: String(one) },
      }));
    },
    { default: String(seat), about: context.about ?? {} },
  );
  return chosen === null ? seat : Number(chosen);
}

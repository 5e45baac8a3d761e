import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import { offerAction } from '../../../actions/action.ts';
import { legalActions } from '../../../actions/actionoffer.ts';
import { investigator } from '../../../investigators/investigator.ts';
import type { EffectContext } from '../../../state/context.ts';
import { OPTION } from '../../../state/option.ts';
import type { Game } from '../../../state/state.ts';
import type { Operation } from '../../operation.ts';
import { CARD_TEXT } from '../../terms/amount.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ repeatAction: z.literal('anyPerformedThisRound') });
export type RepeatAction = z.output<typeof schema>;

/** One action that they have performed this round, but not this one, may be performed again. */
export const repeatAction: Operation<RepeatAction> = {
  schema,
  personal: true,
  *run(game, seat, _effect, context) {
    yield* offerAction(game, seat, {
      only: repeatable(game, seat, context),
      again: true,
      rule: context.rule ?? CARD_TEXT,
      thanksTo: context.source,
    });
  },
  words: { kind: 'order', clause: (_effect, form) => say('repeat-action', { form }) },
  worth(_effect, judge) {
    const { performed, at } = investigator(judge.game, judge.seat);
    return Math.max(performed.includes('ward') ? judge.ward(at) : 0, performed.length > 0 ? 0.05 : 0);
  },
  changes: (game, seat, _effect, context) =>
    legalActions(game, seat, { only: repeatable(game, seat, context), again: true }).length > 0,
};

/** What they have performed this round, but not the action that lets them repeat one. */
function repeatable(game: Game, seat: Seat, { card }: EffectContext): string[] {
  const current = game.state.action?.action;
  return investigator(game, seat).performed.filter(
    (action) => action !== current && (card === undefined || OPTION.component.read(action)?.[0] !== card),
  );
}

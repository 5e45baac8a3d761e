import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import { phrase, ref } from '../../../../../engine/phrase.ts';
import { offerAction } from '../../../actions/action.ts';
import { legalAction } from '../../../actions/actionoffer.ts';
import { inPlay, investigator } from '../../../investigators/investigator.ts';
import { ask } from '../../../state/asking.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';
import type { Operation } from '../../operation.ts';
import { CARD_TEXT } from '../../terms/amount.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({
  grantAction: exact({
    which: z.literal('same'),
    to: z.literal('anotherInvestigator'),
    in: z.literal('anywhere'),
  }),
});
export type GrantAction = z.output<typeof schema>;

/** Somebody else of their choice may at once perform the action just performed, if it is legal for whoever it is. */
export const grantAction: Operation<GrantAction> = {
  schema,
  personal: true,
  *run(game, seat, _effect, context) {
    const action = actionOf(game, context);
    if (action === undefined) return;
    const able = () => mayFollow(game, seat, context);
    const rule = context.rule ?? CARD_TEXT;
    const options = () => [
      ...able().map((other) => ({
        id: String(other),
        label: phrase('third-option-seat', { seat: ref('seat', String(other)) }),
        ...(investigator(game, other).delayed ? { note: phrase('third-note-stands-up') } : {}),
        about: ref('sheet', investigator(game, other).sheet),
      })),
      { id: 'none', label: phrase('third-option-none') },
    ];
    const open = () => (able().length === 0 ? [] : options());
    const chosen = yield* ask(game, seat, context, {
      kind: 'effect.investigator',
      rule,
      options: open,
      extra: { default: 'none' },
    });
    if (chosen === null || chosen === 'none') return;
    yield* offerAction(game, Number(chosen), { only: [action], rule, thanksTo: context.source });
  },
  words: { kind: 'order', clause: (_effect, form) => say('grant-action', { form }) },
  worth: () => 0.3,
  changes: (game, seat, _effect, context) => mayFollow(game, seat, context).length > 0,
};

/** As what the action is performed that another may follow. */
const actionOf = ({ state }: Game, { action }: EffectContext): string | undefined => action ?? state.action?.action;

/**
 * Who can perform the action after them: those for whom it is legal, and the delayed, who stand up instead (3E-414.2-2,
 * 3E-R14).
 */
function mayFollow(game: Game, seat: Seat, context: EffectContext): Seat[] {
  const action = actionOf(game, context);
  if (action === undefined) return [];
  return inPlay(game.state).filter(
    (other) => other !== seat && (investigator(game, other).delayed || legalAction(game, other, action) !== undefined),
  );
}

import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { phrase, ref } from '../../../../engine/phrase.ts';
import { offerAction } from '../../actions/action.ts';
import { legalActions } from '../../actions/actionoffer.ts';
import type { Amount, EffectOf } from '../../content/effect.ts';
import { inPlay, investigator } from '../../investigators/investigator.ts';
import * as dice from '../../skilltests/testdice.ts';
import { ask } from '../../state/asking.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { amountOf, CARD_TEXT } from '../amount.ts';

/** More successes for the test at hand (3E-463.4d). */
export function* addToTest(game: Game, seat: Seat, amount: Amount, context: EffectContext): Flow {
  dice.addToTest(game, seat, yield* amountOf(game, seat, amount, context), context.source);
}

/** More on the result of one die, or of each, of the test at hand. */
export function addToDie(
  game: Game,
  { by, dice: which }: EffectOf<'addToDie'>['addToDie'],
  context: EffectContext,
): void {
  dice.addToDie(game, by, which, context.source);
}

/** More damage by the attack at hand. */
export function* addDamage(game: Game, seat: Seat, amount: Amount, context: EffectContext): Flow {
  const much = yield* amountOf(game, seat, amount, context);
  const { action } = game.state;
  if (action?.seat === seat) action.damage += much;
}

/** As what the action is performed that another may follow. */
const actionOf = ({ state }: Game, { action }: EffectContext): string | undefined => action ?? state.action?.action;

/**
 * Who can perform the action after him: those for whom it is legal, and the delayed, who stand up instead (3E-414.2-2,
 * 3E-R14).
 */
export function mayFollow(game: Game, seat: Seat, context: EffectContext): Seat[] {
  const action = actionOf(game, context);
  if (action === undefined) return [];
  return inPlay(game.state).filter(
    (other) =>
      other !== seat && (investigator(game, other).delayed || legalActions(game, other, { only: [action] }).length > 0),
  );
}

/** Somebody else of his choice may at once perform the action just performed, if it is legal for him. */
export function* grantAction(game: Game, seat: Seat, context: EffectContext): Flow {
  const action = actionOf(game, context);
  if (action === undefined) return;
  const able = () => mayFollow(game, seat, context);
  const rule = context.rule ?? CARD_TEXT;
  const chosen = yield* ask(game, seat, context, {
    kind: 'effect.investigator',
    rule,
    options: () =>
      able().length === 0
        ? []
        : [
            ...able().map((other) => ({
              id: String(other),
              label: phrase('third-option-seat', { seat: ref('seat', String(other)) }),
              ...(investigator(game, other).delayed ? { note: phrase('third-note-stands-up') } : {}),
              about: ref('sheet', investigator(game, other).sheet),
            })),
            { id: 'none', label: phrase('third-option-none') },
          ],
    extra: { default: 'none' },
  });
  if (chosen === null || chosen === 'none') return;
  yield* offerAction(game, Number(chosen), { only: [action], rule, thanksTo: context.source });
}

/** What he has performed this round, but not the action that lets him repeat one. */
export function repeatable(game: Game, seat: Seat, { card }: EffectContext): string[] {
  const current = game.state.action?.action;
  return investigator(game, seat).performed.filter(
    (action) => action !== current && (card === undefined || !action.startsWith(`component:${card}:`)),
  );
}

/** One action that he has performed this round, but not this one, may be performed again. */
export function* repeatAction(game: Game, seat: Seat, context: EffectContext): Flow {
  yield* offerAction(game, seat, {
    only: repeatable(game, seat, context),
    again: true,
    rule: context.rule ?? CARD_TEXT,
    thanksTo: context.source,
  });
}

/** He is not touched by the rumor until the end of the round. */
export function ignore({ state }: Game, seat: Seat, { source }: EffectContext): void {
  if (source.ref === 'headline' && state.rumor?.headline === source.id)
    state.rumor.ignoredBy.push({ seat, round: state.round });
}

import type { Seat } from '../../../engine/decision.ts';
import { type Effect, isA } from '../content/effect.ts';
import type { EffectContext } from '../state/context.ts';
import type { Game } from '../state/state.ts';
import type { Language, Operation } from './operation.ts';
import { choosable } from './operations/monsters/choosemonster.ts';

/** What effects are to those who weigh them, given the operation of an effect. */
export function changingOf(
  operationOf: (effect: Effect) => Operation<Effect>,
): Pick<Language, 'changes' | 'isGood' | 'useful' | 'dealt' | 'dread'> {
  function changes(game: Game, seat: Seat | null, effects: readonly Effect[], context: EffectContext): boolean {
    const [first, ...rest] = effects;
    if (!first) return false;
    if (isA(first, 'chooseMonster'))
      return choosable(game, first).some(({ id, at }) =>
        changes(game, seat, rest, { ...context, thatMonster: id, thatSpace: at }),
      );
    return changesOne(game, seat, first, context) || changes(game, seat, rest, context);
  }

  function changesOne(game: Game, seat: Seat | null, effect: Effect, context: EffectContext): boolean {
    const operation = operationOf(effect);
    if (!operation.personal) return operation.changes?.(game, seat, effect, context) ?? true;
    // 3E-R21: what is done to an investigator is skipped without one.
    return seat !== null && (operation.changes?.(game, seat, effect, context) ?? true);
  }

  return {
    changes,
    isGood: (effects) => effects.every((effect) => operationOf(effect).isGood === true),
    useful: (effects) => effects.filter((effect) => !operationOf(effect).isPrice?.(effect)),
    dealt: (effect) => ({ damage: 0, horror: 0, ...operationOf(effect).dealt?.(effect) }),
    dread: (effect) => operationOf(effect).dread?.(effect),
  };
}

import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { canCast, isSpell } from '../cards/spell.ts';
import { performCodexAction } from '../codex/codexaction.ts';
import type { AbilityOf } from '../content/ability.ts';
import { abilitiesOfKind, type OwnedAbility } from '../investigators/ability.ts';
import { use } from '../reactions/reaction.ts';
import type { EffectContext } from '../state/context.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';

/** The component actions of their sheet and assets that they could perform now (3E-454.2, 3E-454.4). */
export function componentActions(game: Game, seat: Seat, engaged: boolean): OwnedAbility<AbilityOf<'action'>>[] {
  return abilitiesOfKind(game, seat, 'action').filter((owned) => {
    const { whileEngaged, where, cost } = owned.ability.action;
    const context = contextOf(owned);
    if (engaged && !whileEngaged) return false;
    if (where && !game.rules.holds(game, seat, where, context)) return false;
    if (owned.card !== null && isSpell(game, owned.card) && !canCast(game, seat, owned.card)) return false;
    return !cost || game.rules.canPay(game, seat, cost, context);
  });
}

/** As what such an action is performed: each is an action of its own (3E-454.3). */
export const componentKey = ({ source, index }: OwnedAbility): string => OPTION.component.write([source.id, index]);

/** A component action: its cost in full, then what it does (3E-454). @returns whether it was done */
export function* component(game: Game, seat: Seat, action: string): Flow<boolean> {
  if (OPTION.codexAction.is(action)) {
    yield* performCodexAction(game, seat, action);
    return true;
  }
  const owned = abilitiesOfKind(game, seat, 'action').find((one) => componentKey(one) === action);
  if (!owned) return false;
  return yield* use(game, seat, {
    card: owned.card,
    text: owned.ability.action,
    context: { ...contextOf(owned), ...(owned.ability.id === undefined ? {} : { ability: owned.ability.id }) },
  });
}

/** What the effects of such an action know. */
export function contextOf({ source, card, owner }: OwnedAbility): EffectContext {
  return {
    source,
    rule: '3E-454.1',
    ...(card === null ? {} : { card, owner, about: { card } }),
  };
}

import type { Range } from '../language/conditions/game/range.ts';
import type { ConditionShapes } from '../language/conditions/table.ts';
import type { CostShapes, Shapes } from '../language/table.ts';
import type { Amount } from '../language/terms/amount.ts';

export type { Amount, Range };

/** The leading key of an effect. */
export type Operation = keyof Shapes;

/** The effect of one operation. */
export type EffectOf<O extends Operation> = Shapes[O];

/** One effect. A list of effects is done in order. */
export type Effect = Shapes[Operation];

/** What stands behind the leading key: `Spec<'check'>` has `skill`, `mod` and so on. */
export type Spec<O extends Operation> = Shapes[O] extends { readonly [K in O]: infer S } ? S : never;

/** One part of a cost; a cost list is paid in full or not at all (3E-400.1f). */
export type Cost = CostShapes[keyof CostShapes];

/** The leading key of a condition. */
export type ConditionName = keyof ConditionShapes;

/** One condition. */
export type ConditionOf<C extends ConditionName> = ConditionShapes[C];

/** What must hold for an investigator, a monster, a place, an encounter or the game. */
export type Condition = ConditionShapes[ConditionName];

/** One of `PLACE_WORDS`, or the id of a space, a street or a neighborhood. */
export type PlaceRef = string;

/** The street space nearest to that investigator. */
export interface NearestStreet {
  nearestStreetTo: 'leader' | 'prey';
}

/** A place, where the nearest street can stand too. */
export type Place = PlaceRef | NearestStreet;

/** A card's value, half of it rounded up, or that much. */
export type Price = Spec<'buy'>['price'];

/** Whether an effect is of that operation. */
export function isA<O extends Operation>(effect: Effect, operation: O): effect is EffectOf<O> & Effect {
  return operation in effect;
}

/** What the effects of one operation among others say. */
export function only<O extends Operation>(effects: readonly Effect[], operation: O): Spec<O>[] {
  return effects.flatMap((effect) => (operation in effect ? [(effect as { [K in O]: Spec<O> })[operation]] : []));
}

/** Whether a condition is that one. */
export function isIf<C extends ConditionName>(
  condition: Condition,
  name: C,
): condition is ConditionShapes[C] & Condition {
  return name in condition;
}

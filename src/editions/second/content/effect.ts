import type { ConditionShapes } from '../language/conditions/table.ts';
import type { CostShapes, Shapes } from '../language/table.ts';

export type { Trigger } from '../language/terms/trigger.ts';

/** The leading key of an effect. */
export type Operation = keyof Shapes;

/** The effect of one operation. */
export type EffectOf<O extends Operation> = Shapes[O];

/** One effect. A list of effects is done in order. */
export type Effect = Shapes[Operation];

/** What stands behind the leading key: `Spec<'check'>` has `skill`, `mod` and so on. */
export type Spec<O extends Operation> = Shapes[O] extends { readonly [K in O]: infer S } ? S : never;

/** An effect that can be paid. All of a cost is paid, or nothing (2E-103). */
export type Cost = CostShapes[keyof CostShapes];

/** The leading key of a condition. */
export type ConditionName = keyof ConditionShapes;

/** One condition. */
export type ConditionOf<C extends ConditionName> = ConditionShapes[C];

/** What must hold. */
export type Condition = ConditionShapes[ConditionName];

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

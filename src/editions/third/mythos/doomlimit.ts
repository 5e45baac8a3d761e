import { sideUp } from '../codex/codex.ts';
import type { Condition, Range } from '../content/condition.ts';
import type { State } from '../state/state.ts';

/** Doom at which something happens on one space, and in one neighborhood (3E-412.3a, 3E-415.1a-1); null for nothing. */
export function doomLimits(state: State): { space: number | null; tile: number | null } {
  const all = state.codex
    .flatMap((card) => sideUp(card)?.rules ?? [])
    .flatMap((rule) => ('when' in rule && isCondition(rule.when) ? parts(rule.when) : []));
  const least = (ranges: (Range | undefined)[]): number | null => {
    const found = ranges.flatMap((range) => (range?.min === undefined ? [] : [range.min]));
    return found.length === 0 ? null : Math.min(...found);
  };
  return { space: least(all.map(({ spaceDoom }) => spaceDoom)), tile: least(all.map((one) => one.neighborhoodDoom)) };
}

/** A condition and those it is made of. */
export function parts(condition: Condition): Condition[] {
  return [condition, ...(condition.any ?? []), ...(condition.all ?? [])];
}

/** A rule's `when` is a condition; an ability's is the name of an event. */
export function isCondition(when: unknown): when is Condition {
  return typeof when === 'object' && when !== null;
}

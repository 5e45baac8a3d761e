import { sideUp } from '../codex/codex.ts';
import { type Condition, isIf, type Range } from '../content/effect.ts';
import type { Game } from '../state/state.ts';

/** Doom at which something happens on one space, and in one neighborhood (3E-412.3a, 3E-415.1a-1); null for nothing. */
export function doomLimits(game: Game): { space: number | null; tile: number | null } {
  const all = game.state.codex
    .flatMap((card) => sideUp(game, card)?.rules ?? [])
    .flatMap((rule) => ('when' in rule && isCondition(rule.when) ? parts(rule.when) : []));
  const least = (name: 'spaceDoom' | 'neighborhoodDoom'): number | null => {
    const found = all.flatMap((one) => leastOf(one, name) ?? []);
    return found.length === 0 ? null : Math.min(...found);
  };
  return { space: least('spaceDoom'), tile: least('neighborhoodDoom') };
}

/** A condition and those it is made of. */
export function parts(condition: Condition): Condition[] {
  if (isIf(condition, 'any')) return [condition, ...condition.any];
  return isIf(condition, 'all') ? [condition, ...condition.all] : [condition];
}

/** Conditions that are about how much there is of something. */
type Measured =
  | 'spaceDoom'
  | 'neighborhoodDoom'
  | 'sheetDoom'
  | 'sheetClues'
  | 'sheetCluesPlusDoom'
  | 'sheetMarkers'
  | 'mendedScars';

/** How much there must be at least, where the condition is that one. */
export function leastOf(condition: Condition, name: Measured): number | undefined {
  const range: Range | undefined = (condition as { readonly [M in Measured]?: Range })[name];
  return range?.min;
}

/** A rule's `when` is a condition; an ability's is the name of an event. */
export function isCondition(when: unknown): when is Condition {
  return typeof when === 'object' && when !== null;
}

import type { Effect } from '../../content/effect.ts';

const COMPOUND = ['check', 'roll', 'choose', 'may', 'if', 'each', 'repeat', 'buy'] as const;

/** True for effects with conditions, dice or choices, which make sentences of their own. */
export function isCompound(effect: Effect): boolean {
  return COMPOUND.some((operation) => operation in effect);
}

/** What is told about somebody or something else, or at such length that it needs a sentence of its own. */
function isStatement(effect: Effect): boolean {
  if ('status' in effect) return effect.to !== undefined || effect.status === 'devoured';
  if ('placeMarker' in effect) return 'colors' in effect.placeMarker;
  if ('take' in effect) return effect.to !== undefined;
  return ['reckoning', 'anomaly', 'gameOver', 'monsterAttacks', 'attach'].some((one) => one in effect);
}

/** True when none of the effects has conditions, dice or choices. */
export function plain(effects: readonly Effect[]): boolean {
  return effects.every((effect) => !isCompound(effect));
}

function alone(effect: Effect): boolean {
  return isCompound(effect) || isStatement(effect);
}

/** Neighboring effects that share a sentence; compound ones stand alone. */
export function runs(effects: readonly Effect[]): Effect[][] {
  const result: Effect[][] = [];
  for (const effect of effects) {
    const last = result.at(-1);
    const previous = last?.at(-1);
    if (!last || !previous || alone(effect) || alone(previous)) result.push([effect]);
    else last.push(effect);
  }
  return result;
}

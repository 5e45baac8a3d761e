/** What the opponent of a combat takes from the dice of weapons and spells (2E-2704 to 2E-2707). */

import type { DamageKind } from '../content/vocabulary.ts';
import { ignoredBy, monsterValues } from '../monsters/monstervalue.ts';
import type { Combat, Game } from '../state/state.ts';

/** What the opponent does to bonuses. */
export interface Defense {
  physical?: 'resistance' | 'immunity';
  magical?: 'resistance' | 'immunity';
}

/**
 * A bonus after resistance (half, rounded up: 2E-105, 2E-2705) or immunity (none: 2E-2706); one of neither kind is
 * untouched.
 */
export function withstood(by: number, kind: DamageKind | undefined, defense: Pick<Defense, DamageKind>): number {
  switch (kind && defense[kind]) {
    case 'immunity':
      return 0;
    case 'resistance':
      return Math.ceil(by / 2);
    default:
      return by;
  }
}

/** What the monster fought, or the Ancient One, does to bonuses; nothing in a check of an encounter. */
export function defenseOf(game: Game, combat: Combat): Defense {
  if (combat.monster !== null) {
    const { physical, magical } = monsterValues(game, combat.monster, combat.seat).abilities;
    return { ...(physical ? { physical } : {}), ...(magical ? { magical } : {}) };
  }
  const defense: Defense = {};
  if (combat.check) return defense;
  for (const ability of game.content.ancientOne(game.state.ancientOne.id).defenses) {
    // 2E-2712: who ignores a resistance ignores it in the Ancient One too.
    if (ignoredBy(game, combat.seat).includes(ability)) continue;
    const [kind, strength] = ability.split(' ');
    if (kind === 'physical' || kind === 'magical') defense[kind] = strength === 'immunity' ? 'immunity' : 'resistance';
  }
  return defense;
}

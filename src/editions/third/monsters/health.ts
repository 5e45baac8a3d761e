import { printed } from '../board/monster.ts';
import { modified } from '../investigators/modifier.ts';
import type { Game, Monster } from '../state/state.ts';

/**
 * Its health in play: printed, elite for each investigator at the start of the game, and what effects add or take
 * (3E-427). It can come to 0, which defeats it (3E-457.9).
 */
export function monsterHealth(game: Game, monster: Monster): number {
  const { health, elite } = printed(game, monster);
  // 3E-427.3, 3E-427.2
  return Math.max(0, modified(game, 'health', health + elite * game.state.players, { monster: monster.id }));
}

/** Damage it can still take. */
export function remainingHealth(game: Game, monster: Monster): number {
  // 3E-457.8e
  return Math.max(0, monsterHealth(game, monster) - monster.damage);
}

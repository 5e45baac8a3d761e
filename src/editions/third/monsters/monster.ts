import { loadContent } from '../content/content.ts';
import { kindOf } from '../content/copy.ts';
import type { Keyword } from '../content/vocabulary.ts';
import { modified } from '../investigators/modifier.ts';
import type { Game, Monster, State } from '../state/state.ts';

/** A monster card on the board, ready (3E-457.7). */
export function createMonster(id: string, at: string): Monster {
  return { id, kind: kindOf(id), at, status: 'ready', engagedWith: [], damage: 0, provokedBy: [] };
}

/** The monster on the board, or null when it is not there (any more). Takes an id, or a kind of which there is one. */
export function findMonster(state: State, id: string): Monster | null {
  return state.monsters.find((monster) => monster.id === id) ?? state.monsters.find(({ kind }) => kind === id) ?? null;
}

/** What is printed on it. */
export const printed = (monster: Monster) => loadContent().monster(monster.kind);

/** Whether it has that keyword (3E-469.3). */
export function hasKeyword(monster: Monster, keyword: Keyword): boolean {
  return printed(monster).keywords.includes(keyword);
}

/**
 * Its health in play: printed, elite for each investigator at the start of the game, and what effects add or take
 * (3E-427). It can come to 0, which defeats it (3E-457.9).
 */
export function monsterHealth(game: Game, monster: Monster): number {
  const { health, elite } = printed(monster);
  return Math.max(0, modified(game, 'health', health + elite * game.state.players, { monster: monster.id }));
}

/** Damage it can still take. */
export function remainingHealth(game: Game, monster: Monster): number {
  return Math.max(0, monsterHealth(game, monster) - monster.damage);
}

/** The monsters in a space, engaged ones included (3E-447.8), in the order in which they came. */
export function monstersAt(state: State, space: string): Monster[] {
  return state.monsters.filter(({ at }) => at === space);
}

/** Those engaged with that seat. */
export function engagedMonsters(state: State, seat: number): Monster[] {
  return state.monsters.filter(({ engagedWith }) => engagedWith.includes(seat));
}

/** How much it hurts: damage and horror together. */
export function ferocity(monster: Monster): number {
  const { damage, horror } = printed(monster);
  return damage + horror;
}

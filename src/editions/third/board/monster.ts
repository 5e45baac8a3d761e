import type { Seat } from '../../../engine/decision.ts';
import { type Copy, type Kind, kindOf } from '../../edition/copy.ts';
import type { Keyword } from '../content/vocabulary.ts';
import type { Game, Monster, State } from '../state/state.ts';

/** A monster card on the board, ready (3E-452.1, 3E-452.3, 3E-457.7). */
export function createMonster(id: Copy, at: string): Monster {
  return { id, kind: kindOf(id), at, status: 'ready', engagedWith: [], damage: 0, provokedBy: [] };
}

/** The monster on the board, or null when it is not there (any more). Takes an id, or a kind of which there is one. */
export function findMonster(state: State, id: Kind | Copy): Monster | null {
  return state.monsters.find((monster) => monster.id === id) ?? state.monsters.find(({ kind }) => kind === id) ?? null;
}

/** What is printed on it. */
export const printed = (game: Game, monster: Monster) => game.content.monster(monster.kind);

/** Whether it has that keyword (3E-469.3). */
export function hasKeyword(game: Game, monster: Monster, keyword: Keyword): boolean {
  // 3E-400.1c
  return printed(game, monster).keywords.includes(keyword);
}

/** The monsters in a space, engaged ones included (3E-447.8), in the order in which they came. */
export function monstersAt(state: State, space: string): Monster[] {
  return state.monsters.filter(({ at }) => at === space);
}

/** Those engaged with that seat. */
export function engagedMonsters(state: State, seat: number): Monster[] {
  // 3E-443.4
  return state.monsters.filter(({ engagedWith }) => engagedWith.includes(seat));
}

/** How much it hurts: damage and horror together. */
export function ferocity(game: Game, monster: Monster): number {
  const { damage, horror } = printed(game, monster);
  return damage + horror;
}

/** Takes the seat off the monster without anything that follows. */
export function part(game: Game, monster: Monster, seat: Seat): void {
  monster.engagedWith = monster.engagedWith.filter((other) => other !== seat);
  // 3E-447.4, 3E-455.1
  if (monster.engagedWith.length === 0) monster.status = 'ready';
  game.events.push({ type: 'MonsterDisengaged', monster: monster.id, seat });
}

/** Turns down a monster that is engaged with nobody. */
export function exhaustFree(game: Game, monster: Monster): void {
  if (monster.status !== 'ready' || hasKeyword(game, monster, 'massive')) return;
  monster.status = 'exhausted';
  game.events.push({ type: 'MonsterExhausted', monster: monster.id });
}

/** Turns the ready side up (3E-452.2). */
export function readyMonster(game: Game, monster: Monster): void {
  if (monster.status !== 'exhausted') return;
  monster.status = 'ready';
  game.events.push({ type: 'MonsterReadied', monster: monster.id });
}

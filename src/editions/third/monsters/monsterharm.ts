import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Copy } from '../../edition/copy.ts';
import { findMonster, hasKeyword, printed } from '../board/monster.ts';
import { investigator } from '../investigators/investigator.ts';
import { monsterDamaged, monsterDefeated } from '../state/moment.ts';
import type { Game, Monster } from '../state/state.ts';
import { monsterHealth, remainingHealth } from './health.ts';

/** Who did it, and whether as part of an attack action (3E-402.7). */
export interface Blow {
  seat?: Seat;
  attack?: boolean;
}

/** Deals damage to a monster; as much as its health defeats it (3E-466.13, 3E-466.15). @returns whether it is defeated */
export function* damageMonster(game: Game, id: Copy, amount: number, blow: Blow = {}): Flow<boolean> {
  const monster = findMonster(game.state, id);
  if (!monster || amount <= 0) return false;
  const { seat } = blow;
  const spent = remainingHealth(game, monster) === 0;
  // 3E-466.1
  monster.damage += amount;
  const health = monsterHealth(game, monster);
  game.events.push({
    type: 'MonsterDamaged',
    monster: monster.id,
    amount,
    damage: monster.damage,
    health,
    ...(seat === undefined ? {} : { seat }),
  });
  if (seat !== undefined && !monster.provokedBy.includes(seat)) monster.provokedBy.push(seat);
  if (seat !== undefined) yield* answered(game, monster, seat, amount);
  const still = findMonster(game.state, monster.id);
  if (!still) return true;
  // The blow that this one answers was enough, and whoever dealt that one defeats it.
  if (spent && game.state.struck?.includes(still.id)) return false;
  if (still.damage < monsterHealth(game, still)) return false;
  yield* defeatMonster(game, still.id, blow);
  return true;
}

/** What answers to the damage comes before its defeat, which belongs to whoever dealt it. */
function* answered(game: Game, { id, at }: Monster, seat: Seat, amount: number): Flow {
  const { state } = game;
  const outer = state.struck ?? [];
  state.struck = [...outer, id];
  yield* game.rules.happened(game, monsterDamaged(id, at, seat, amount));
  if (outer.length > 0) state.struck = outer;
  else delete state.struck;
}

/**
 * Defeats the monsters that have as much damage as health, for instance since their health has dropped (3E-466.15).
 * @returns whether there were any
 */
export function* defeatSpent(game: Game): Flow<boolean> {
  const { struck = [] } = game.state;
  const spent = game.state.monsters.filter(
    (monster) => !struck.includes(monster.id) && monster.damage >= monsterHealth(game, monster),
  );
  for (const { id } of spent) yield* defeatMonster(game, id);
  return spent.length > 0;
}

/** Defeats a monster, by damage or outright (3E-457.9, 3E-457.10), with its remnant and whatever waits for it. */
export function* defeatMonster(game: Game, id: Copy, { seat, attack }: Blow = {}): Flow {
  const monster = findMonster(game.state, id);
  if (!monster) return;
  const { remnant } = printed(game, monster);
  game.events.push({
    type: 'MonsterDefeated',
    monster: monster.id,
    attack: attack === true,
    ...(seat === undefined ? {} : { seat }),
  });
  monsterGone(game, monster.id);
  // 3E-457.8c
  if (seat !== undefined && attack && remnant) {
    investigator(game, seat).remnants += 1;
    game.events.push({ type: 'Gained', seat, what: 'remnant', amount: 1, by: { ref: 'monster', id: monster.id } });
  }
  yield* game.rules.happened(game, monsterDefeated(monster.id, monster.at, seat, attack));
}

/** Takes a monster off the board: on top of the monster deck (3E-457.11), an epic one to the archive (3E-413.5g). */
export function monsterGone(game: Game, id: Copy): void {
  const { state } = game;
  const monster = findMonster(state, id);
  if (!monster) return;
  const { epic } = printed(game, monster);
  state.monsters = state.monsters.filter((other) => other !== monster);
  // 3E-421.3
  if (!epic) state.decks.monster.unshift(monster.id);
  game.events.push({ type: 'MonsterGone', monster: monster.id, to: epic ? 'archive' : 'deck' });
}

/** Puts a monster out of the game, from the board or from the deck it has just gone to. */
export function boxMonster(game: Game, id: Copy): void {
  const { state } = game;
  state.monsters = state.monsters.filter((monster) => monster.id !== id);
  state.decks.monster = state.decks.monster.filter((card) => card !== id);
  if (state.box.includes(id)) return;
  state.box.push(id);
  game.events.push({ type: 'MonsterGone', monster: id, to: 'box' });
}

/** Takes damage off a monster (3E-466.14). */
export function recoverMonster(game: Game, id: Copy, amount: number): void {
  const monster = findMonster(game.state, id);
  const healed = Math.min(monster?.damage ?? 0, amount);
  if (!monster || healed <= 0) return;
  monster.damage -= healed;
  game.events.push({ type: 'MonsterRecovered', monster: monster.id, amount: healed });
}

/** A monster with feed recovers as much as it dealt (3E-425.2). */
export function feed(game: Game, id: Copy, dealt: number): void {
  const monster = findMonster(game.state, id);
  if (monster && hasKeyword(game, monster, 'feed')) recoverMonster(game, id, dealt);
}

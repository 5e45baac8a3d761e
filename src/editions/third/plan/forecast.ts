/** What things would be like: in somebody's next turn, and after each of the actions they mean to take in it. */

import type { Seat } from '../../../engine/decision.ts';
import type { Copy } from '../../edition/copy.ts';
import { engagedMonsters, hasKeyword, monstersAt } from '../board/monster.ts';
import type { Skill } from '../content/vocabulary.ts';
import { gameOf } from '../game/game.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Reach } from '../movement/walk.ts';
import type { Game, Investigator, Monster } from '../state/state.ts';

/** The game as it is when the seat's turn of that round begins, if nothing happens before. */
export function inRound(game: Game, seat: Seat, round: number): Game {
  const { content, state } = game;
  if (round === state.round && state.phase === 'action') return game;
  return withChanges(gameOf(content, { ...state, round, phase: 'action' }), seat, { performed: [], inactive: false });
}

/** Once they have stood up (3E-414.2-3). */
export function standing(game: Game, seat: Seat): Game {
  return withChanges(game, seat, { delayed: false });
}

/** Once they have performed an action that changes nothing one could reckon with. */
export function performed(game: Game, seat: Seat, action: string): Game {
  return withChanges(game, seat, { performed: [...investigator(game, seat).performed, action] });
}

/** Once they have moved there; a ready monster engages them (3E-404.3). */
export function arrived(game: Game, seat: Seat, { space, payments, monster }: Reach): Game {
  const { money } = investigator(game, seat);
  const there = withChanges(performed(game, seat, 'move'), seat, { at: space, money: money - payments });
  if (!monster) return there;
  const waits = (one: Monster) => one.at === space && one.status === 'ready' && !hasKeyword(game, one, 'elusive');
  return withMonsters(there, (one) => (waits(one) ? { ...one, status: 'engaged', engagedWith: [seat] } : one));
}

/** Once they have attacked that monster and it has fallen. */
export function defeated(game: Game, seat: Seat, id: Copy): Game {
  return withMonsters(performed(game, seat, 'attack'), (monster) => (monster.id === id ? null : monster));
}

/** Once they have evaded all that held them. */
export function evaded(game: Game, seat: Seat): Game {
  return withMonsters(performed(game, seat, 'evade'), (monster) =>
    monster.engagedWith.includes(seat) ? { ...monster, status: 'exhausted', engagedWith: [] } : monster,
  );
}

/** Once they have focused a skill; null = which one is open. */
export function focused(game: Game, seat: Seat, skill: Skill | null): Game {
  const then = performed(game, seat, 'focus');
  const { focus } = investigator(game, seat);
  return skill === null ? then : withChanges(then, seat, { focus: { ...focus, [skill]: focus[skill] + 1 } });
}

/** Once they have gathered resources. */
export function gathered(game: Game, seat: Seat): Game {
  return withChanges(performed(game, seat, 'gatherResources'), seat, { money: investigator(game, seat).money + 1 });
}

/** The monsters they would have to do with in a space: those engaged with them and those that lie there. */
export function monstersMet(game: Game, seat: Seat): string[] {
  const near = monstersAt(game.state, investigator(game, seat).at);
  return [...new Set([...engagedMonsters(game.state, seat), ...near].map(({ id }) => id))];
}

function withChanges({ content, state }: Game, seat: Seat, changes: Partial<Investigator>): Game {
  const investigators = state.investigators.map((one) => (one.seat === seat ? { ...one, ...changes } : one));
  return gameOf(content, { ...state, investigators });
}

function withMonsters({ content, state }: Game, change: (monster: Monster) => Monster | null): Game {
  const monsters = state.monsters.map(change).filter((monster) => monster !== null);
  return gameOf(content, { ...state, monsters });
}

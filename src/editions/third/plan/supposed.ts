/** What things would be like: in his next turn, and after each of the actions he means to take in it. */

import type { Seat } from '../../../engine/decision.ts';
import { engagedMonsters, hasKeyword, monstersAt } from '../board/monster.ts';
import type { Skill } from '../content/vocabulary.ts';
import { gameOf } from '../game/game.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Reach } from '../movement/walk.ts';
import type { Game, Investigator, Monster, State } from '../state/state.ts';

/** The game as it is when his turn of that round begins, if nothing happens before. */
export function inRound(state: State, seat: Seat, round: number): Game {
  if (round === state.round && state.phase === 'action') return gameOf(state);
  return withHim({ ...state, round, phase: 'action' }, seat, { performed: [], inactive: false });
}

/** Once he has stood up (3E-414.2-3). */
export function standing({ state }: Game, seat: Seat): Game {
  return withHim(state, seat, { delayed: false });
}

/** Once he has performed an action that changes nothing one could reckon with. */
export function performed({ state }: Game, seat: Seat, action: string): Game {
  return withHim(state, seat, { performed: [...investigator({ state }, seat).performed, action] });
}

/** Once he has moved there; a ready monster engages him (3E-404.3). */
export function arrived(game: Game, seat: Seat, { space, payments, monster }: Reach): Game {
  const { money } = investigator(game, seat);
  const { state } = performed(game, seat, 'move');
  const there = withHim(state, seat, { at: space, money: money - payments });
  if (!monster) return there;
  const waits = (one: Monster) => one.at === space && one.status === 'ready' && !hasKeyword(one, 'elusive');
  return withMonsters(there, (one) => (waits(one) ? { ...one, status: 'engaged', engagedWith: [seat] } : one));
}

/** Once he has attacked that monster and it has fallen. */
export function defeated(game: Game, seat: Seat, id: string): Game {
  return withMonsters(performed(game, seat, 'attack'), (monster) => (monster.id === id ? null : monster));
}

/** Once he has evaded all that held him. */
export function evaded(game: Game, seat: Seat): Game {
  return withMonsters(performed(game, seat, 'evade'), (monster) =>
    monster.engagedWith.includes(seat) ? { ...monster, status: 'exhausted', engagedWith: [] } : monster,
  );
}

/** Once he has focused a skill; null = which one is open. */
export function focused(game: Game, seat: Seat, skill: Skill | null): Game {
  const { state } = performed(game, seat, 'focus');
  const { focus } = investigator(game, seat);
  return skill === null ? gameOf(state) : withHim(state, seat, { focus: { ...focus, [skill]: focus[skill] + 1 } });
}

/** Once he has gathered resources. */
export function gathered(game: Game, seat: Seat): Game {
  const { state } = performed(game, seat, 'gatherResources');
  return withHim(state, seat, { money: investigator(game, seat).money + 1 });
}

/** The monsters he would have to do with in a space: those engaged with him and those that lie there. */
export function monstersMet(game: Game, seat: Seat): string[] {
  const near = monstersAt(game.state, investigator(game, seat).at);
  return [...new Set([...engagedMonsters(game.state, seat), ...near].map(({ id }) => id))];
}

function withHim(state: State, seat: Seat, changes: Partial<Investigator>): Game {
  const investigators = state.investigators.map((one) => (one.seat === seat ? { ...one, ...changes } : one));
  return gameOf({ ...state, investigators });
}

function withMonsters({ state }: Game, change: (monster: Monster) => Monster | null): Game {
  const monsters = state.monsters.map(change).filter((monster) => monster !== null);
  return gameOf({ ...state, monsters });
}

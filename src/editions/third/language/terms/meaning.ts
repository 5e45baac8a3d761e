import { findMonster } from '../../board/monster.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game, Monster } from '../../state/state.ts';

/** The monster a word means: the one the text stands on, the one at hand, or one by its id. */
export function meant(game: Game, word: string, { monster, thatMonster }: EffectContext): Monster | null {
  const id = word === 'this' ? monster : word === 'thatMonster' ? thatMonster : word;
  return id === undefined ? null : findMonster(game.state, id);
}

/** Those a word means. */
export function meantAmong(monsters: readonly Monster[], word: string, context: EffectContext): Monster[] {
  const { monster: own, thatMonster, thoseMonsters } = context;
  return monsters.filter(({ id }) => {
    if (word === 'thoseMonsters') return thoseMonsters?.includes(id) === true;
    return word === 'all' || (word === 'otherMonsters' ? id !== own : id === thatMonster);
  });
}

/** Damage that effects deal to monsters, and what bears harm. */

import type { Seat } from '../../../engine/decision.ts';
import { townOf } from '../board/area.ts';
import { engagedMonsters, monstersAt } from '../board/monster.ts';
import type { EffectOf } from '../content/effect.ts';
import { investigator } from '../investigators/investigator.ts';
import { remainingHealth } from '../monsters/health.ts';
import type { Monster } from '../state/state.ts';
import { damageWorth, holdCost, killWorth } from './fight.ts';
import type { Viewpoint } from './viewpoint.ts';

type Which = EffectOf<'damageMonster'>['damageMonster']['which'];

/** What so much damage to that monster, or the best of those, is worth; 0 where there is none. */
export function monsterDamageWorth(view: Viewpoint, seat: Seat, which: Which, amount: number): number {
  const { state } = view.game;
  const one = (monster: Monster) => {
    if (amount < remainingHealth(view.game, monster)) return amount * damageWorth(view, monster);
    return killWorth(view, monster) + (monster.engagedWith.includes(seat) ? holdCost(view, seat, monster) : 0);
  };
  const best = (monsters: readonly Monster[]) => Math.max(0, ...monsters.map(one));
  switch (which) {
    case 'thatMonster':
      return 0.35 * amount;
    case 'oneEngagedWithYou':
      return best(engagedMonsters(state, seat));
    case 'eachEngagedWithYou':
      return engagedMonsters(state, seat).reduce((sum, monster) => sum + one(monster), 0);
    case 'oneInYourSpaceOrAdjacent': {
      const { at } = investigator(view.game, seat);
      return best([at, ...townOf(view.game).adjacent(at)].flatMap((space) => monstersAt(state, space)));
    }
    default:
      return which satisfies never;
  }
}

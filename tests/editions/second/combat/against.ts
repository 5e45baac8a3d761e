import { fight } from '../../../../src/editions/second/combat/combat.ts';
import { aGame, type Placed } from '../table.ts';

export const pete = (more: Partial<Placed> = {}): Placed => ({
  sheet: 'ashcan-pete',
  at: 'woods',
  sanity: 4,
  stamina: 6,
  ...more,
});

export const michael = (more: Partial<Placed> = {}): Placed => ({
  sheet: 'michael-mcglen',
  at: 'woods',
  sliders: [0, 3, 0],
  ...more,
});

export const amanda = (more: Partial<Placed> = {}): Placed => ({ sheet: 'amanda-sharpe', at: 'woods', ...more });

/** A game with one monster at the Woods, and the combat with it begun. */
export function against(monster: string, one: Placed, more: object = {}) {
  const game = aGame({ investigators: [one], monsters: { [monster]: 'woods' }, ...more });
  return { game, begin: () => fight(game, 0, `${monster}#1` as const) };
}

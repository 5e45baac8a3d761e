import { fight } from '../../../../src/editions/second/combat/combat.ts';
import { aGame, eventsOf, type Placed } from '../table.ts';

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

/** Amanda with the sliders that she fights with. */
export const ready = (more: Partial<Placed> = {}): Placed => amanda({ sliders: [3, 3, 0], ...more });

/** A game with one monster at the Woods, and the combat with it begun. */
export function against(monster: string, one: Placed, more: object = {}) {
  const game = aGame({ investigators: [one], monsters: { [monster]: 'woods' }, ...more });
  return { game, begin: () => fight(game, 0, `${monster}#1` as const) };
}

/** The Combat checks rolled. */
export const combats = (game: ReturnType<typeof aGame>) =>
  eventsOf(game, 'CheckRolled').filter(({ skill }) => skill === 'combat');

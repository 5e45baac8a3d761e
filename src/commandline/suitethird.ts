import { SCENARIOS } from '../editions/third/state/options.ts';
import { PLAYERS } from '../editions/tools/playout.ts';
import type { ThirdJob } from './jobthird.ts';

/** Games of the whole suite of the third edition. */
export const FULL_THIRD = 2000;

const EVERY_SIZE = [6, 5, 4, 3, 2, 1];

/**
 * Everything of the third edition that is played before a release: exactly that many games over all scenarios and 1 to 6
 * players, by the autopilot, with random answers in between and with nothing but random answers; the long games first,
 * so that all cores end together.
 */
export function suiteThird(seed: string, games: number): ThirdJob[] {
  const kinds = EVERY_SIZE.flatMap((players) =>
    SCENARIOS.flatMap((scenario) => PLAYERS.map((player) => ({ players, scenario, player }))),
  );
  return kinds.flatMap(({ players, scenario, player }, index) => {
    // What does not divide goes to the first of them.
    const share = Math.floor(games / kinds.length) + (index < games % kinds.length ? 1 : 0);
    const own = `${seed}/${scenario} ${player} ${players}`;
    return share === 0 ? [] : [{ players, scenario, player, seed: own, first: 0, games: share }];
  });
}

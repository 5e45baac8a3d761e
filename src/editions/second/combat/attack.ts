/**
 * Combat checks without a monster: one investigator's attack in the final battle (2E-3812 to 2E-3814), and those of
 * encounters. The choices are those of round.ts.
 */
import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { gaveUpAttack } from '../cards/rest.ts';
import type { CheckSpec } from '../checks/formula.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { settle } from '../misfortune/misfortune.ts';
import type { Game } from '../state/state.ts';
import { endCombat, newCombat } from './fight.ts';
import { chooseStance, stances } from './round.ts';
import { strike } from './strike.ts';

/**
 * One investigator's attack on the Ancient One (2E-3812): one Combat check with a round's hands, spells cast anew
 * (2E-3815), Clue tokens as ever (2E-3827); no Horror check, no evading and no fleeing (2E-3813).
 * @returns its successes; 0 where the attack was given up for something else (L11.7)
 */
export function* attackAncientOne(game: Game, seat: Seat): Flow<number> {
  if (gaveUpAttack(game, seat)) return 0;
  const combat = newCombat(game, seat, null);
  const before = upsets(game, seat);
  try {
    const stance = yield* chooseStance(game, combat, function* () {});
    if (stance !== 'fight' || upset(game, seat, before)) return 0;
    const result = yield* strike(
      game,
      combat,
      { spendWhenSilent: (successes) => worthClues(game, seat, successes) },
      function* () {},
    );
    yield* settle(game, seat);
    return result.successes;
  } finally {
    endCombat(game, seat);
  }
}

/** Whether they will be asked what to do in their attack: it is not given up, and there is a choice. */
export function isAttackAsked(game: Game, seat: Seat): boolean {
  if (gaveUpAttack(game, seat)) return false;
  const asked = stances(game, newCombat(game, seat, null)).length > 1;
  delete game.state.combat;
  return asked;
}

/**
 * A Combat check of an encounter without any monster: weapons, spells and hands as in a round of combat (2E-2402). What
 * the check costs is settled by the caller.
 */
export function* combatCheck(game: Game, seat: Seat, spec: CheckSpec): Flow<{ passed: boolean; successes: number }> {
  const { modifier, difficulty } = spec;
  const combat = newCombat(game, seat, null, { modifier, difficulty });
  const before = upsets(game, seat);
  try {
    const stance = yield* chooseStance(game, combat, function* () {});
    if (upset(game, seat, before)) return { passed: false, successes: 0 };
    // Bind Monster passes the check by itself.
    if (stance === 'won') return { passed: true, successes: difficulty };
    return yield* strike(game, combat, spec, function* () {});
  } finally {
    endCombat(game, seat);
  }
}

/** D-71: silence spends tokens while no more successes are lacking for a doom token than they have tokens. */
function worthClues(game: Game, seat: Seat, successes: number): boolean {
  const { ancientOne, players, options } = game.state;
  const needed = options.variants.mightyAncientOne ? Math.max(4, players) : players;
  const done = ancientOne.tally + successes;
  // 2E-3819 `[2005]`: one attack removes one token at most.
  if (done >= needed && options.printing === '2005' && !options.variants.mightyAncientOne) return false;
  return needed - (done % needed) <= investigator(game, seat).clues;
}

import type { Seat } from '../../../engine/decision.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Game } from '../state/state.ts';
import { checkUses } from './checkuse.ts';
import { type CheckSpec, cluesNeeded } from './formula.ts';

/**
 * Whether a check can't be passed whatever they do: neither with the best dice (2E-2203), nor with all Clue tokens and what
 * counts as one (2E-2301), nor by a card that passes it. A reroll brings no die, and so no hope.
 */
export function isHopeless(game: Game, seat: Seat, spec: CheckSpec): boolean {
  const needed = cluesNeeded(game, seat, spec);
  const { clues } = investigator(game, seat);
  if (needed <= clues) return false;
  const uses = checkUses(game, seat, spec, ['beforeRoll', 'afterRoll', 'beforeOrAfterRoll']);
  if (uses.some(({ clue, reroll }) => !clue && !reroll)) return false;
  return needed > clues + uses.filter(({ clue }) => clue).length;
}

import type { Seat } from '../../../engine/decision.ts';
import type { PhraseArgument } from '../../../engine/phrase.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Game } from '../state/state.ts';

/** What a hit would cost them and what they have left, for the sentence that says what hangs on a check. */
export function staminaAtStake(game: Game, seat: Seat, damage: number): Record<string, PhraseArgument> {
  const { stamina } = investigator(game, seat);
  return { damage, stamina, out: String(damage >= stamina) };
}

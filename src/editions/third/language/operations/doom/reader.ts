import type { Seat } from '../../../../../engine/decision.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';

/** Who reads and draws where no investigator acts: whoever drew what says so, or else the leader. */
export function readerOf({ state }: Game, seat: Seat | null, { owner }: EffectContext): Seat {
  return seat ?? owner ?? state.leader;
}

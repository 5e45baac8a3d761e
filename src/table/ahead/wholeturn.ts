import type { WholeTurn } from '../../editions/plan/ahead.ts';
import type { Decision } from '../../engine/decision.ts';
import type { Live } from '../game/live.ts';

/** The turn that can be taken in one press where a question lets somebody begin it; null where there is none. */
export function wholeTurnOf({ play, edition }: Pick<Live, 'play' | 'edition'>, decision: Decision): WholeTurn | null {
  const [seat, ...others] = decision.seats;
  if (seat === undefined || others.length > 0) return null;
  return edition.ahead?.wholeTurn?.(edition.seenBy(play.state, seat), seat, decision) ?? null;
}

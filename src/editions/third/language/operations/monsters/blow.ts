import type { Seat } from '../../../../../engine/decision.ts';
import type { Blow } from '../../../monsters/monsterharm.ts';
import type { Game } from '../../../state/state.ts';

/** What they deal or defeat within their attack action is part of that (3E-402.7). */
export function blowOf({ state }: Game, seat: Seat | null): Blow {
  return {
    ...(seat === null ? {} : { seat }),
    ...(seat !== null && state.action?.seat === seat && state.action.action === 'attack' ? { attack: true } : {}),
  };
}

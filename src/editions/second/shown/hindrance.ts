import type { Seat } from '../../../engine/decision.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import type { PlayCommand } from '../../edition/commandfit.ts';
import { kindOf } from '../../edition/copy.ts';
import type { State } from '../state/state.ts';

/** Why somebody can't do now what a command means, and what they can do about it. */
export function hindrance(state: State, seat: Seat, command: PlayCommand): Phrase | null {
  const one = state.investigators[seat];
  if (!one || one.eliminated) return null;
  const here = state.monsters.filter(({ at }) => at === one.at).map(({ marker }) => ref('monster', kindOf(marker)));
  const gate = state.places[one.at]?.gate ?? null;
  switch (command) {
    case 'move':
      if (one.delayed) return phrase('why-delayed');
      if (state.walk?.seat !== seat) return phrase('why-phase-move', { phase: ref('phase', state.phase) });
      if (here.length > 0) return phrase('why-monster', { monsters: here });
      return state.walk.points <= 0 ? phrase('why-no-steps') : null;
    case 'evade':
    case 'fight':
      return here.length === 0 ? phrase('why-no-monster') : null;
    case 'close':
      if (!gate) return phrase('why-no-gate', { place: ref('place', one.at) });
      return one.explored ? phrase('why-phase-close') : phrase('why-unexplored');
    case 'seal':
      return phrase('why-seal', { clues: one.clues });
    default:
      return null;
  }
}

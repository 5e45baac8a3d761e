import type { Decision } from '../../../engine/decision.ts';
import type { Reaction } from '../../edition/edition.ts';
import type { State } from '../state/state.ts';

/**
 * What is taken where others wait only for a while (2E-T31, 2E-T62). In somebody's turn others decline what they are asked. In
 * the monster phase and of mythos tokens it is nobody's turn and everybody waits for one: what befalls them, harm above all, is
 * met as a careful player would.
 */
export function reaction({ acting, cursor }: State, { kind, mode, race, seats }: Decision): Reaction | null {
  if (kind === 'test.lend') return 'default';
  if (race || mode !== 'own') return null;
  if (acting !== undefined) return seats.includes(acting) ? null : 'default';
  return cursor.step.startsWith('monster.') || cursor.step === 'mythos.turn' ? 'careful' : null;
}

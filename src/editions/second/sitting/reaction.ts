import type { Decision } from '../../../engine/decision.ts';
import type { Reaction } from '../../edition/edition.ts';
import type { Cursor, State } from '../state/state.ts';

/** Steps in which it is nobody's turn, and everybody waits for whoever is asked. */
const NOBODYS = new Set<Cursor['step']>(['mythos', 'battle.refresh', 'battle.ancientOne']);

/**
 * What is taken where others wait only for a while. Others in somebody's sitting, and whoever does something in their window
 * while the race is open, decline what they are asked (2E-T31); where monsters go is proposed (2E-T62). In nobody's turn
 * what befalls somebody is met as a careful player would, at tables that play in sittings. A new investigator is left to whom they will belong to.
 */
export function reaction({ sitting, cursor, options }: State, { kind, race, mode, seats }: Decision): Reaction | null {
  if (kind === 'mythos.prey' && mode === 'first') return 'default';
  if (race || (mode !== 'own' && mode !== 'pair')) return null;
  if (!sitting) {
    const isNobodys = options.turnOrder === 'sitting' && NOBODYS.has(cursor.step);
    return isNobodys && mode === 'own' && !kind.startsWith('setup.') ? 'careful' : null;
  }
  const isOthers = sitting.seat === null ? cursor.step === 'sitting.race' : !seats.includes(sitting.seat);
  return isOthers ? 'default' : null;
}

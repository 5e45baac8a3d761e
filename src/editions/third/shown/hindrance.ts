import type { Seat } from '../../../engine/decision.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import type { PlayCommand } from '../../edition/commandfit.ts';
import { doomAt } from '../board/area.ts';
import { engagedMonsters, monstersAt } from '../board/monster.ts';
import type { State } from '../state/state.ts';

/** The commands that are actions of a turn, and as what they are performed. */
const ACTIONS: Readonly<Partial<Record<PlayCommand, string>>> = {
  evade: 'evade',
  fight: 'attack',
  focus: 'focus',
  gather: 'gatherResources',
  move: 'move',
  research: 'research',
  trade: 'trade',
  ward: 'ward',
};

/** What is allowed while a monster is engaged with somebody (3E-447.5). */
const WHILE_ENGAGED: readonly string[] = ['attack', 'evade', 'focus'];

/** Why somebody can't perform an action now, and what they can do about it. */
export function hindrance(state: State, seat: Seat, command: PlayCommand): Phrase | null {
  const action = ACTIONS[command];
  const one = state.investigators[seat];
  if (action === undefined || !one || one.left !== null) return null;
  const named = { action: ref('action', action) };
  if (state.phase !== 'action') return phrase('third-why-phase', { ...named, phase: ref('phase', state.phase) });
  if (one.inactive) return phrase('third-why-done');
  const engaged = engagedMonsters(state, seat);
  if (engaged.length > 0 && !WHILE_ENGAGED.includes(action)) {
    return phrase('third-why-engaged', { monsters: engaged.map(({ id }) => ref('monster', id)) });
  }
  if (one.performed.includes(action)) return phrase('third-why-performed', named);
  return lacking(state, seat, action);
}

/** What is missing where they stand, or among what they have. */
function lacking(state: State, seat: Seat, action: string): Phrase | null {
  const one = state.investigators[seat];
  if (!one) return null;
  switch (action) {
    case 'attack':
      return monstersAt(state, one.at).length === 0 ? phrase('third-why-no-monster') : null;
    case 'evade':
      return engagedMonsters(state, seat).length === 0 ? phrase('third-why-not-engaged') : null;
    case 'research':
      return one.clues === 0 ? phrase('third-why-no-clues') : null;
    case 'ward':
      return doomAt(state, one.at) === 0 ? phrase('third-why-no-doom', { place: ref('space', one.at) }) : null;
    default:
      return null;
  }
}

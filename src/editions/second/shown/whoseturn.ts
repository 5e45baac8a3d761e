import type { Seat } from '../../../engine/decision.ts';
import { type Phrase, phrase } from '../../../engine/phrase.ts';
import type { RowView } from '../../../render/view.ts';
import { turnIndexOf } from '../investigators/playerorder.ts';
import type { State } from '../state/state.ts';

/** Whether a phase that goes round the table, or a turn in sittings, has come to a seat. */
export function turnOf(state: State, seat: Seat): RowView['turn'] {
  const { cursor, sitting } = state;
  if (sitting && cursor.step.startsWith('sitting.')) {
    if (sitting.shares[seat]?.next === 'sat') return 'done';
    return sitting.seat === null || sitting.seat === seat ? 'now' : 'ahead';
  }
  if (!('turnIndex' in cursor)) return 'ahead';
  const at = turnIndexOf(state, seat);
  if (at === cursor.turnIndex) return 'now';
  return at < cursor.turnIndex ? 'done' : 'ahead';
}

/** How turns go round in the order that is played. */
export const turnsExplained = ({ options: { turnOrder } }: State): Phrase =>
  phrase(`second-turns-${turnOrder ?? 'book'}`);

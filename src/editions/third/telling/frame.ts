import type { Seat } from '../../../engine/decision.ts';
import { ref } from '../../../engine/phrase.ts';
import type { Layout } from '../../../story/arrange.ts';
import type { State } from '../state/state.ts';

/** The message of what somebody does in a round. */
export const seatFrame = (round: string, seat: Seat): string => `${round}/seat ${seat}`;

/**
 * The message that tells what happens in a step: a round's opening, what somebody does in it and meets, the monsters, the
 * Mythos Phase.
 */
export function frame(step: string, seat: Seat | null): string | null {
  const [round = '', phase = '', part = ''] = step.split('/');
  switch (phase) {
    case 'action':
      return part === 'start' || seat === null ? round : seatFrame(round, seat);
    case 'encounter':
      return seat === null ? null : seatFrame(round, seat);
    case 'monster':
      return `${round}/monsters`;
    case 'mythos':
    case 'round':
      return `${round}/mythos`;
    default:
      return null;
  }
}

/** The message of somebody's turn. */
const TURN = /\/seat (\d+)$/;

/** How a message is laid out: what somebody does in a round as that, anything else as a list. */
export function layout(name: string, { investigators }: State): Layout {
  const [, seat] = TURN.exec(name) ?? [];
  const owner = seat === undefined ? undefined : investigators[Number(seat)];
  return owner ? { as: 'turn', owner: ref('sheet', owner.sheet) } : { as: 'list' };
}

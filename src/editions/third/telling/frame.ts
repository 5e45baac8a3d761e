import type { Seat } from '../../../engine/decision.ts';

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

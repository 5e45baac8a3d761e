import type { Seat } from '../../../engine/decision.ts';

/**
 * The message that tells what happens in a step: a round's opening, what somebody does in it and meets, the monsters, the
 * Mythos Phase.
 */
export function frame(step: string, seat: Seat | null): string | null {
  const [round = '', phase = '', part = ''] = step.split('/');
  switch (phase) {
    case 'action':
      return part === 'start' || seat === null ? round : `${round}/seat ${seat}`;
    case 'encounter':
      return seat === null ? null : `${round}/seat ${seat}`;
    case 'monster':
      return `${round}/monsters`;
    case 'mythos':
    case 'round':
      return `${round}/mythos`;
    default:
      return null;
  }
}

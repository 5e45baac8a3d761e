import type { Seat } from '../../../engine/decision.ts';

/** Steps that are somebody's own: what they do in a turn is told in one message. */
const OWN = /^(turn \d+)\/(?:upkeep|movement|arkham|otherWorld)\/seat (\d+)$/;

/** The message of somebody's whole turn. */
export const seatFrame = (turn: string, seat: Seat | string): string => `${turn}/seat ${seat}`;

/** The message that tells what happens in a step: a turn's opening, somebody's whole turn, its Mythos, a round of battle. */
export function frame(step: string, seat: Seat | null): string | null {
  const [, turn, own] = OWN.exec(step) ?? [];
  if (turn !== undefined && own !== undefined) return seatFrame(turn, own);
  const [begun = '', part = ''] = step.split('/');
  if (begun === 'battle') return part.startsWith('round') ? step.split('/').slice(0, 2).join('/') : null;
  if (begun === 'setup') return part === 'sliders' ? begun : part === 'mythos' ? `${begun}/mythos` : null;
  switch (part) {
    case 'upkeep':
      return begun;
    case 'sitting':
      return seat === null ? begun : seatFrame(begun, seat);
    case 'mythos':
      return `${begun}/mythos`;
    default:
      return null;
  }
}

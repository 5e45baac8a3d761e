import type { Seat } from '../../../engine/decision.ts';
import { ref } from '../../../engine/phrase.ts';
import type { Layout } from '../../../story/arrange.ts';
import type { State } from '../state/state.ts';

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

/** The message that opens a turn. */
const OPENING = /^turn \d+$/;
/** The message of somebody's turn. */
const TURN = /^turn \d+\/seat (\d+)$/;

/** How a message is laid out: somebody's whole turn as what they did, anything else as a list; of the opening, the Upkeep of all in one. */
export function layout(name: string, { investigators }: State): Layout {
  const [, seat] = TURN.exec(name) ?? [];
  const owner = seat === undefined ? undefined : investigators[Number(seat)];
  if (OPENING.test(name)) return { as: 'list', people: 'story-upkeep' };
  return owner ? { as: 'turn', owner: ref('sheet', owner.sheet), stays: 'event-Stays' } : { as: 'list' };
}

import type { TableEdition } from '../../src/editions/edition/edition.ts';
import { toyEdition } from './toyedition.ts';

/** How often the autopilot of the toy game rolls before it stops. */
export const ROLLS = 50;

/** The toy game with an autopilot that comes to an end. */
export const endingEdition: TableEdition = {
  ...(toyEdition as unknown as TableEdition),
  autopilot(seen, decision, seat) {
    const { chosen } = seen as unknown as { chosen: string[] };
    const rolled = chosen.filter((entry) => entry === `${seat}:roll`).length;
    const wanted = decision.kind === 'move.next' ? [rolled < ROLLS ? 'roll' : 'stop'] : decision.default;
    return { answer: { decision: decision.id, chosen: wanted } };
  },
};

import { type Arrangement, aGame } from '../table.ts';

export const inPhase = (more: Arrangement = {}) =>
  aGame({ phase: 'encounter', cursor: { step: 'encounter.turn' }, ...more });
export const resting = (sheet: string, at: string) => ({ sheet, at, inactive: true });

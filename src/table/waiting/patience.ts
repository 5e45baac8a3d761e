import { HOUR } from './pace.ts';

/** How long somebody may leave a turn they took, and others those who wait for a word of theirs, awake and there. */
const PATIENCE = 2 * HOUR;
const QUICK: Readonly<Record<string, number>> = { evening: HOUR / 6, blitz: HOUR / 30 };

/** That time, at a game's pace. */
export const patience = (pace: string): number => QUICK[pace] ?? PATIENCE;

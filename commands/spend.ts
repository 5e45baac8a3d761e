import { playCommand } from '../src/discord/play.ts';

/** Spends clues or focus on a roll, and pays what something costs. */
export const command = playCommand({ id: 'spend', option: 'amount' });

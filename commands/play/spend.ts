import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Spends clues or focus on a roll, and pays what something costs. */
export const command = playCommand({ id: 'spend', option: 'amount' });

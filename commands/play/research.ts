import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Turns one's own clues to the table's account, and says how many. */
export const command = playCommand({ id: 'research', option: 'amount' });

import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Turns one's own clues to the table's account. */
export const command = playCommand({ id: 'research', option: 'for' });

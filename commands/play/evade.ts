import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Slips past a monster, or runs from a fight. */
export const command = playCommand({ id: 'evade', option: 'monster' });

import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Tries to close a gate. */
export const command = playCommand({ id: 'close', option: 'how' });

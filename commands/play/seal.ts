import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Seals a gate, with clues or an Elder Sign. */
export const command = playCommand({ id: 'seal', option: 'how' });

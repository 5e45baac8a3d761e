import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Casts a spell, where one can be cast now. */
export const command = playCommand({ id: 'cast', option: 'spell' });

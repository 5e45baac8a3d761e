import { playCommand } from '../src/discord/play.ts';

/** Casts a spell, where one can be cast now. */
export const command = playCommand({ id: 'cast', option: 'spell' });

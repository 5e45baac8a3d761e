import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Offers a trade to somebody in the same place, and answers one. */
export const command = playCommand({ id: 'trade', option: 'with', passes: true });

import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Buys or sells where something is for sale. */
export const command = playCommand({ id: 'buy', option: 'card', passes: true });

import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Gathers resources: a dollar for an action. */
export const command = playCommand({ id: 'gather', option: 'for' });

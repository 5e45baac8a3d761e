import { playCommand } from '../src/discord/play.ts';

/** Gathers resources: a dollar for an action. */
export const command = playCommand({ id: 'gather', option: 'for' });

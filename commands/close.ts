import { playCommand } from '../src/discord/play.ts';

/** Tries to close a gate. */
export const command = playCommand({ id: 'close', option: 'how' });

import { playCommand } from '../src/discord/play.ts';

/** Leaves things as they are: stops moving, declines, accepts a roll, is done. */
export const command = playCommand({ id: 'pass', option: 'question', passes: true });

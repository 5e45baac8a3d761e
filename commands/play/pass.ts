import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Leaves things as they are: stops moving, declines, accepts a roll, is done. */
export const command = playCommand({ id: 'pass', option: 'question', passes: true });

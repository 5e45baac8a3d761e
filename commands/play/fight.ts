import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Fights a monster or the Ancient One, round by round; attacks. */
export const command = playCommand({ id: 'fight', option: 'monster' });

import { playCommand } from '../src/discord/play.ts';

/** Fights a monster or the Ancient One, round by round; attacks. */
export const command = playCommand({ id: 'fight', option: 'monster' });

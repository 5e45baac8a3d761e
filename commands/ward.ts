import { playCommand } from '../src/discord/play.ts';

/** Takes doom from where one stands. */
export const command = playCommand({ id: 'ward', option: 'for' });

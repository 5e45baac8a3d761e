import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Takes doom from where one stands. */
export const command = playCommand({ id: 'ward', option: 'for' });

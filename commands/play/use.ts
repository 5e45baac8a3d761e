import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Uses a card or an ability, in a question or at any time. */
export const command = playCommand({ id: 'use', option: 'card' });

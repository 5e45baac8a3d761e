import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Goes somewhere: along the streets, by wagon, through another world, back to Arkham; or stops. */
export const command = playCommand({ id: 'move', option: 'to' });

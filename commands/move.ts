import { playCommand } from '../src/discord/play.ts';

/** Goes somewhere: along the streets, by wagon, through another world, back to Arkham; or stops. */
export const command = playCommand({ id: 'move', option: 'to' });

import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Sets the skill sliders in the Upkeep, or focuses a skill. */
export const command = playCommand({ id: 'focus', option: 'sliders' });

import { playCommand } from '../src/discord/play.ts';

/** Sets the skill sliders in the Upkeep. */
export const command = playCommand({
  id: 'focus',
  option: 'sliders',
  fits: ({ kind }) => kind.endsWith('.sliders'),
});

import { playCommand } from '../src/discord/play.ts';

/** Casts a spell, where one can be cast now. */
export const command = playCommand({
  id: 'cast',
  option: 'spell',
  fits: ({ kind }, { id }) => id.startsWith('cast:') || kind.startsWith('spell.'),
  offers: ({ id, kind }) => id.startsWith('cast:') || kind === 'cast',
});

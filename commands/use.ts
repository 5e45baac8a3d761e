import { playCommand } from '../src/discord/play.ts';

/** Uses a card or an ability, in a question or at any time. */
export const command = playCommand({
  id: 'use',
  option: 'card',
  fits: (_decision, { id }) => /^(use|ask|roll|ignore):/.test(id) || id === 'change-hands',
  offers: ({ kind }) => !kind.startsWith('trade'),
});

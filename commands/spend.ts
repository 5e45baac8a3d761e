import { playCommand } from '../src/discord/play.ts';

const KINDS = /^(check\.spend|cost\.|trophy\.|rumor\.)/;

/** Spends clues on a check, and pays what something costs. */
export const command = playCommand({
  id: 'spend',
  option: 'amount',
  fits: ({ kind }, { id }) => KINDS.test(kind) || id.startsWith('spend:'),
});

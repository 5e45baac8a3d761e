import { playCommand } from '../src/discord/play.ts';

const KINDS: readonly string[] = ['combat.start', 'combat.round', 'combat.hands', 'combat.check', 'battle.attack'];

/** Fights a monster or the Ancient One, round by round. */
export const command = playCommand({
  id: 'fight',
  option: 'monster',
  fits: ({ kind }, { id }) =>
    id.startsWith('fight:') || id === 'fight' || (KINDS.includes(kind) && id !== 'flee' && id !== 'escape'),
});

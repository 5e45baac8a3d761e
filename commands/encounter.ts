import { playCommand } from '../src/discord/play.ts';

const KINDS = /^(encounter|effect|draw|cost|rumor|trophy)\./;

/** Has an encounter, uses what a place offers, enters a gate, and decides what an encounter asks. */
export const command = playCommand({
  id: 'encounter',
  option: 'choice',
  fits: ({ kind }, { id }) => KINDS.test(kind) || id === 'encounter' || id === 'ability' || id === 'enter',
  passes: true,
});

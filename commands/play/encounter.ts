import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Has an encounter, uses what a place offers, enters a gate, and decides what an encounter asks. */
export const command = playCommand({ id: 'encounter', option: 'choice', passes: true });

import { playCommand } from '../../src/discord/commands/playcommand.ts';

/** Answers whatever one is asked. */
export const command = playCommand({
  id: 'choose',
  option: 'answer',
  passes: true,
  means: { answers: () => true },
});

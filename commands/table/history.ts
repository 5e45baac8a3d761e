import type { Command } from '../../src/discord/commands/command.ts';
import { historyLines } from '../../src/discord/look/history.ts';

/** The games this server has behind it. */
export const command: Command = {
  shape: { id: 'history', options: [{ id: 'show', type: 'flag' }] },
  async run(call) {
    await call.say({ lines: historyLines(call.services, call.guild) });
  },
};

import type { Command } from '../../src/discord/commands/command.ts';
import { ownStatus } from '../../src/discord/status/ownstatus.ts';

/** What one is asked, in all one's games, across channels and servers, and what happened since one's last visit. */
export const command: Command = {
  shape: { id: 'status' },
  async run(call) {
    await call.say({ lines: ownStatus(call.services, call.person.id) });
  },
};

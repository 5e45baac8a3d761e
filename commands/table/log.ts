import type { Command } from '../../src/discord/commands/command.ts';
import { logAnswer } from '../../src/discord/look/look.ts';

/** What happened since one's last visit, or lately. */
export const command: Command = {
  shape: { id: 'log', options: [{ id: 'all', type: 'flag' }] },
  async run(call) {
    await call.say(logAnswer(call.services, call.game(), call.person.id, call.flag('all') ? 'all' : 'news'));
  },
};

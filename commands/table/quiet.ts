import type { Command } from '../../src/discord/commands/command.ts';
import { granted } from '../../src/discord/message/refusal.ts';

/** How much the table is told while it plays. */
export const command: Command = {
  shape: { id: 'quiet', options: [{ id: 'on', type: 'flag', required: true }] },
  async run(call) {
    const on = call.flag('on');
    granted(call.services.table.finished.setQuiet(call.game().id, call.person.id, on));
    await call.say(call.words.say(on ? 'quiet-done-on' : 'quiet-done-off'));
  },
};

import type { Command } from '../src/discord/command.ts';
import { granted } from '../src/discord/kindly.ts';

/** How much the table is told while it plays. */
export const command: Command = {
  shape: { id: 'quiet', options: [{ id: 'on', type: 'flag', required: true }] },
  async run(call) {
    granted(call.house.table.past.setQuiet(call.game().id, call.person.id, call.flag('on')));
    await call.say(call.words.say('quiet-done'));
  },
};

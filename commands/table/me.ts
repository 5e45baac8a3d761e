import type { Call } from '../../src/discord/commands/call.ts';
import type { Command } from '../../src/discord/commands/command.ts';
import { granted, refusal } from '../../src/discord/message/refusal.ts';

/** What is kept of a person: to be seen, and to be deleted. */
export const command: Command = {
  shape: {
    id: 'me',
    subcommands: [{ id: 'show' }, { id: 'forget', options: [{ id: 'sure', type: 'flag', required: true }] }],
  },
  async run(call) {
    if (call.subcommand === 'show') return show(call);
    if (!call.flag('sure')) throw refusal('me-not-sure');
    granted(call.services.table.privacy.forget(call.person.id, call.words.say('somebody')));
    await call.say(call.words.say('me-forgotten'));
  },
};

async function show(call: Call): Promise<void> {
  const kept = call.services.table.privacy.of(call.person.id);
  const count = Object.values(kept).reduce((sum, rows) => sum + rows.length, 0);
  if (count === 0) return call.say(call.words.say('me-nothing'));
  const data = Buffer.from(`${JSON.stringify(kept, null, 1)}\n`);
  await call.say({ lines: [call.words.say('me-kept', { count })], attachments: [{ name: 'me.json', data }] });
}

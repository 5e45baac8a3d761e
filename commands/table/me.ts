import type { Call } from '../../src/discord/commands/call.ts';
import type { Command } from '../../src/discord/commands/command.ts';
import { recordLines } from '../../src/discord/look/personalrecord.ts';
import { granted, refusal } from '../../src/discord/message/refusal.ts';
import { localeOf } from '../../src/locale.ts';
import { Words } from '../../src/words/words.ts';

/** What is kept of a person: to be seen, to be told of, and to be deleted. */
export const command: Command = {
  shape: {
    id: 'me',
    subcommands: [
      { id: 'show' },
      {
        id: 'record',
        options: [
          { id: 'player', type: 'person' },
          { id: 'show', type: 'flag' },
        ],
      },
      { id: 'forget', options: [{ id: 'sure', type: 'flag', required: true }] },
    ],
  },
  async run(call) {
    if (call.subcommand === 'show') return show(call);
    if (call.subcommand === 'record') return record(call);
    if (!call.flag('sure')) throw refusal('me-not-sure');
    granted(call.services.table.privacy.forget(call.person, (locale) => new Words(localeOf(locale)).say('somebody')));
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

/** What they have played, or somebody else who lets others see it. */
async function record(call: Call): Promise<void> {
  const { services, person, words } = call;
  const { personalRecords, preferences } = services.table;
  const whose = call.user('player') === null ? person : call.named('player');
  const lines = recordLines(services, granted(personalRecords.of(whose.id, person.id)), whose.name);
  const isShown = preferences.of(person.id).record_shown === 1;
  const seenBy = words.say(isShown ? 'record-seen-by-others' : 'record-seen-by-you');
  const isPrivate = whose.id === person.id && !call.flag('show');
  await call.say({ lines: isPrivate ? [...lines, seenBy] : lines });
}

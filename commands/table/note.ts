import type { Call } from '../../src/discord/commands/call.ts';
import type { Command } from '../../src/discord/commands/command.ts';
import { granted } from '../../src/discord/message/refusal.ts';
import { noteLines } from '../../src/discord/status/ownstatus.ts';

/** Private lines kept with the game. */
export const command: Command = {
  shape: {
    id: 'note',
    subcommands: [
      { id: 'add', options: [{ id: 'text', type: 'text', required: true }] },
      { id: 'list' },
      { id: 'delete', options: [{ id: 'number', type: 'number', required: true, min: 1 }] },
    ],
  },
  async run(call) {
    const { notes } = call.services.table;
    const game = call.game().id;
    if (call.subcommand === 'add') granted(notes.add(game, call.person.id, call.text('text') ?? ''));
    if (call.subcommand === 'delete') granted(notes.drop(game, call.person.id, call.number('number') ?? 0));
    await list(call, game);
  },
};

async function list(call: Call, game: string): Promise<void> {
  const { words, services, person } = call;
  const lines = noteLines(services, game, person.id, words);
  await call.say({ lines: lines.length > 0 ? lines : [words.say('note-none')] });
}

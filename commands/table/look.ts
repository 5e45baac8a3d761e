import type { Command } from '../../src/discord/commands/command.ts';
import { EDITION_OPTION, lookupSource } from '../../src/discord/lobby/editionoption.ts';
import { lookAnswer } from '../../src/discord/look/look.ts';
import { refusal } from '../../src/discord/message/refusal.ts';

/** Looks at a place, a card, a monster. */
export const command: Command = {
  shape: {
    id: 'look',
    options: [{ id: 'at', type: 'text', required: true, suggests: true }, EDITION_OPTION, { id: 'show', type: 'flag' }],
  },
  suggest(typing) {
    const { edition, state, words } = lookupSource(typing);
    return edition.search(state, typing.typed, words).map(({ id, name }) => ({ name, value: id }));
  },
  async run(call) {
    const { edition, state, words } = lookupSource(call);
    const query = call.text('at') ?? '';
    const found = edition.lookup(state, query, words);
    if (!found) throw refusal('look-nothing', { query });
    await call.say(await lookAnswer(call.services, found));
  },
};

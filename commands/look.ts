import { drawAttachments } from '../src/discord/attachment.ts';
import type { Call, Typing } from '../src/discord/call.ts';
import type { Command } from '../src/discord/command.ts';
import { kindly } from '../src/discord/kindly.ts';

/** The edition to look things up in: this channel's game's, else the first there is. */
function bookshelf(use: Call | Typing) {
  const { house, view } = use;
  const { reading } = house.table;
  const position = view ? reading.position(view.id) : null;
  if (position?.ok) return { ...position.value, state: position.value.live.play.state };
  const [first] = house.editions.values();
  const edition = view ? reading.edition(view.edition) : first;
  return edition ? { edition, words: reading.words(edition), state: null } : null;
}

/** Looks at a place, a card, a monster. */
export const command: Command = {
  shape: {
    id: 'look',
    options: [
      { id: 'at', type: 'text', required: true, suggests: true },
      { id: 'show', type: 'flag' },
    ],
  },
  suggest(typing) {
    const shelf = bookshelf(typing);
    if (!shelf) return [];
    return shelf.edition.search(shelf.state, typing.typed, shelf.words).map(({ id, name }) => ({ name, value: id }));
  },
  async run(call) {
    const shelf = bookshelf(call);
    const query = call.text('at') ?? '';
    const found = shelf?.edition.lookup(shelf.state, query, shelf.words);
    if (!found) throw kindly('look-nothing', { query });
    const { house } = call;
    const attachments = found.picture ? await drawAttachments([found.picture], house.draw, house.log) : [];
    await call.say({ lines: [`**${found.title}**`, ...found.lines], attachments });
  },
};

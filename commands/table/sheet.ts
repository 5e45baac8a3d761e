import type { Call, Typing } from '../../src/discord/commands/call.ts';
import type { Command } from '../../src/discord/commands/command.ts';
import { ownSeat, sheetAnswer } from '../../src/discord/look/look.ts';
import { refusal } from '../../src/discord/message/refusal.ts';
import { ref } from '../../src/engine/phrase.ts';
import { plain } from '../../src/words/noun.ts';

/** Seats with the names of investigator and player. */
function seats(use: Call | Typing): { name: string; value: string }[] {
  const { view, words } = use;
  if (!view || view.startedAt === null) return [];
  return view.seats.map(({ seat, name }) => ({
    name: words.say('sheet-choice', { investigator: ref('seat', String(seat)), name }),
    value: String(seat),
  }));
}

/** Somebody's sheet: one's own, unless another is named. */
export const command: Command = {
  shape: {
    id: 'sheet',
    options: [
      { id: 'investigator', type: 'text', suggests: true },
      { id: 'text', type: 'flag' },
      { id: 'show', type: 'flag' },
    ],
  },
  suggest: (typing) => typing.matching(seats(typing)),
  async run(call) {
    const view = call.game();
    const wanted = plain(call.text('investigator') ?? '');
    const found = wanted
      ? (seats(call).find(({ value }) => value === wanted) ??
        seats(call).find(({ name }) => plain(name).includes(wanted)))
      : { value: String(ownSeat(view, call.person.id).seat) };
    if (!found) throw refusal('refused-no-such-investigator');
    await call.say(await sheetAnswer(call.services, view, Number(found.value), call.flag('text')));
  },
};

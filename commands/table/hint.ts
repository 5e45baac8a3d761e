import type { Command } from '../../src/discord/commands/command.ts';
import { small } from '../../src/discord/message/content.ts';
import { granted } from '../../src/discord/message/refusal.ts';
import { hintText } from '../../src/discord/question/hinttext.ts';

/** What a careful player would answer to the question one is asked, and why. */
export const command: Command = {
  shape: { id: 'hint' },
  async run(call) {
    const view = call.game();
    const { words } = call;
    const hint = granted(call.services.table.reading.hint(view.id, call.person.id));
    const offer = view.offers.find((candidate) => candidate.id === hint.interrupt);
    const position = granted(call.services.table.reading.position(view.id));
    const goals = Object.values(position.edition.goals?.(position.live.play.state, words) ?? {});
    await call.say({ lines: [hintText(hint, offer ?? null, words), ...goals.map(small)] });
  },
};

import type { Command } from '../../src/discord/commands/command.ts';
import { granted } from '../../src/discord/message/refusal.ts';
import { choiceName } from '../../src/discord/question/question.ts';

/** What a careful player would answer to the question one is asked. */
export const command: Command = {
  shape: { id: 'hint' },
  async run(call) {
    const view = call.game();
    const { words } = call;
    const { decision, chosen, interrupt } = granted(call.services.table.reading.hint(view.id, call.person.id));
    const offer = view.offers.find((candidate) => candidate.id === interrupt);
    const choice = offer ? offer.label : choiceName(decision, chosen, words);
    await call.say(words.say('hint-answer', { ask: decision.ask, choice }));
  },
};

import type { Command } from '../../src/discord/commands/command.ts';
import { small } from '../../src/discord/message/content.ts';
import { granted } from '../../src/discord/message/refusal.ts';
import { oddsText } from '../../src/discord/question/odds.ts';
import { choiceName } from '../../src/discord/question/question.ts';
import type { Option } from '../../src/engine/decision.ts';
import type { Words } from '../../src/words/words.ts';

/** What a careful player would answer to the question one is asked. */
export const command: Command = {
  shape: { id: 'hint' },
  async run(call) {
    const view = call.game();
    const { words } = call;
    const { decision, chosen, interrupt } = granted(call.services.table.reading.hint(view.id, call.person.id));
    const offer = view.offers.find((candidate) => candidate.id === interrupt);
    const choice = offer ? offer.label : choiceName(decision, chosen, words);
    const option = offer ? undefined : decision.options.find(({ id }) => chosen.length === 1 && id === chosen[0]);
    const why = option ? reasonOf(option, words) : '';
    const said = words.say(why === '' ? 'hint-answer' : 'hint-answer-why', { ask: decision.ask, choice, why });
    const position = granted(call.services.table.reading.position(view.id));
    const goals = position.edition.goals?.(position.live.play.state, words) ?? [];
    await call.say({ lines: [said, ...goals.map(small)] });
  },
};

/** What speaks for an option: what it brings and costs, and how likely it comes off; empty where neither is known. */
function reasonOf(option: Option, words: Words): string {
  const note = option.note ? words.text(option.note) : '';
  return [note, oddsText(option, words) ?? ''].filter((part) => part !== '').join(' · ');
}

import type { Call } from '../../src/discord/commands/call.ts';
import type { Command } from '../../src/discord/commands/command.ts';
import { EDITION_OPTION, editionMeant } from '../../src/discord/lobby/editionoption.ts';
import { small } from '../../src/discord/message/content.ts';
import { refusal } from '../../src/discord/message/refusal.ts';

/** How many rules one answer shows; the others are named. */
const MOST = 8;

/** What stands in the rules for how many they are at the table. */
const NUMBER = /\bN\b/;

/** How many that is in the game of this channel, where it is of the edition that is meant. */
function numberHere(call: Call): string[] {
  const { view, services } = call;
  const number = view && services.editions.get(view.edition) === editionMeant(call) ? view.seats.length : 0;
  return number > 0 ? [small(call.words.say('rules-number', { number }))] : [];
}

/** The rules on a topic, by its name, a word, or a rule's number. */
export const command: Command = {
  shape: { id: 'rules', options: [{ id: 'topic', type: 'text', required: true, suggests: true }, EDITION_OPTION] },
  suggest(typing) {
    const topics = editionMeant(typing).ruleTopics(typing.words.locale);
    return typing.matching(topics.map(({ id, name }) => ({ name, value: id })));
  },
  async run(call) {
    const topic = call.text('topic') ?? '';
    const found = editionMeant(call).rules(topic, call.words.locale);
    if (found.length === 0) throw refusal('rules-nothing', { topic });
    const shown = found.slice(0, MOST);
    const lines = shown.flatMap((rule, index) => [
      ...(rule.title === shown[index - 1]?.title ? [] : [`**${rule.title}**`]),
      rule.text,
      small(
        rule.related.length > 0 ? call.words.say('rules-related', { rule: rule.id, related: rule.related }) : rule.id,
      ),
    ]);
    const here = shown.some(({ text }) => NUMBER.test(text)) ? numberHere(call) : [];
    const more = found.length - shown.length;
    lines.push(...here);
    await call.say({ lines: more > 0 ? [...lines, small(call.words.say('rules-more', { count: more }))] : lines });
  },
};

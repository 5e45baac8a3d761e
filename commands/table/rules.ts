import type { Command } from '../../src/discord/commands/command.ts';
import { EDITION_OPTION, editionMeant } from '../../src/discord/lobby/editionoption.ts';
import { small } from '../../src/discord/message/content.ts';
import { refusal } from '../../src/discord/message/refusal.ts';

/** How many rules one answer shows; the others are named. */
const MOST = 8;

/** The rules on a topic, by its name, a word, or a rule's number. */
export const command: Command = {
  shape: { id: 'rules', options: [{ id: 'topic', type: 'text', required: true, suggests: true }, EDITION_OPTION] },
  suggest(typing) {
    const topics = editionMeant(typing).ruleTopics();
    return typing.matching(topics.map(({ id, name }) => ({ name, value: id })));
  },
  async run(call) {
    const topic = call.text('topic') ?? '';
    const found = editionMeant(call).rules(topic);
    if (found.length === 0) throw refusal('rules-nothing', { topic });
    const shown = found.slice(0, MOST);
    const lines = shown.flatMap((rule, index) => [
      ...(rule.title === shown[index - 1]?.title ? [] : [`**${rule.title}**`]),
      rule.text,
      small(
        rule.related.length > 0 ? call.words.say('rules-related', { rule: rule.id, related: rule.related }) : rule.id,
      ),
    ]);
    const more = found.length - shown.length;
    await call.say({ lines: more > 0 ? [...lines, small(call.words.say('rules-more', { count: more }))] : lines });
  },
};

import type { Command } from '../src/discord/command.ts';
import { small } from '../src/discord/content.ts';
import type { House } from '../src/discord/house.ts';
import { kindly } from '../src/discord/kindly.ts';
import type { GameView } from '../src/table/view.ts';

/** How many rules one answer shows; the others are named. */
const MOST = 8;

function editionOf(house: House, view: GameView | null) {
  const [first] = house.editions.values();
  const edition = view ? house.table.reading.edition(view.edition) : first;
  if (!edition) throw kindly('refused-no-such-edition');
  return edition;
}

/** The rules on a topic, by its name, a word, or a rule's number. */
export const command: Command = {
  shape: { id: 'rules', options: [{ id: 'topic', type: 'text', required: true, suggests: true }] },
  suggest(typing) {
    const topics = editionOf(typing.house, typing.view).ruleTopics();
    return typing.matching(topics.map(({ id, name }) => ({ name, value: id })));
  },
  async run(call) {
    const topic = call.text('topic') ?? '';
    const found = editionOf(call.house, call.view).rules(topic);
    if (found.length === 0) throw kindly('rules-nothing', { topic });
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

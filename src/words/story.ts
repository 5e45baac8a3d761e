import { type PhraseArgument, phrase, series } from '../engine/phrase.ts';
import { amountsIn, kinds } from '../story/likeness.ts';
import type { Clause, Form, Paragraph, Story } from '../story/story.ts';
import type { Words } from './words.ts';

/** How a paragraph begins, which stands by itself. */
const MARKS: Record<Form, string> = { title: '# ', heading: '## ', small: '-# ', item: '- ', text: '', prose: '' };

/**
 * Says a story, a line for each paragraph, with the markdown of the channel. A message has one heading, its first line:
 * others are in bold. What was taken back is struck, and what stands by it follows.
 */
export function storyLines(story: Story, words: Words): string[] {
  const kept = words.kept();
  return story.flatMap((paragraph, at) => {
    const said = paragraph.clauses.map((clause) => saidClause(clause, kept)).filter((text) => text !== '');
    if (said.length === 0) return [];
    return formed(said.join(' '), paragraph, { isFirst: at === 0, words: kept });
  });
}

function formed(
  text: string,
  { form, undone }: Paragraph,
  { isFirst, words }: { isFirst: boolean; words: Words },
): string[] {
  if (undone) return [`~~${text}~~`, words.text(undone)];
  if ((form === 'heading' || form === 'title') && !isFirst) return [`**${text}**`];
  return [`${MARKS[form]}${text}`];
}

/** One sentence with what goes on in it. */
function saidClause(clause: Clause, words: Words): string {
  const { says, about, subject, because, amounts, count, full, tails } = clause;
  const who: PhraseArgument = about.length === 1 && about[0] ? about[0] : series('and', kinds(about));
  const args: Record<string, PhraseArgument> = {
    who: subject === 'first' ? { strong: who } : who,
    plain: who,
    subjects: about.length,
    subject,
    count,
    because: because ? phrase('because', { cause: because }) : '',
    full: full ? 'yes' : 'no',
    value: amountsIn(amounts ?? {}),
    costs: Object.keys(amounts ?? {}).length > 0 ? 'yes' : 'no',
  };
  const parts = [says, ...tails].map((part, at) =>
    words.text(phrase(part.key, { ...args, last: at === tails.length ? 'yes' : 'no', ...part.args })),
  );
  return parts.join('').trim();
}

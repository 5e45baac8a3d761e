import { isPhrase, isRef, isSeries, isStrong, type PhraseArgument } from '../engine/phrase.ts';
import type { Story } from './story.ts';

/**
 * How much a message may tell, and how much of it may begin the message of a question. English takes two thirds of it in
 * characters in the mean, and of generated games 1,300 at most: a language half as long again has room in what Discord takes.
 */
export const ROOM = 1500;
export const ROOM_ABOVE_QUESTION = 1000;

/** What is counted for a sentence, for a story in it, and for a name: more than most of them take. */
const SENTENCE = 20;
const PROSE = 200;
const NAME = 16;
const NUMBER = 2;

/** How much room a story takes, by what it tells and names: the same in whatever language it will be said. */
export function weightOf(story: Story): number {
  const clauses = story.flatMap((paragraph) => paragraph.clauses);
  return clauses.reduce((sum, { says, about, because, amounts, tails }) => {
    const named = [...about, ...(because ? [because] : [])].length * NAME;
    const parts = [says, ...tails].reduce((all, part) => all + weightIn(part), 0);
    return sum + SENTENCE + named + parts + Object.keys(amounts ?? {}).length * NAME;
  }, 0);
}

function weightIn(argument: PhraseArgument): number {
  if (typeof argument === 'number') return NUMBER;
  // What somebody is called, for instance: it is said as it stands.
  if (typeof argument === 'string') return argument.length;
  if (isRef(argument)) return argument.ref === 'prose' ? PROSE : NAME;
  if (isStrong(argument)) return weightIn(argument.strong);
  if (isPhrase(argument))
    return Object.values(argument.args ?? {}).reduce<number>((sum, one) => sum + weightIn(one), NUMBER);
  return (isSeries(argument) ? argument.of : argument).reduce<number>((sum, one) => sum + weightIn(one), 0);
}

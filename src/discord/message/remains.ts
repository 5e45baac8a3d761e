import { MessageLimits } from '@sapphire/discord-utilities';
import { isPhrase, type Phrase, type Ref } from '../../engine/phrase.ts';
import { lastingPhrase, type Seating } from '../../table/told/happening.ts';
import type { Words } from '../../words/words.ts';
import { inOneLine, isText } from './before.ts';
import { clip, fitted, small, unformatted } from './content.ts';

/** What a message leaves when it is over, in no language; it is said when the message is edited. */
export interface Remains {
  /** How it is written. */
  version: 1;
  /** What stands as it is, and below it what is in small print. */
  text?: (Phrase | Ref)[];
  small?: Phrase[];
}

/** How what a message asked or proposed has ended. An option without a label is named by its id. */
export type End =
  | { end: 'question-answered' | 'question-answered-autopilot'; choice: (Phrase | string)[] }
  | { end: 'question-withdrawn' }
  | { end: 'proposal'; outcome: Phrase };

/** What a message that was answered leaves, and the answer. */
type Answered = Remains & { ended: End };

/** A message that leaves nothing. */
export const NOTHING: Remains = { version: 1 };

/** The same, which goes on being true whoever sits where later. */
export function lastingRemains({ text, small: lines, ...remains }: Remains, seating: Seating): Remains {
  const lasting = (phrase: Phrase): Phrase => lastingPhrase(phrase, seating);
  return {
    ...remains,
    ...(text ? { text: text.map((one) => (isPhrase(one) ? lasting(one) : one)) } : {}),
    ...(lines ? { small: lines.map(lasting) } : {}),
  };
}

/** What remains, in words. @param remains text where it was kept before it was kept as data */
export function saidRemains(remains: Remains | string, words: Words): string {
  if (typeof remains === 'string') return remains;
  const kept = words.kept();
  const { text = [], small: lines = [] } = remains;
  const all = [...text.map((one) => saidOne(one, kept)), ...lines.map((line) => small(kept.text(line)))];
  return fitted(all);
}

/** The same with how it has ended. */
export function saidEnd(remains: Remains | string, ended: End, words: Words): string {
  const question = saidRemains(remains, words);
  return clip(ending(question, ended, words), MessageLimits.MaximumLength);
}

/** What is kept of a message that was answered: as data, or as it stands where what remains of it is text. */
export function keptAnswer(remains: Remains | string, ended: End, words: Words): string {
  return typeof remains === 'string'
    ? saidEnd(remains, ended, words)
    : JSON.stringify({ ...remains, ended } satisfies Answered);
}

/** Who was asked what and chose what, in one line, of what is kept of a message that was answered. */
export function answeredLine(kept: string, words: Words): string {
  if (isText(kept)) return inOneLine(kept);
  const { text = [], small: lines = [], ended } = JSON.parse(kept) as Answered;
  const said = words.kept();
  const parts = [...text.map((one) => saidOne(one, said)), ...lines.flatMap((line) => said.text(line).split('\n'))];
  return clip(ending(parts.join(' · '), ended, words), MessageLimits.MaximumLength);
}

function saidOne(one: Phrase | Ref, words: Words): string {
  return isPhrase(one) ? words.text(one) : words.name(one);
}

function ending(question: string, ended: End, current: Words): string {
  const words = current.kept();
  switch (ended.end) {
    case 'proposal':
      return `${question.replaceAll('\n', ' ')} **${words.text(ended.outcome)}**`;
    case 'question-withdrawn':
      return words.say(ended.end, { question });
    case 'question-answered':
    case 'question-answered-autopilot':
      return words.say(ended.end, { question, choice: choiceOf(ended.choice, words) });
    default:
      return ended satisfies never;
  }
}

function choiceOf(choice: readonly (Phrase | string)[], words: Words): string {
  if (choice.length === 0) return words.say('question-none');
  return words.list(choice.map((one) => (typeof one === 'string' ? one : unformatted(words.text(one)))));
}

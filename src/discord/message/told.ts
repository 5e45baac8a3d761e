import { escapeMarkdown } from 'discord.js';
import { type Phrase, phrase } from '../../engine/phrase.ts';
import { arranged, type Layout, type Passage } from '../../story/arrange.ts';
import { crowned, inBrief } from '../../story/excerpt.ts';
import { isGreat } from '../../story/moment.ts';
import type { Story } from '../../story/story.ts';
import { type Happening, isOlder, type OlderHappening } from '../../table/told/happening.ts';
import { storyLines } from '../../words/story.ts';
import type { Words } from '../../words/words.ts';
import { olderLines } from './before.ts';

/** What is told, and by whom it was taken back, if it was. */
export interface Told {
  happening: Happening | OlderHappening;
  undone?: Phrase;
}

/** Tellings of one kind one after the other: as data, or as lines of a game of before. */
type Stretch = { passages: Passage[] } | { lines: string[] };

/** What a message tells in all, in words; what was told as lines stays as it stands. */
export function toldLines(told: readonly Told[], layout: Layout, words: Words): string[] {
  return stretches(told, words).flatMap((stretch) =>
    'lines' in stretch ? stretch.lines : storyLines(arranged(stretch.passages, layout), words),
  );
}

/** Everything that was to be told, also where the table is told little: each happening by itself, a line for each thing. */
export function wholeLines(told: readonly Told[], words: Words): string[] {
  const whole = told.map(({ happening, ...rest }): Told => {
    if (isOlder(happening)) return { ...rest, happening: { ...happening, short: happening.lines } };
    const { quiet: _, ...all } = happening;
    return { ...rest, happening: all };
  });
  return toldLines(whole, { as: 'list' }, words);
}

/** The story of the latest that a message tells; empty where that was told as lines. */
export function toldStory(told: readonly Told[], layout: Layout, words: Words): Story {
  const last = stretches(told, words).at(-1);
  return last && 'passages' in last ? arranged(last.passages, layout) : [];
}

/** Sentences by themselves, in words. */
export function saidLines(sentences: Happening['sentences'], words: Words): string[] {
  return storyLines(arranged([{ sentences }], { as: 'list' }), words);
}

/** What of a happening matters to everybody, in few words; how a vote came out is seen from what comes of it. */
export function briefLines(happening: Happening | OlderHappening, words: Words): string[] {
  return isOlder(happening)
    ? (happening.heads ?? [])
    : saidLines(
        inBrief(happening.sentences).filter(({ act }) => act !== 'vote'),
        words,
      );
}

/** What stands by what was taken back. */
export function takenBackMark({ undoneBy = 'nobody' }: Pick<Happening, 'undoneBy'>): Phrase {
  return phrase('taken-back-mark', { person: escapeMarkdown(undoneBy) });
}

function stretches(told: readonly Told[], words: Words): Stretch[] {
  const all: Stretch[] = [];
  for (const one of told) {
    const last = all.at(-1);
    if (isOlder(one.happening)) all.push({ lines: olderLines(one.happening, one.undone, words) });
    else if (last && 'passages' in last) last.passages.push(passageOf(one.happening, one.undone));
    else all.push({ passages: [passageOf(one.happening, one.undone)] });
  }
  return all.map((stretch) => ('passages' in stretch ? { passages: withCrown(stretch.passages) } : stretch));
}

function passageOf({ sentences, quiet, moment }: Happening, undone: Phrase | undefined): Passage {
  const shown = quiet ? inBrief(sentences) : moment ? sentences : sentences.map(unframed);
  return { sentences: shown, ...(undone ? { undone } : {}) };
}

/** A great moment that has no frame of its own, as it stands amid others. */
function unframed(sentence: Happening['sentences'][number]): Happening['sentences'][number] {
  return isGreat(sentence) ? { ...sentence, act: 'heading' } : sentence;
}

/** Of a message with a moment that crowns the one it begins with, the heading. */
function withCrown(passages: readonly Passage[]): Passage[] {
  const counted = passages.filter(({ undone }) => undone === undefined);
  const whole = counted.flatMap(({ sentences }) => sentences);
  const changed = crowned(whole);
  if (changed[0] === whole[0]) return [...passages];
  const taken = passages.filter(({ undone }) => undone !== undefined);
  return [{ sentences: changed }, ...taken];
}

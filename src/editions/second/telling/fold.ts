import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { bold, isAbout, isStory, paragraphs, saidOnce, without } from '../../telling/paragraph.ts';
import { loadContent } from '../content/content.ts';
import { isSentence, opening, SOMETHING, shorter, usedBy } from './shorter.ts';

/** The message of somebody's turn. */
const TURN = /^turn \d+\/seat (\d+)$/;
/** The message that opens a turn. */
const OPENING = /^turn \d+$/;
/** Where the dice of a roll come from, in brackets before them, or at the end where there are none. */
const FORMULA = / \([^()]*\d\)(?=:| —)| \([^()]* \d+, [^()]*[+−]\d+\)$/gu;
/** The place a story tells of. */
const LABEL = /^\*\*([^*]+):\*\* (?=\*)/;

/**
 * What stays of a message's story. Of somebody's turn: what they did, each fight and each story as a paragraph of its
 * own, with their name once. Of the opening: the Upkeep of all in one line. Of anything else: what happens to one person
 * as one sentence after the other.
 * @param frame the message (`frame`)
 */
export function folded(lines: readonly string[], frame: string, words: Words): string[] {
  const [, seat] = TURN.exec(frame) ?? [];
  const short = lines.filter((line) => !isSliders(line, words)).map((line) => line.replace(FORMULA, ''));
  if (OPENING.test(frame)) return upkeep(short, words);
  return seat === undefined ? byPerson(short, words) : turn(short, words.name(ref('seat', seat)), words);
}

/** Where somebody has put their sliders is seen on the sheet. */
function isSliders(line: string, words: Words): boolean {
  return called(words).some((seat) =>
    line.startsWith(opening('event-SlidersMoved', { seat, moved: SOMETHING }, words)),
  );
}

function turn(lines: readonly string[], who: string, words: Words): string[] {
  const begun = opening('event-CombatStarted', { seat: who, monster: SOMETHING }, words);
  const leaves = opening('event-DrawnThrough', { seat: who, world: SOMETHING, delayed: 'false' }, words);
  const begins = (line: string): boolean => [begun, leaves].some((head) => line.startsWith(head)) || isStory(line);
  const all = paragraphs(shorter(lines, who, words), {
    begins,
    after: isStory,
    names: called(words),
  });
  const [first = ''] = all;
  const [, place] = LABEL.exec(first) ?? [];
  const whole =
    place === undefined ? all : [words.say('fold-stays', { seat: who, where: whereOf(place, words) }), ...all];
  const named = whole.findIndex((line) => isAbout(line, who));
  const said = whole.map((line, at) => (at === named ? bold(line, who) : without(line, who)));
  return saidOnce(said.map((line, at) => unlabeled(line, said.slice(0, at))).join('\n')).split('\n');
}

/** A story without the place it tells of, where that has been named. */
function unlabeled(line: string, before: readonly string[]): string {
  const [label, place] = LABEL.exec(line) ?? [];
  const isNamed = (one: string): boolean => one.toLocaleLowerCase().includes((place ?? '').toLocaleLowerCase());
  return label !== undefined && before.some(isNamed) ? line.slice(label.length) : line;
}

/** Where somebody is, with the word that stands before it. */
function whereOf(place: string, words: Words): string {
  const { worlds, places } = loadContent();
  const known = [...worlds.map(({ id }) => ref('world', id)), ...[...places.keys()].map((id) => ref('place', id))];
  return words.say('fold-at', { place: known.find((one) => words.name(one) === place) ?? place });
}

/** What a turn opens with, and below it the Upkeep of all: an ability stands behind what it brings. */
function upkeep(lines: readonly string[], words: Words): string[] {
  const isOfAnybody = (line: string): boolean => called(words).some((name) => isAbout(line, name));
  const said = withAbilities(lines, words);
  const brought = said.filter(isOfAnybody);
  const others = said.filter((line) => !isOfAnybody(line));
  if (brought.length === 0) return others;
  return [...others, words.say('fold-upkeep', { text: byPerson(brought, words).join(' ') })];
}

/** The lines with an ability behind what it brings, where that is one sentence. */
function withAbilities(lines: readonly string[], words: Words): string[] {
  const names = called(words);
  const said: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line = '', next] = lines.slice(at);
    const who = names.find((name) => isAbout(line, name));
    const ability = who === undefined ? null : usedBy(line, who, words);
    if (next === undefined || ability === null || !isSentence(next, who ?? '')) said.push(line);
    else {
      said.push(words.say('fold-by', { line: next.replace(/\.$/, ''), by: ability }));
      at += 1;
    }
  }
  return said;
}

function byPerson(lines: readonly string[], words: Words): string[] {
  const all: string[] = [];
  let subject = '';
  for (const line of lines) {
    const about = called(words).find((name) => isAbout(line, name)) ?? '';
    const last = all.at(-1);
    if (last !== undefined && about !== '' && about === subject && /[.!]\*{0,2}$/.test(last))
      all[all.length - 1] = `${last} ${without(line, about)}`;
    else all.push(line);
    subject = about;
  }
  return saidOnce(all.join('\n')).split('\n');
}

/** What all investigators are called. */
function called(words: Words): string[] {
  return loadContent().investigators.map(({ id }) => words.name(ref('sheet', id)));
}

import type { Phrase, Ref } from '../engine/phrase.ts';
import { fought } from './fight.ts';
import { joined } from './likeness.ts';
import { areSame, isAlike, type Line, lineOf, names, refsIn } from './line.ts';
import { type Act, isSameThing, type Sentence, sentence } from './sentence.ts';
import type { Clause, Form, Paragraph, Story } from './story.ts';
import { threaded } from './thread.ts';
import { withoutUses } from './use.ts';

/** What one happening tells, or what of it was taken back: then what stands by it. */
export interface Passage {
  sentences: readonly Sentence[];
  undone?: Phrase;
}

/**
 * How a message is laid out. `turn`: what one person does, named once, in one paragraph as far as it goes; `list`: what
 * happens to several, each in a line of their own.
 */
export type Layout =
  | {
      as: 'turn';
      owner: Ref;
      /** Said of the owner, with `place`, where they have done nothing before a story at a place begins. */
      stays?: string;
    }
  | {
      as: 'list';
      /** What all do stands together below the rest, and this message before it. */
      people?: string;
    };

/** How what stands by itself stands. */
const APART: Partial<Record<Act, Form>> = {
  title: 'title',
  heading: 'heading',
  turn: 'text',
  apart: 'text',
  small: 'small',
  vote: 'small',
  item: 'item',
  prose: 'prose',
};

/** A fight begins a paragraph. */
const begins = ({ sentence: { act, of } }: Line): boolean => act === 'fight' && of?.opens === true;

/**
 * What a message tells, in the order and the groups in which it is read. Arithmetic on sentences, without a word of any
 * language: what belongs to a thread stands together, what is alike is one, nothing is told twice, and what the sentence
 * before has named need not be named again.
 */
export function arranged(passages: readonly Passage[], layout: Layout): Story {
  const story: Paragraph[] = [];
  for (const stretch of stretches(passages)) {
    const [first] = stretch.sentences;
    if (stretch.undone === undefined) story.push(...laidOut(linesOf(stretch.sentences), layout));
    else if (first) story.push({ form: 'text', clauses: [clauseOf(lineOf(first))], undone: stretch.undone });
  }
  return story;
}

/** Passages one after the other that all count, or that were all taken back. */
function stretches(passages: readonly Passage[]): Passage[] {
  const all: Passage[] = [];
  for (const passage of passages) {
    const last = all.at(-1);
    if (last && (last.undone === undefined) === (passage.undone === undefined))
      all[all.length - 1] = { ...last, sentences: [...last.sentences, ...passage.sentences] };
    else all.push(passage);
  }
  return all;
}

function linesOf(sentences: readonly Sentence[]): Line[] {
  return joined(fought(withoutUses(once(threaded(sentences)))));
}

/** What is told once in a message, however often it happens. */
function once(lines: readonly Line[]): Line[] {
  return lines.filter(
    (line, at) => !line.sentence.once || lines.findIndex((other) => isAlike(other.says, line.says)) === at,
  );
}

/** Paragraphs, those of people in one where the message has it so. */
function laidOut(lines: readonly Line[], layout: Layout): Paragraph[] {
  const people = layout.as === 'list' ? layout.people : undefined;
  const isOne = ({ about, sentence: { act } }: Line): boolean => about.length > 0 && APART[act] === undefined;
  const own = people === undefined ? [] : lines.filter(isOne);
  if (people === undefined || own.length === 0) return paragraphs(lines, layout);
  const lead = lineOf(sentence('note', { key: people }, { because: { evident: 'order' } }));
  const others = lines.filter((line) => !isOne(line));
  return [...paragraphs(others, layout), ...clausesOf([{ form: 'text', lines: [lead, ...own] }], layout)];
}

function paragraphs(lines: readonly Line[], layout: Layout): Paragraph[] {
  const all: { form: Form; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (last && isContinued(last, line, layout)) last.lines.push(line);
    else all.push({ form: APART[line.sentence.act] ?? 'text', lines: [line] });
  }
  const first = all[0]?.lines[0];
  if (layout.as === 'turn' && layout.stays && first && labelOf(first)) all.unshift(staying(first, layout));
  return clausesOf(withoutIdleHeadings(all), layout);
}

/** Whether a line goes on in a paragraph. */
function isContinued({ form, lines }: { form: Form; lines: readonly Line[] }, line: Line, layout: Layout): boolean {
  const last = lines.at(-1);
  const isApart = (one: Line): boolean => APART[one.sentence.act] !== undefined;
  if (!last || form !== 'text' || isApart(last) || isApart(line) || begins(line)) return false;
  return layout.as === 'turn' || (line.about.length > 0 && areSame(line.about, last.about));
}

/** What stays of somebody who has gone nowhere. */
function staying(first: Line, { owner, stays }: Layout & { as: 'turn' }): { form: Form; lines: Line[] } {
  const place = labelOf(first);
  const says = { key: stays ?? '', args: place ? { place } : {} };
  return { form: 'text', lines: [lineOf(sentence('move', says, { about: owner, because: { evident: 'choice' } }))] };
}

/** The place that a story tells of. */
function labelOf({ sentence, says }: Line): Ref | null {
  const place = sentence.act === 'prose' ? says.args?.place : undefined;
  return typeof place === 'object' && 'ref' in place ? place : null;
}

/** What a sentence need not name where it is known: the monster that is defeated, the card of the Mythos. */
function knownIn({ sentence: { act }, says: { args = {} } }: Line): Ref | null {
  const thing = act === 'defeat' ? args.monster : act === 'mythos' ? args.card : undefined;
  return typeof thing === 'object' && 'ref' in thing ? thing : null;
}

/** What a message has named so far. */
interface Named {
  owner: boolean;
  /** The rolls that have been counted, by which faces succeed. */
  rolls: Set<string>;
}

function clausesOf(all: readonly { form: Form; lines: readonly Line[] }[], layout: Layout): Paragraph[] {
  const owner = layout.as === 'turn' ? layout.owner : null;
  const named: Named = { owner: false, rolls: new Set() };
  const before: Line[] = [];
  return all.map(({ form, lines }) => {
    // A heading names people by itself, and stands out anyway.
    const isOwn = (line: Line): boolean =>
      owner !== null && form !== 'heading' && form !== 'title' && areSame(line.about, [owner]);
    const clauses = lines.map((line, at): Clause => {
      const subject = subjectOf(line, lines[at - 1], isOwn(line) ? named : null);
      const clause = {
        ...clauseOf(line),
        subject,
        full: isFull(line, before, named.rolls),
        because: fresh(line, before),
      };
      if (isOwn(line)) named.owner = true;
      if (line.sentence.act === 'roll') named.rolls.add(facesIn(line));
      before.push(line);
      return clause;
    });
    return { form, clauses };
  });
}

/** How whom a line is about is named. @param named of a line about the owner of the message, whether that was named */
function subjectOf({ about }: Line, last: Line | undefined, named: Named | null): Clause['subject'] {
  if (named && !named.owner) return 'first';
  const isSame = last ? areSame(last.about, about) : named !== null;
  return isSame && about.length > 0 ? 'same' : 'new';
}

/**
 * Dice are counted for the first roll of a message, and which faces succeed is told where it changes; a story names its
 * place, who defeats a monster that, and the Mythos its card, where nothing before it has.
 */
function isFull(line: Line, before: readonly Line[], rolls: ReadonlySet<string>): boolean {
  const named = labelOf(line) ?? knownIn(line);
  if (named) return !before.some((one) => names(one, named));
  return line.sentence.act !== 'roll' || !rolls.has(facesIn(line));
}

/** Which faces succeed in a roll, where that is told. */
function facesIn({ says }: Line): string {
  return JSON.stringify(says.args?.which ?? null);
}

/** The cause of a line, unless it has been named, the line names it itself, or it is who it is about. */
function fresh(line: Line, before: readonly Line[]): Ref | null {
  const { because, about, says, tails } = line;
  if (!because || about.some(({ id }) => id === because.id)) return null;
  if ([says, ...tails].flatMap(refsIn).some((thing) => isSameThing(thing, because))) return null;
  return before.some((one) => names(one, because)) ? null : because;
}

function clauseOf({ says, about, because, amounts, tails, count }: Line): Clause {
  return { says, about, subject: 'new', because, amounts, count, full: true, tails };
}

/** A heading needs something under it, unless it tells something itself. */
function withoutIdleHeadings<G extends { form: Form; lines: readonly Line[] }>(all: readonly G[]): G[] {
  const isTitle = (form: Form | undefined): boolean => form === undefined || form === 'heading' || form === 'title';
  const isIdle = ({ sentence: { great } }: Line): boolean => great === undefined;
  return all.filter(({ form, lines }, at) => form !== 'heading' || !lines.every(isIdle) || !isTitle(all[at + 1]?.form));
}

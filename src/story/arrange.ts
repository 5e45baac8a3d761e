import type { Phrase, Ref } from '../engine/phrase.ts';
import { fought } from './fight.ts';
import { joined } from './likeness.ts';
import { areSame, isAlike, type Line, lineOf, names } from './line.ts';
import type { Act, Sentence } from './sentence.ts';
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
  | { as: 'list' };

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

/** Begins a paragraph. */
const BEGINS: readonly Act[] = ['fight'];

/**
 * What a message tells, in the order and the groups in which it is read. Arithmetic on sentences, without a word of any
 * language: what belongs to a thread stands together, what is alike is one, nothing is told twice, and what the sentence
 * before has named need not be named again.
 */
export function arranged(passages: readonly Passage[], layout: Layout): Story {
  const story: Paragraph[] = [];
  for (const stretch of stretches(passages)) {
    const [first] = stretch.sentences;
    if (stretch.undone === undefined) story.push(...paragraphs(linesOf(stretch.sentences), layout));
    else if (first) story.push({ form: 'text', clauses: [clauseOf(lineOf(first))], undone: stretch.undone });
  }
  return withoutIdleHeadings(story);
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

function paragraphs(lines: readonly Line[], layout: Layout): Paragraph[] {
  const all: { form: Form; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (last && isContinued(last, line, layout)) last.lines.push(line);
    else all.push({ form: APART[line.sentence.act] ?? 'text', lines: [line] });
  }
  const first = all[0]?.lines[0];
  if (layout.as === 'turn' && layout.stays && first && labelOf(first)) all.unshift(staying(first, layout));
  return clausesOf(all, layout);
}

/** Whether a line goes on in a paragraph. */
function isContinued({ form, lines }: { form: Form; lines: readonly Line[] }, line: Line, layout: Layout): boolean {
  const last = lines.at(-1);
  const isApart = (one: Line): boolean => APART[one.sentence.act] !== undefined;
  if (!last || form !== 'text' || isApart(last) || isApart(line) || BEGINS.includes(line.sentence.act)) return false;
  return layout.as === 'turn' || (line.about.length > 0 && areSame(line.about, last.about));
}

/** What stays of somebody who has gone nowhere. */
function staying(first: Line, { owner, stays }: Layout & { as: 'turn' }): { form: Form; lines: Line[] } {
  const place = labelOf(first);
  const sentence: Sentence = {
    about: owner,
    says: { key: stays ?? '', args: place ? { place } : {} },
    act: 'move',
    because: { evident: 'choice' },
    matters: 1,
  };
  return { form: 'text', lines: [lineOf(sentence)] };
}

/** The place that a story tells of. */
function labelOf({ sentence, says }: Line): Ref | null {
  const place = sentence.act === 'prose' ? says.args?.place : undefined;
  return typeof place === 'object' && 'ref' in place ? place : null;
}

function clausesOf(all: readonly { form: Form; lines: readonly Line[] }[], layout: Layout): Paragraph[] {
  const owner = layout.as === 'turn' ? [layout.owner] : null;
  const named = { owner: false, dice: false };
  const before: Line[] = [];
  return all.map(({ form, lines }) => {
    const clauses = lines.map((line, at): Clause => {
      const last = lines[at - 1];
      // A heading stands out as it is, and names nobody for what follows.
      const isOwner = owner !== null && form !== 'heading' && form !== 'title' && areSame(line.about, owner);
      const isSame = last ? areSame(last.about, line.about) : isOwner && named.owner;
      const subject = isOwner && !named.owner ? 'first' : isSame && line.about.length > 0 ? 'same' : 'new';
      const clause = {
        ...clauseOf(line),
        subject,
        full: isFull(line, before, named),
        because: fresh(line, before),
      } as const;
      if (isOwner) named.owner = true;
      if (line.sentence.act === 'roll') named.dice = true;
      before.push(line);
      return clause;
    });
    return { form, clauses };
  });
}

/** Dice are counted for the first roll of a message; a story names its place where nothing before it has. */
function isFull(line: Line, before: readonly Line[], { dice }: { dice: boolean }): boolean {
  const place = labelOf(line);
  if (place) return !before.some((one) => names(one, place));
  return line.sentence.act !== 'roll' || !dice;
}

/** The cause of a line, unless it has been named, or is who it is about. */
function fresh(line: Line, before: readonly Line[]): Ref | null {
  const { because, about } = line;
  if (!because || about.some(({ id }) => id === because.id)) return null;
  return before.some((one) => names(one, because)) ? null : because;
}

function clauseOf({ says, about, because, amounts, tails, count }: Line): Clause {
  return { says, about, subject: 'new', because, amounts, count, full: true, tails };
}

/** A heading needs something under it. */
function withoutIdleHeadings(story: readonly Paragraph[]): Paragraph[] {
  const isIdle = (form: Form | undefined): boolean => form === undefined || form === 'heading' || form === 'title';
  return story.filter(({ form }, at) => form !== 'heading' || !isIdle(story[at + 1]?.form));
}

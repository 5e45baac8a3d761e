import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { loadContent } from '../content/content.ts';

/** A line that stands by itself: a heading, small print, what was taken back. */
const APART = /^(?:#{1,3} |-# |~~|\*\*[^*]+[^*.]\*\*$)/;
/** A story in italics, at the beginning of a line or behind the place it tells of. */
const STORY = /^(?:\*\*[^*]+\*\* )?\*[^*]/;
/** Whose token a line of the mythos tells. */
const TOKEN = /^(.+?): \*\*/;
/** A remark in brackets that has letters. */
const REMARK = / \(([^()]*\p{L}{2}[^()]*)\)/gu;

/**
 * What stays of a message's story. Of somebody's turn: what they did as one paragraph, stories, and what came of these.
 * Of the monsters a line each, of the mythos a line for each person; of anything else the lines as they are.
 * @param frame the message (`frame`)
 */
export function folded(lines: readonly string[], frame: string, words: Words): string[] {
  const names = [...loadContent().investigators.keys()].map((id) => words.name(ref('sheet', id)));
  const [, part = ''] = frame.split('/');
  if (part.startsWith('seat ')) return sitting(lines, names);
  if (part === 'monsters') return monsters(lines, names);
  if (part === 'mythos') return mythos(lines, names);
  return [...lines];
}

/** Somebody is named once, at the beginning. */
function sitting(lines: readonly string[], names: readonly string[]): string[] {
  const who = names.find((name) => lines.some((line) => isAbout(line, name))) ?? '';
  const all = paragraphs(lines, { begins: (line) => STORY.test(line), after: (line) => STORY.test(line), names });
  const first = all.findIndex((line) => isAbout(line, who));
  return saidOnce(all.map((line, at) => (at === first ? bold(line, who) : without(line, who))).join('\n')).split('\n');
}

/** A line a monster. */
function monsters(lines: readonly string[], names: readonly string[]): string[] {
  return paragraphs(lines, { begins: (line) => line.startsWith('**'), after: () => false, names }).map(saidOnce);
}

function mythos(lines: readonly string[], names: readonly string[]): string[] {
  let whose = '';
  const begins = (line: string): boolean => {
    const [, name = ''] = TOKEN.exec(line) ?? [];
    if (!names.includes(name) || name === whose) return false;
    whose = name;
    return true;
  };
  return paragraphs(lines, { begins, after: () => false, names }).map((line) => {
    const [, name = ''] = TOKEN.exec(line) ?? [];
    return saidOnce(names.includes(name) ? bold(line, name) : line);
  });
}

interface Layout {
  /** Whether a paragraph begins with a line. */
  begins: (line: string) => boolean;
  /** Whether one begins behind it. */
  after: (line: string) => boolean;
  names: readonly string[];
}

/** Sentences one after the other; who the one before was about is not named again. */
function paragraphs(lines: readonly string[], { begins, after, names }: Layout): string[] {
  const all: string[] = [];
  let subject = '';
  for (const line of lines) {
    const last = all.at(-1);
    const about = names.find((name) => isAbout(line, name)) ?? '';
    const isApart = last === undefined || APART.test(line) || APART.test(last);
    if (begins(line) || isApart || after(last)) all.push(line);
    else all[all.length - 1] = `${ended(last)} ${about === subject ? without(line, about) : line}`;
    // Of a monster in between the next sentence would be understood.
    subject = about === '' && line.startsWith('**') ? '' : about || subject;
  }
  return all.map((line) => (APART.test(line) ? line : ended(line)));
}

/** Leaves out remarks that repeat what stands before them: a cause that has been named, whose luck changes the dice. */
function saidOnce(text: string): string {
  return text.replace(REMARK, (remark: string, said: string, at: number) =>
    text.slice(0, at).includes(said) ? '' : remark,
  );
}

function isAbout(line: string, name: string): boolean {
  return name !== '' && [' ', ': ', ', '].some((mark) => line.startsWith(name + mark));
}

/** The name that a paragraph begins with, and a colon behind it, in bold. */
function bold(line: string, name: string): string {
  if (!isAbout(line, name)) return line;
  const head = line.startsWith(`${name}:`) ? `${name}:` : name;
  return `**${head}**${line.slice(head.length)}`;
}

/** A sentence without the name it begins with. */
function without(line: string, name: string): string {
  if (!isAbout(line, name)) return line;
  const rest = line.slice(name.length).replace(/^[:,]? /, '');
  return rest.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
}

/** A sentence that ends. */
function ended(line: string): string {
  return line === '' || /[.!?…:”]\*{0,3}$/.test(line) ? line : `${line}.`;
}

import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { bold, isAbout, isStory, paragraphs, saidOnce, without } from '../../telling/paragraph.ts';
import { loadContent } from '../content/content.ts';

/** Whose token a line of the mythos tells. */
const TOKEN = /^(.+?): \*\*/;

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
  const all = paragraphs(lines, { begins: isStory, after: isStory, names });
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

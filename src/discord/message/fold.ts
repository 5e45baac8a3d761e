import type { TableEdition } from '../../editions/edition/edition.ts';
import type { Words } from '../../words/words.ts';

/** Between a name and what is said of it: a sentence, a roll, a remark. */
const BEHIND = [' · ', ': ', ' '] as const;

/** What a fold has to know of a game. */
interface Folding {
  edition: Pick<TableEdition, 'folded'>;
  words: Words;
  /** The investigators' names. */
  names: readonly string[];
}

/**
 * What stays of a message's story when nothing more is asked on it: an edition may have a fold of its own.
 * @param frame the message
 */
export function staying(story: string, frame: string, { edition, words, names }: Folding): string {
  return edition.folded?.(story.split('\n'), frame, words).join('\n') ?? folded(story, names);
}

/**
 * What stays of a story: lines in a row about one investigator become a sentence that names them once. Stories,
 * headings and what others do stand as they are told.
 * @param names the investigators'
 */
export function folded(story: string, names: readonly string[]): string {
  const runs: Run[] = [];
  for (const line of story.split('\n')) {
    const said = saidOf(line, names);
    const last = runs.at(-1);
    if (said && last?.name === said.name) last.parts.push(said.part);
    else runs.push({ name: said?.name ?? null, mark: said?.mark ?? '', parts: [said?.part ?? line], first: line });
  }
  return runs
    .map(({ name, mark, parts, first }) => (parts.length > 1 ? `**${name}**${mark}${sentence(parts)}` : first))
    .join('\n');
}

/** Lines in a row about one investigator, or a single line about something else. */
interface Run {
  name: string | null;
  /** What stood behind their name. */
  mark: string;
  parts: string[];
  /** The first of them as it was told. */
  first: string;
}

/** Of whom a line speaks, and what it says of them; null where it begins otherwise. */
function saidOf(line: string, names: readonly string[]): { name: string; mark: string; part: string } | null {
  const name = names.find((one) => BEHIND.some((mark) => line.startsWith(one + mark)));
  if (name === undefined) return null;
  const mark = BEHIND.find((one) => line.startsWith(name + one)) ?? ' ';
  return { name, mark, part: line.slice(name.length + mark.length) };
}

function sentence(parts: readonly string[]): string {
  const text = parts.map((part) => part.replace(/\.$/, '')).join('; ');
  return /[.!?…]\*{0,2}$/.test(text) ? text : `${text}.`;
}

/** Somebody who asks to be forgotten, and what they are called from now on. */
interface Renaming {
  /** Their id, as it is mentioned. */
  person: string;
  /** What they were called. */
  names: readonly string[];
  somebody: string;
}

/** What is no text: keys of messages, names of things and of messages. */
const SILENT = new Set(['key', 'ref', 'frame', 'act', 'thread', 'within', 'sight', 'step']);

/** A kept value, as JSON, in which somebody is called otherwise. What things are called that have the same name stays. */
export function renamed(body: string, renaming: Renaming): string {
  return JSON.stringify(value(JSON.parse(body), renaming));
}

function value(one: unknown, renaming: Renaming): unknown {
  if (typeof one === 'string') return text(one, renaming);
  if (Array.isArray(one)) return one.map((item) => value(item, renaming));
  if (typeof one !== 'object' || one === null) return one;
  // Only people are called what they want; anything else that is referred to has an id.
  if ('ref' in one && one.ref !== 'called') return one;
  const parts = Object.entries(one).map(([key, part]) => [key, SILENT.has(key) ? part : value(part, renaming)]);
  return Object.fromEntries(parts);
}

function text(one: string, { person, names, somebody }: Renaming): string {
  const called = names
    .filter((name) => name !== '')
    .map((name) => `(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`);
  const meant = [`<@!?${escaped(person)}>`, ...called].join('|');
  return one.replace(new RegExp(meant, 'gu'), somebody);
}

const escaped = (plain: string): string => plain.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

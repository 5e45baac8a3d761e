/** Somebody who asks to be forgotten, and what they are called from now on. */
export interface Renaming {
  /** Their id. */
  person: string;
  /** What they were called. */
  names: readonly string[];
  somebody: string;
}

/** What is no text: keys of messages, names of things and of messages. */
const SILENT = new Set(['key', 'ref', 'frame', 'act', 'thread', 'within', 'step']);
const PLAIN = /^[\p{L}\p{N} ]*$/u;

/**
 * A kept value, as JSON or as text, in which somebody is called otherwise, and their id is left out. What things are called
 * that have the same name stays.
 * @param spoken the parts of it in which people are named; left out: all of them
 */
export function renamed(body: string, renaming: Renaming, spoken: readonly string[] | null = null): string {
  if (!mayName(body, renaming)) return body;
  if (!body.startsWith('{')) return text(body, renaming);
  const parts = Object.entries(JSON.parse(body) as object).map(([key, part]) => [
    key,
    inside(key, part, spoken === null || spoken.includes(key) ? renaming : unnamed(renaming)),
  ]);
  return JSON.stringify(Object.fromEntries(parts));
}

/** Whether it is worth reading. */
function mayName(body: string, { person, names }: Renaming): boolean {
  return body.includes(person) || names.some((name) => !PLAIN.test(name) || body.includes(name));
}

function inside(key: string, part: unknown, renaming: Renaming): unknown {
  return SILENT.has(key) ? part : value(part, renaming);
}

function value(one: unknown, renaming: Renaming): unknown {
  if (typeof one === 'string') return text(one, renaming);
  if (Array.isArray(one)) return one.map((item) => value(item, renaming));
  if (typeof one !== 'object' || one === null) return one;
  // Only people are called what they want; anything else that is referred to has an id.
  if ('ref' in one && one.ref !== 'called') return one;
  // What a picture is to show are ids, of people too.
  const own = 'sight' in one ? unnamed(renaming) : renaming;
  return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, inside(key, part, own)]));
}

const unnamed = (renaming: Renaming): Renaming => ({ ...renaming, names: [] });

function text(one: string, { person, names, somebody }: Renaming): string {
  const id = escaped(person);
  const called = names.filter((name) => name !== '').map((name) => whole(formatted(name)));
  const meant = [`<@!?${id}>`, ...called].join('|');
  return one.replace(new RegExp(meant, 'gu'), () => somebody).replace(new RegExp(whole(id), 'gu'), '');
}

const whole = (pattern: string): string => `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;

/** A name as it is, or with what Discord would read as formatting escaped. */
const formatted = (name: string): string =>
  Array.from(name, (letter) => (/[\p{L}\p{N}\s]/u.test(letter) ? letter : `\\\\?${escaped(letter)}`)).join('');

const escaped = (plain: string): string => plain.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

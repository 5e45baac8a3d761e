/** A content in which everything is called otherwise: every id and every printed name of the box is another. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Under these keys stand words of the card language, also where a thing is called by one of them. */
const WORDS: readonly string[] = ['status', 'cannotHave', 'label', 'part'];
/** What lists things that are words of the rules: their ids stay. */
const OF_THE_RULES: readonly string[] = ['mythos-tokens.json'];
const NAMES: readonly string[] = ['name', 'occupation', 'mentions'];

interface Renamed {
  /** What something is called instead. */
  readonly names: ReadonlyMap<string, string>;
  /** A text in which everything is called as in the box again. */
  back(text: string): string;
}

/**
 * Writes a copy of a content's files into a folder, in which each thing has another id, in another alphabetical order, and
 * another name; also what `change` makes of each number by its key.
 */
export function renamed(from: string, to: string, change: (key: string, value: number) => number = keep): Renamed {
  const files = readdirSync(from)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, value: JSON.parse(readFileSync(path.join(from, name), 'utf8')) as unknown }));
  const names = new Map<string, string>();
  for (const { name, value } of files) if (!OF_THE_RULES.includes(name)) collect(value, names);
  mkdirSync(to, { recursive: true });
  for (const { name, value } of files) {
    const other = OF_THE_RULES.includes(name) ? value : rename(value, names, change);
    writeFileSync(path.join(to, name), JSON.stringify(other));
  }
  const before = new Map([...names].map(([own, other]) => [other, own]));
  return { names, back: (text) => text.replace(/x[0-9a-f]{12}/g, (other) => before.get(other) ?? other) };
}

const keep = (_key: string, value: number): number => value;

/** All ids and names that things have. */
function collect(value: unknown, names: Map<string, string>): void {
  if (Array.isArray(value)) for (const one of value) collect(one, names);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') collect(inner, names);
      else if (key === 'id' || NAMES.includes(key)) names.set(inner, otherOf(inner));
    }
}

const otherOf = (name: string): string => `x${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;

function rename(
  value: unknown,
  names: ReadonlyMap<string, string>,
  change: (key: string, value: number) => number,
  key = '',
): unknown {
  if (typeof value === 'string') return WORDS.includes(key) ? value : (names.get(value) ?? value);
  if (typeof value === 'number') return change(key, value);
  if (Array.isArray(value)) return value.map((one) => rename(one, names, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      key === 'parts' ? name : (names.get(name) ?? name),
      rename(inner, names, change, name),
    ]),
  );
}

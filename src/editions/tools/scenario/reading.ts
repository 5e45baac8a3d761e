import { isMap, LineCounter, parseDocument, type Tags } from 'yaml';
import { z } from 'zod';

/** Where something stands in a file: keys and places in lists. */
export type FilePath = readonly PropertyKey[];

/** Tells in which line of its file something stands; null where the file doesn't say it. */
export type LineOf = (path: FilePath) => number | null;

/** What is wrong with a scenario, in sentences that name the line and the key. */
export class ScenarioFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ScenarioFault';
  }
}

/** What is wrong with one thing a scenario gives; the reader adds the line. */
export class Misplaced extends Error {
  readonly path: FilePath;

  constructor(path: FilePath, message: string) {
    super(message);
    this.name = 'Misplaced';
    this.path = path;
  }
}

/** A scenario file as it is read, and where its parts stand. @throws ScenarioFault */
export function readFile<T extends z.ZodType>(text: string, schema: T): { said: z.output<T>; lineOf: LineOf } {
  const lines = new LineCounter();
  const document = parseDocument(text, { customTags: withoutExponents, lineCounter: lines, prettyErrors: false });
  const [broken] = document.errors;
  if (broken) throw new ScenarioFault(`line ${lines.linePos(broken.pos[0]).line}: no YAML: ${broken.message}`);
  if (!isMap(document.contents)) throw new ScenarioFault('no scenario: it says no name, given, play or expect');
  const lineOf: LineOf = (path) => {
    for (let length = path.length; length > 0; length--) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      const range = typeof node === 'object' && node !== null && 'range' in node ? (node.range as number[]) : null;
      if (range?.[0] !== undefined) return lines.linePos(range[0]).line;
    }
    return null;
  };
  const read = schema.safeParse(document.toJS());
  if (read.success) return { said: read.data, lineOf };
  throw new ScenarioFault(read.error.issues.flatMap((issue) => sentences(issue, lineOf)).join('\n'));
}

/** A sentence about a place in a file. */
export function located(path: FilePath, message: string, lineOf: LineOf): string {
  const line = lineOf(path);
  const where = path.length > 0 ? `${path.map(String).join('.')}: ` : '';
  return `${line === null ? '' : `line ${line}: `}${where}${message}`;
}

/** An object with no other keys than these, whose complaint says which there are. */
export function keyed<S extends z.ZodRawShape>(shape: S) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `unknown: ${issue.keys.join(', ')}; allowed are ${Object.keys(shape).join(', ')}`
        : undefined,
  });
}

/** The name of something there is, by its id or, where there are copies, by id and number (`ghoul#2`). */
export function named(what: string, known: () => Iterable<string>) {
  return z.string().superRefine((id, context) => {
    const names = [...known()];
    const [kind = ''] = id.split('#');
    if (names.includes(id) || names.includes(kind)) return;
    context.addIssue({ code: 'custom', message: `no such ${what}: ${id}; ${suggestion(kind, names)}` });
  });
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** What was said of something, without what was left out. */
export function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, said]) => said !== undefined)) as Defined<T>;
}

/** One of several kinds of things to say, told by the key each of them must have. */
export function oneOf<S extends Record<string, z.ZodType>>(what: string, kinds: S) {
  const names = Object.keys(kinds);
  return z.unknown().transform((said, context): z.output<S[keyof S]> => {
    const object = typeof said === 'object' && said !== null ? said : {};
    const schema = kinds[names.find((name) => name in object) ?? ''];
    if (!schema) {
      context.addIssue({ code: 'custom', message: `${what} is one of: ${names.join(', ')}` });
      return z.NEVER;
    }
    const read = schema.safeParse(said);
    if (read.success) return read.data as z.output<S[keyof S]>;
    for (const issue of read.error.issues) context.addIssue({ ...issue } as Parameters<typeof context.addIssue>[0]);
    return z.NEVER;
  });
}

/** Names that could be meant; all of them where they are few. */
export function suggestion(wanted: string, names: readonly string[]): string {
  if (names.length <= FEW) return `there are ${names.join(', ')}`;
  const near = names
    .map((name) => ({ name, apart: distance(wanted, name) }))
    .sort((one, other) => one.apart - other.apart)
    .slice(0, 3);
  return `did you mean ${near.map(({ name }) => name).join(', ')}?`;
}

/** So many names can all be told. */
const FEW = 12;

function sentences(issue: z.core.$ZodIssue, lineOf: LineOf): string[] {
  // Of several ways to write something the one that comes nearest is the one that was meant.
  if (issue.code === 'invalid_union') {
    const inner = [...issue.errors].sort((one, other) => depth(other) - depth(one))[0] ?? [];
    if (depth(inner) > 0)
      return inner.flatMap((each) => sentences({ ...each, path: [...issue.path, ...each.path] }, lineOf));
    const ways = issue.errors.map((errors) => errors.map(({ message }) => message).join(', '));
    return [located(issue.path, [...new Set(ways)].join(', or '), lineOf)];
  }
  return [located(issue.path, issue.message, lineOf)];
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  const told = issues.some(({ code }) => code === 'unrecognized_keys' || code === 'custom') ? 1 : 0;
  return Math.max(told, ...issues.map(({ path }) => path.length));
}

/** How many letters two names are apart (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, theirs] of [...other].entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === theirs ? 0 : 1)),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

/** A rule's number (`2E-2505`) is a name, not a very small number. */
function withoutExponents(tags: Tags): Tags {
  return tags.filter((tag) => typeof tag === 'string' || tag.format !== 'EXP');
}

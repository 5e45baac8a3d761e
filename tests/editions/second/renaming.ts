/** The content of the box under other names: every id and every printed name of a thing is another one. */
import { changedContent, fileOfBox, filesOfBox } from './contentfolder.ts';

/** What stands for something else than a thing there, though a thing may be called so: words of the language of content. */
const VOCABULARY = ['symbols', 'guaranteed', 'label', 'deck', 'role', 'kind', 'type', 'status', 'color', 'timing'];

/** Zones are areas that the rules speak of, as the Sky; they are no things of a content. */
const isZone = (thing: object): boolean => 'holds' in thing;

const isThing = (value: object): value is { id: string } => 'id' in value && typeof value.id === 'string';

/** Every id of a thing, and every name that is printed. */
function namesIn(value: unknown, found: Record<'ids' | 'names', Set<string>>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isThing(value) && !isZone(value)) found.ids.add(value.id);
  if ('name' in value && typeof value.name === 'string' && !isZone(value)) found.names.add(value.name);
  for (const inner of Object.values(value)) namesIn(inner, found);
}

/** The others, in the same order, so that what is sorted by them comes in the same order. */
function renamed(names: ReadonlySet<string>, letter: string): [string, string][] {
  return [...names].sort().map((name, index) => [name, `${letter}${String(index).padStart(4, '0')}`]);
}

const found = { ids: new Set<string>(), names: new Set<string>() };
for (const file of filesOfBox()) namesIn(fileOfBox(file), found);
const NEW_NAMES = new Map([...renamed(found.ids, 'q'), ...renamed(found.names, 'Q')]);
const OLD_NAMES = new Map([...NEW_NAMES].map(([old, other]) => [other, old]));

/** A value of the box in the new names. */
function rename(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return VOCABULARY.includes(key) ? value : (NEW_NAMES.get(value) ?? value);
  if (Array.isArray(value)) return value.map((inner) => rename(inner, key));
  if (typeof value !== 'object' || value === null) return value;
  if (isZone(value)) return { ...value, ...('exit' in value ? { exit: rename(value.exit) } : {}) };
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [NEW_NAMES.get(name) ?? name, rename(inner, name)]),
  );
}

export const renamedContent = () => changedContent((value) => rename(value));

/** Of things of a played game, in the new names, what it would be in the old ones. */
export function renamedBack<T>(value: T): T {
  const text = JSON.stringify(value).replace(/[qQ]\d{4}/g, (name) => {
    const old = OLD_NAMES.get(name) ?? name;
    return JSON.stringify(old).slice(1, -1);
  });
  return JSON.parse(text) as T;
}

/** How often a value has one of the names that are only in the box. */
export function oldNamesIn(value: unknown): string[] {
  const words = JSON.stringify(value).match(/"[^"]+"/g) ?? [];
  return words.map((word) => word.slice(1, -1).split('#')[0] ?? '').filter((word) => found.ids.has(word));
}

/** The new id of a thing. */
export const newId = (old: string): string => NEW_NAMES.get(old) ?? old;

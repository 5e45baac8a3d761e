/** The names of all things in a language: which have no forms, which are of nothing, and which can't be told apart. */
import { readFileSync } from 'node:fs';
import { FIRST, type Locale } from '../../locale.ts';
import { filled } from '../../words/gap.ts';
import { grammarOf, NounTable } from '../../words/nountable.ts';
import { WORDS } from './catalogue.ts';
import type { Finding } from './finding.ts';
import { THINGS } from './things.ts';

/** Forms for all things of a kind. */
const ALL = '*';

type Forms = Readonly<Record<string, unknown>>;
type Table = Readonly<Record<string, Readonly<Record<string, Forms>>>>;

/** All that is wrong with the names of an edition's things. */
export function faultsInNames(locale: Locale, edition: string): Finding[] {
  const file = fileOf(locale, edition);
  const finding = (kind: string, id: string, what: string): Finding => ({ file, key: `${kind} ${id}`, what });
  const [own, first] = [tableIn(file), tableIn(fileOf(FIRST, edition))];
  const things = Object.entries(THINGS[edition]?.() ?? {}).map(
    ([kind, all]) => [kind, [...new Set([...all].map(({ id }) => id))]] as const,
  );
  try {
    const table = new NounTable(locale, edition);
    const missing = things.flatMap(([kind, ids]) =>
      ids.filter((id) => !table.has(kind, id)).map((id) => finding(kind, id, 'missing')),
    );
    return [...missing, ...unknownIn(own, first, new Map(things), finding), ...unlike(own, first, finding)];
  } catch (error) {
    return [{ file, key: edition, what: error instanceof Error ? error.message : String(error) }];
  }
}

/** The genders that a language's names have, and somebody of whom nobody knows it. */
export function gendersOf(locale: Locale): string[] {
  const named = Object.entries(THINGS).flatMap(([edition, things]) => {
    const table = new NounTable(locale, edition);
    return Object.entries(things()).flatMap(([kind, all]) => [...all].map(({ id }) => table.noun(id, kind, id).gender));
  });
  return [...new Set([...named, grammarOf(locale).somebody])];
}

type Find = (kind: string, id: string, what: string) => Finding;

function unknownIn(own: Table, first: Table, things: ReadonlyMap<string, readonly string[]>, finding: Find): Finding[] {
  return Object.entries(own).flatMap(([kind, entries]) => {
    const known = [ALL, ...(things.get(kind) ?? []), ...Object.keys(first[kind] ?? {})];
    // A kind that the first language leaves to the catalogue: its names decline where others’ don’t.
    if (!things.has(kind) && !(kind in first)) return [];
    return Object.keys(entries)
      .filter((id) => !known.includes(id))
      .map((id) => finding(kind, id, 'unknown: there is no such thing'));
  });
}

/** What there is more than one of has a plural, and two things have two names. */
function unlike(own: Table, first: Table, finding: Find): Finding[] {
  return Object.entries(own).flatMap(([kind, entries]) => {
    const plurals = Object.entries(entries)
      .filter(([id, forms]) => first[kind]?.[id]?.plural !== undefined && forms.number !== 'plural' && !forms.plural)
      .map(([id]) => finding(kind, id, 'has no plural, and the first language counts it'));
    return plurals;
  });
}

function tableIn(file: string): Table {
  return filled(JSON.parse(readFileSync(file, 'utf8'))) as Table;
}

const fileOf = (locale: Locale, edition: string): string => `${WORDS}/${locale}/names/${edition}.json`;

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST, type Locale } from '../../../src/locale.ts';

const WORDS = path.resolve(import.meta.dirname, '../../../data/words');
/** A message of one text alone. */
const PLAIN = /^[\w-]+ = ([^{}\n]+)$/gm;
/** Where a language has no word yet. */
const GAP = new RegExp(`\\.${FIRST}$`);
/** Who sits at the tables of these tests. */
const PLAYERS = ['Mara', 'Jonas'];
const WORD = /\p{L}{3}/u;

/** All texts of plain data, by where they are. */
export function textsIn(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${at}.${key}`));
}

/** What a language says just as the first one does: its names, and messages of one text. The longest first. */
export function vocabularyOf(locale: Locale): string[] {
  const folder = path.join(WORDS, locale);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const read = (end: string): string[] =>
    files.filter((file) => file.endsWith(end)).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const names = read('.json').flatMap((file) => textsIn(JSON.parse(file)).filter(([at]) => !GAP.test(at)));
  const messages = read('.ftl').flatMap((file) => [...file.matchAll(PLAIN)].map(([, text = '']) => text));
  const said = [...PLAYERS, ...names.map(([, name]) => name), ...messages];
  const own = [...said, ...said.map((text) => text.toUpperCase())];
  return [...new Set(own)].filter((text) => WORD.test(text)).sort((a, b) => b.length - a.length);
}

/** Texts that stand in the same places of the same picture in both languages, though the language has no such words. */
export function unspoken(view: unknown, inFirst: unknown, own: readonly string[]): [string, string][] {
  const first = new Map(textsIn(inFirst));
  return textsIn(view).flatMap(([at, text]) => {
    if (first.get(at) !== text || !WORD.test(text)) return [];
    const rest = own.reduce((left, name) => left.replaceAll(name, ''), text);
    return WORD.test(rest) ? [[at, text]] : [];
  });
}

import { readFileSync } from 'node:fs';
import { kindOf } from '../content/marker.ts';

const FOLDER = '../../../../data/second/text';
const files = new Map<string, unknown>();

/**
 * The story text at a path inside one of the text files of a language, for instance
 * `prose('encounters', ['downtown', 'arkham-asylum', '0'], 'en')`; null when there is none.
 */
export function prose(file: string, path: readonly string[], locale: string): string | null {
  let value: unknown = textFile(file, locale);
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Record<string, unknown>)[step];
  }
  return typeof value === 'string' ? value : null;
}

/** A monster's sentence for a moment. */
export function monsterProse(marker: string, moment: 'look' | 'defeated' | 'evaded' | 'hit', locale: string): string {
  return prose('monsters', [kindOf(marker), moment], locale) ?? '';
}

/** A mythos card's story, or how its rumor ends. */
export function mythosProse(card: string, part: 'prose' | 'pass' | 'fail', locale: string): string {
  return prose('mythos', [card, part], locale) ?? '';
}

function textFile(file: string, locale: string): unknown {
  const key = `${locale}/${file}`;
  const known = files.get(key);
  if (known !== undefined) return known;
  const text: unknown = JSON.parse(readFileSync(new URL(`${FOLDER}/${key}.json`, import.meta.url), 'utf8'));
  files.set(key, text);
  return text;
}

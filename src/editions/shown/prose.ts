import { existsSync, readFileSync } from 'node:fs';
import { FIRST } from '../../locale.ts';
import { dataPath, perFolder } from '../../words/datafolder.ts';
import { typeset } from '../../words/noun.ts';

const files = perFolder(() => new Map<string, unknown>());

/**
 * The stories of an edition, as a typesetter sets them. What it returns says the text at a path inside one of the text files of a language, for
 * instance `prose('monsters', ['fleshEater', 'look'], 'en')`, in the first language where that one has none; null when
 * there is none at all.
 * @param edition the folder in `data`
 */
export function proseOf(edition: string) {
  return (file: string, path: readonly string[], locale: string): string | null => {
    const own = locale === FIRST ? null : textAt(`${edition}/text/${locale}/${file}.json`, path);
    return own ?? textAt(`${edition}/text/${FIRST}/${file}.json`, path);
  };
}

function textAt(file: string, path: readonly string[]): string | null {
  let value: unknown = textFile(file);
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Record<string, unknown>)[step];
  }
  return typeof value === 'string' ? typeset(value) : null;
}

/** The texts of a list, in order: those at `0`, `1` and so on below a path. */
export function proseList(prose: (path: readonly string[]) => string | null): string[] {
  const texts: string[] = [];
  for (let text = prose(['0']); text !== null; text = prose([String(texts.length)])) texts.push(text);
  return texts;
}

function textFile(file: string): unknown {
  const known = files();
  if (!known.has(file)) {
    const path = dataPath(file);
    known.set(file, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);
  }
  return known.get(file);
}

import { readFileSync } from 'node:fs';

const FOLDER = '../../../data';
const files = new Map<string, unknown>();

/**
 * The stories of an edition. What it returns says the text at a path inside one of the text files of a language, for
 * instance `prose('monsters', ['fleshEater', 'look'], 'en')`; null when there is none.
 * @param edition the folder in `data`
 */
export function proseOf(edition: string) {
  return (file: string, path: readonly string[], locale: string): string | null => {
    let value: unknown = textFile(`${edition}/text/${locale}/${file}.json`);
    for (const step of path) {
      if (typeof value !== 'object' || value === null) return null;
      value = (value as Record<string, unknown>)[step];
    }
    return typeof value === 'string' ? value : null;
  };
}

/** The texts of a list, in order: those at `0`, `1` and so on below a path. */
export function proseList(prose: (path: readonly string[]) => string | null): string[] {
  const texts: string[] = [];
  for (let text = prose(['0']); text !== null; text = prose([String(texts.length)])) texts.push(text);
  return texts;
}

function textFile(path: string): unknown {
  if (!files.has(path))
    files.set(path, JSON.parse(readFileSync(new URL(`${FOLDER}/${path}`, import.meta.url), 'utf8')));
  return files.get(path);
}

/** Lays the files of a language that nobody has translated yet: each text of the first, marked as such. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST } from '../../locale.ts';
import { CATALOGUE } from '../box.ts';
import { WORDS } from './catalogue.ts';
import { TEXTS } from './rulestexts.ts';
import { THINGS } from './things.ts';

const CODE = /^[a-z]{2,3}(?:-[A-Z]{2})?$/;

/**
 * Lays a language's folders. A message stands in a comment, and is read once its marks are gone; a text of a JSON file as
 * `{ "en": … }`, which a translation takes the place of.
 * @param to where the repository’s folders are laid
 * @returns the files; null where that is no language's code, or has a folder already
 */
export function layLanguage(locale: string, to = '.'): string[] | null {
  if (!CODE.test(locale) || existsSync(path.join(to, WORDS, locale))) return null;
  const files = [...messageFiles(locale), ...nameFiles(locale), ...editionFiles(locale)];
  for (const [name, text] of files) {
    const file = path.join(to, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return files.map(([file]) => file);
}

/** A file to be written, from the root, and what it says. */
type Laid = readonly [file: string, text: string];

function messageFiles(locale: string): Laid[] {
  return filesIn(`${WORDS}/${FIRST}`, '.ftl').map((name) => [
    `${WORDS}/${locale}/${name}`,
    commented(readFileSync(`${WORDS}/${FIRST}/${name}`, 'utf8')),
  ]);
}

/** Messages, each line of them a comment; comments stay as they are. */
export function commented(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' || line.startsWith('#') ? line : `# ${line}`))
    .join('\n');
}

/** What things are called in the first language, by kind and id, as the tables of all languages have them. */
function nameFiles(locale: string): Laid[] {
  return Object.entries(THINGS).map(([edition, things]) => {
    const words = TEXTS[edition]?.words(FIRST);
    const laid = Object.entries(things()).map(([kind, all]) => [
      kind,
      byId([...all].map(({ id }) => [id, words?.known({ ref: kind, id })?.name ?? id])),
    ]);
    return [`${WORDS}/${locale}/names/${edition}.json`, written(Object.fromEntries(laid))];
  });
}

function editionFiles(locale: string): Laid[] {
  return [...CATALOGUE.keys()].flatMap((edition): Laid[] => {
    const [texts, rules] = [`data/${edition}/text`, `data/${edition}/rules`];
    const book = json(`${rules}/rules.json`) as Book;
    const topics = json(`${rules}/topics.json`) as { id: string; name: string }[];
    return [
      ...filesIn(`${texts}/${FIRST}`, '.json').map(
        (name): Laid => [`${texts}/${locale}/${name}`, written(marked(json(`${texts}/${FIRST}/${name}`)))],
      ),
      [
        `${rules}/${locale}/rules.json`,
        written({
          sections: byId(book.sections.map(({ number, title }) => [number, title])),
          rules: byId(book.rules.map(({ id, text, table }) => [id, table ? { text, table } : { text }])),
        }),
      ],
      [`${rules}/${locale}/topics.json`, written(byId(topics.map(({ id, name }) => [id, name])))],
      [`${rules}/${locale}/questions.json`, written(marked(json(`${rules}/questions.json`), 0))],
    ];
  });
}

interface Book {
  sections: { number: number; title: string }[];
  rules: { id: string; text: string; table?: unknown }[];
}

/** Texts, each marked; at depth 0 what stands in a list, or a map, is marked whole. */
function marked(value: unknown, depth = Number.POSITIVE_INFINITY): unknown {
  if (typeof value !== 'object' || value === null || depth < 0) return { [FIRST]: value };
  if (Array.isArray(value)) return value.map((one) => marked(one, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, marked(one, depth - 1)]));
}

function byId(entries: readonly (readonly [string | number, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(entries.map(([id, value]) => [String(id), { [FIRST]: value }]));
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function filesIn(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .sort();
}

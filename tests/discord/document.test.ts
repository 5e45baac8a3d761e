import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const PAGE = readFileSync(path.join(ROOT, 'docs/discord.md'), 'utf8');
const COLUMNS = ['One would guess', 'What is so', 'Version', 'Source', 'Test'];

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of all tables of what is so. */
const ROWS = PAGE.split('\n\n')
  .map((block) => block.split('\n'))
  .filter(([title = '']) => cellsOf(title).join() === COLUMNS.join())
  .flatMap(([, , ...rows]) => rows.map(cellsOf));

/** A file of tests, and words of a title in it. */
interface Reference {
  file: string;
  title: string;
}

function referencesIn(cell: string): (Reference | null)[] {
  return cell.split('; ').map((part) => {
    const [, file, title] = /^`([^`]+)`: (.+)$/.exec(part) ?? [];
    return file && title ? { file: path.join(ROOT, 'tests', `${file}.test.ts`), title } : null;
  });
}

/** Titles of tests and of their groups, and what tables of cases are called. */
function titlesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const titles = text.matchAll(/(?:\b(?:it|describe)\b[^'"`]*?\(\s*|^ {2}(?=['"]))(['"`])(.*?)\1/gms);
  return [...titles].map(([, , title = '']) => title);
}

describe('docs/discord.md', () => {
  it('has a table for Discord, its limits, its schemas and client libraries', () => {
    expect(ROWS.length).toBeGreaterThan(35);
    const titles = [...PAGE.matchAll(/^## (.+)\n\n(?:[^|\n].*\n\n)?\| One would guess/gm)].map(([, title]) => title);
    expect(titles).toHaveLength(4);
  });

  it.each(ROWS)('“%s”: has a version and a source, and what it names holds it', (...cells) => {
    expect(cells).toHaveLength(COLUMNS.length);
    expect(cells.filter((cell) => cell === '')).toEqual([]);
    for (const reference of referencesIn(cells[4] ?? '')) {
      if (reference === null) throw new Error(`neither file nor title: ${cells[4]}`);
      expect(existsSync(reference.file), reference.file).toBe(true);
      expect(titlesIn(reference.file).filter((title) => title.includes(reference.title))).not.toEqual([]);
    }
  });

  it('says of no package another version than the one that is installed', () => {
    const named = ROWS.flatMap(([, , version = '']) => [...version.matchAll(/([@\w./-]+) (\d+\.\d+\.\d+)/g)]);
    const wrong = named.flatMap(([, name = '', version]) => {
      const file = path.join(ROOT, 'node_modules', name, 'package.json');
      if (!existsSync(file)) return [];
      const installed = (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
      return installed === version ? [] : [`${name} ${version}, installed ${installed}`];
    });
    expect(named.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });
});

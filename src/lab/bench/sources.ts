import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What counts as source: programs, and styles. */
const SOURCE = /\.(?:ts|mjs|css)$/;

/** The sources in a folder of a tree, or the one file, from its root; none where it is not there. */
export function sourcesIn(root: string, folder: string): string[] {
  const whole = path.join(root, folder);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [folder];
  return readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file))
    .map((file) => path.join(folder, file))
    .sort();
}

/** How many lines the sources in some folders of a tree have. */
export function linesIn(root: string, folders: readonly string[]): number {
  const count = (file: string): number => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
  return folders.flatMap((folder) => sourcesIn(root, folder)).reduce((sum, file) => sum + count(file), 0);
}

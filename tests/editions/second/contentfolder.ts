/** Contents that are not the box's: its files changed, written into a folder and read from there. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '../../../src/editions/second/content/content.ts';
import { readContent } from '../../../src/editions/second/language/content.ts';

const BOX = fileURLToPath(new URL('../../../data/second/', import.meta.url));

/** What a file of the box becomes. */
export type Rewriting = (value: unknown, file: string) => unknown;

/** The content that the files of the box become. */
export function changedContent(change: Rewriting): Content {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  try {
    for (const file of filesOfBox())
      writeFileSync(path.join(folder, file), JSON.stringify(change(fileOfBox(file), file)));
    return readContent(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const filesOfBox = (): string[] => readdirSync(BOX).filter((file) => file.endsWith('.json'));

export const fileOfBox = (file: string): unknown => JSON.parse(readFileSync(path.join(BOX, file), 'utf8'));

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** What the rules of every edition are made of. */
const SHARED = ['src/engine', 'src/editions/edition', 'src/editions/language', 'src/editions/press'];
/** Prose, and the rulebook's text, decide nothing. */
const SILENT = /^(text|rules)[/\\]/;
const DIGITS = 8;

const known = new Map<string, string>();

/**
 * The version of an edition's rules, in eight hexadecimal digits: a hash of all sources and data that decide what happens.
 * Another one need not play otherwise, the same one always plays alike.
 */
export function rulesVersion(edition: string): string {
  const version = known.get(edition) ?? hashed([...SHARED, `src/editions/${edition}`, `data/${edition}`]);
  known.set(edition, version);
  return version;
}

function hashed(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const name of readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.(ts|json)$/.test(name) || SILENT.test(name)) continue;
      hash.update(`${folder}/${name}\n`).update(readFileSync(path.join(ROOT, folder, name)));
    }
  return hash.digest('hex').slice(0, DIGITS);
}

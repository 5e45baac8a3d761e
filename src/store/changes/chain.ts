import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Database } from 'better-sqlite3';
import { SQLite } from '../../sqlite/driver.ts';
import { hasTable } from '../../sqlite/glance.ts';
import { type Change, readChange } from './change.ts';

/** The copy that the changes after it belong to. */
export const COPY = 'copy.db';
const CHANGES = '.json.gz';
const DIGITS = 6;
/** What the folder of a chain is called. */
export const SINCE = /^since-\d{4}-\d\d-\d\dT\d{6}Z$/;

/** The name of a file in the chain, from 1 on. */
export const fileOf = (number: number): string => `${String(number).padStart(DIGITS, '0')}${CHANGES}`;

const isChange = (name: string): boolean => name.endsWith(CHANGES);

/** The names of the files of a chain, the first first. */
export const changesIn = (folder: string): string[] => readdirSync(folder).filter(isChange).sort();

/** The change in a file; null when it can't be read. */
export function changeIn(bytes: Buffer): Change | null {
  try {
    return readChange(gunzipSync(bytes).toString('utf8'));
  } catch {
    return null;
  }
}

/** A chain in the folder of a database. */
export interface FoundChain {
  folder: string;
  games: number;
}

/** The chains in a folder, the oldest first; none where there is no folder. @throws Error when it can't be read */
export function chainsIn(directory: string): FoundChain[] {
  const found = existsSync(directory) ? readdirSync(directory).filter((name) => SINCE.test(name)) : [];
  return found
    .sort()
    .map((name) => path.join(directory, name))
    .map((folder) => ({ folder, games: gamesOfChain(folder).size }));
}

/** The ids of all games in a database. */
export function gamesOf(database: Database): Set<string> {
  return new Set(database.prepare<[], string>('SELECT id FROM game').pluck().all());
}

/** The ids of the games in a copy and in what has changed since, as far as both can be read. */
export function gamesOfChain(folder: string): Set<string> {
  const games = gamesOfCopy(path.join(folder, COPY));
  for (const name of changesIn(folder)) {
    const change = changeIn(readFileSync(path.join(folder, name)));
    for (const { id } of change?.put.game ?? []) if (typeof id === 'string') games.add(id);
  }
  return games;
}

function gamesOfCopy(file: string): Set<string> {
  let copy: Database | null = null;
  try {
    copy = new SQLite(file, { readonly: true });
    return hasTable(copy, 'game') ? gamesOf(copy) : new Set();
  } catch {
    return new Set();
  } finally {
    copy?.close();
  }
}

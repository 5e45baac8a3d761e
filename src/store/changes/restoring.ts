import { chmodSync, constants, copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { SQLite } from '../../sqlite/driver.ts';
import { markRestored } from '../archive.ts';
import { noteOf } from '../file/lineage.ts';
import { DatabaseDamaged, damageOf } from '../store.ts';
import { COPY, changeIn, changesIn, fileOf } from './chain.ts';
import { applyChange, hashOf, hashOfFile } from './change.ts';

export const RESTORE_REFUSALS = ['no-chain', 'there-already'] as const;

/** A database can't be made from a chain. */
export class RestoreRefused extends Error {
  readonly reason: (typeof RESTORE_REFUSALS)[number];

  constructor(reason: (typeof RESTORE_REFUSALS)[number]) {
    super(reason);
    this.name = 'RestoreRefused';
    this.reason = reason;
  }
}

/** What was made of a chain. */
export interface Restored {
  /** How many files of changes were taken in. */
  changes: number;
  /** The last moment that is in it, in milliseconds since 1970; null: only the copy. */
  at: number | null;
  /** The first file that is not what the one before it was followed by: it and what comes after it are left out. */
  broken: string | null;
}

/**
 * Makes a database of a copy and what had changed since, as far as the chain is whole. Its games go on on branches of their own.
 * @param folder of one chain
 * @throws RestoreRefused when there is nothing to make it of, or something in its place
 * @throws DatabaseDamaged when what comes of it is not whole
 */
export async function restore(folder: string, file: string): Promise<Restored> {
  const copy = path.join(folder, COPY);
  if (!existsSync(copy)) throw new RestoreRefused('no-chain');
  const beside = [file, `${file}-wal`, `${file}-shm`, noteOf(file)];
  if (beside.some((name) => existsSync(name))) throw new RestoreRefused('there-already');
  copyFileSync(copy, file, constants.COPYFILE_EXCL);
  try {
    chmodSync(file, 0o600);
    return fill(folder, file, await hashOfFile(copy));
  } catch (error) {
    for (const name of beside) rmSync(name, { force: true });
    throw error;
  }
}

function fill(folder: string, file: string, base: string): Restored {
  const database = new SQLite(file);
  try {
    database.pragma('foreign_keys = OFF');
    const restored = follow(database, folder, base);
    const damage = damageOf(database);
    if (damage !== null) throw new DatabaseDamaged(damage);
    markRestored(database);
    return restored;
  } finally {
    database.close();
  }
}

function follow(database: Database, folder: string, base: string): Restored {
  const restored: Restored = { changes: 0, at: null, broken: null };
  for (let before = base; ; restored.changes += 1) {
    const name = path.join(folder, fileOf(restored.changes + 1));
    if (!existsSync(name)) return { ...restored, broken: latestOf(folder) > path.basename(name) ? name : null };
    const bytes = readFileSync(name);
    const change = changeIn(bytes);
    if (!change || change.before !== before) return { ...restored, broken: name };
    applyChange(database, change);
    restored.at = change.at;
    before = hashOf(bytes);
  }
}

/** The name of the last file of a chain. */
const latestOf = (folder: string): string => changesIn(folder).at(-1) ?? '';

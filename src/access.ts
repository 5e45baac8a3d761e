import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { type Phrase, phrase } from './engine/phrase.ts';

/** What lies beside a database and must be open to the same user. */
const BESIDE = ['', '-wal', '-shm', '-reached'];

/**
 * What to do where a database belongs to another user, because the program was first started as another one; null where
 * whoever runs this may read and write all of it.
 */
export function foreignDatabase(databasePath: string): Phrase | null {
  if (process.platform === 'win32') return null;
  const file = path.resolve(databasePath);
  const folder = path.dirname(file);
  const closed = [folder, ...BESIDE.map((end) => `${file}${end}`)].find((each) => existsSync(each) && !isOpen(each));
  if (closed === undefined) return null;
  const { username } = userInfo();
  const command = `sudo chown -R ${username}: '${folder}'`;
  return phrase('start-database-foreign', { path: closed, owner: statSync(closed).uid, user: username, command });
}

function isOpen(file: string): boolean {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

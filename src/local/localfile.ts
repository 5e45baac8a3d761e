import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';

/** What it was called while there could be one in a folder only. */
const BEFORE = 'local-discord.db';
const PARTS = ['', '-wal', '-shm'];

/** Where the Discord on this machine keeps its channels: beside the database of the bot, and by its name. */
export function localFile(databasePath: string): string {
  const { dir, name } = path.parse(databasePath);
  const file = path.join(dir, `${name}-${BEFORE}`);
  const older = path.join(dir, BEFORE);
  if (!existsSync(file) && existsSync(older))
    for (const part of PARTS) if (existsSync(`${older}${part}`)) renameSync(`${older}${part}`, `${file}${part}`);
  return file;
}

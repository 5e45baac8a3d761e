import { existsSync } from 'node:fs';
import { foreignDatabase } from './access.ts';
import { backupFolder } from './backupfolder.ts';
import { type Phrase, phrase } from './engine/phrase.ts';
import type { Settings } from './settings.ts';
import { logOf, sizeOf } from './sqlite/glance.ts';
import { DatabaseEmptied, LogOfAnother } from './sqlite/loss.ts';
import { wholeLogOf } from './sqlite/wholelog.ts';
import { copiesIn, gamesIn } from './store/file/backup.ts';
import { DatabaseUnusable } from './store/store.ts';

/** What to do where a database was not opened: it is somebody else's, or its log would be lost. Null for any other error. */
export function wayBack(error: unknown, settings: Settings): Phrase | null {
  const { backup, databasePath } = settings;
  if (error instanceof DatabaseUnusable) return foreignDatabase(databasePath);
  if (error instanceof LogOfAnother) return phrase('start-database-foreign-log', { path: error.file, log: error.log });
  if (!(error instanceof DatabaseEmptied)) return null;
  const { file: path, beside } = error;
  const files = existsSync(path) ? [path, ...beside] : beside;
  const facts = { path, files: [...files], beside: [...beside], count: beside.length };
  const pageSize = pageOfWhole(path, beside);
  if (pageSize !== null)
    return phrase('start-database-in-log', { ...facts, log: logOf(path), command: zeros(path, pageSize) });
  if (path !== databasePath) return phrase('start-database-emptied-here', facts);
  const directory = backupFolder(settings) ?? '–';
  const copy = latestWithGames(directory) ?? latestWithGames(backup?.directory ?? '');
  if (copy === null) return phrase('start-database-emptied-bare', { ...facts, directory });
  return phrase('start-database-emptied', { ...facts, copy });
}

/** Bytes of a page, where a file that is gone can be had back from its log. */
function pageOfWhole(file: string, beside: readonly string[]): number | null {
  try {
    return sizeOf(file) === 0 && beside.includes(logOf(file)) ? wholeLogOf(file) : null;
  } catch {
    return null;
  }
}

/** A command, the same in every shell, that makes a file of zeros. */
function zeros(file: string, bytes: number): string {
  return `node -e "fs.writeFileSync('${file.replaceAll('\\', '/')}', Buffer.alloc(${bytes}))"`;
}

function latestWithGames(directory: string): string | null {
  try {
    return copiesIn(directory).findLast(({ file }) => (gamesIn(file) ?? 0) > 0)?.file ?? null;
  } catch {
    return null;
  }
}

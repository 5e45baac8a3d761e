import { existsSync } from 'node:fs';
import { type Phrase, phrase } from './engine/phrase.ts';
import type { Settings } from './settings.ts';
import { DatabaseEmptied, LogOfAnother } from './sqlite/loss.ts';
import { copiesIn, gamesIn } from './store/backup.ts';

/** What to do where a database was not opened, so that its log is not lost; null for any other error. */
export function wayBack(error: unknown, { backup, databasePath }: Settings): Phrase | null {
  if (error instanceof LogOfAnother) return phrase('start-database-foreign-log', { path: error.file, log: error.log });
  if (!(error instanceof DatabaseEmptied)) return null;
  const { file: path, beside } = error;
  const files = existsSync(path) ? [path, ...beside] : beside;
  const facts = { path, files: [...files], beside: [...beside], count: beside.length };
  if (path !== databasePath) return phrase('start-database-emptied-here', facts);
  const directory = backup?.directory ?? '–';
  const copy = latestWithGames(directory);
  if (copy === null) return phrase('start-database-emptied-bare', { ...facts, directory });
  return phrase('start-database-emptied', { ...facts, copy });
}

function latestWithGames(directory: string): string | null {
  try {
    return copiesIn(directory).findLast(({ file }) => (gamesIn(file) ?? 0) > 0)?.file ?? null;
  } catch {
    return null;
  }
}

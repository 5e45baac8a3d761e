import { existsSync } from 'node:fs';
import { config } from 'dotenv';
import { readSettings } from '../settings.ts';
import { ArchiveRefused } from '../store/archive.ts';
import { NewerDatabase } from '../store/schema/migration.ts';
import { DatabaseInUse, openDatabase, Store } from '../store/store.ts';
import type { Words } from '../words/words.ts';

/** Says why it goes no further, and ends the program. */
export function stop(text: string, code = 1): never {
  process.stderr.write(`${text}\n`);
  process.exit(code);
}

/** Why a game could not be exported or imported. */
export function archiveProblem(words: Words, error: unknown): string {
  if (error instanceof ArchiveRefused) return words.say(`archive-${error.reason}`);
  return error instanceof Error ? error.message : String(error);
}

/**
 * Opens the database that the settings name; where that can't be done, says why and ends the program.
 * @param which `existing`: only one that is there already; `any`: else a new one is begun
 */
export function openStore(words: Words, which: 'existing' | 'any' = 'any'): Store {
  config({ quiet: true });
  const settings = readSettings(process.env);
  if (!settings.ok) stop(settings.problems.map((problem) => words.text(problem)).join('\n'));
  const { databasePath: path } = settings.settings;
  if (which === 'existing' && !existsSync(path)) stop(words.say('opening-missing', { path }));
  try {
    return new Store(openDatabase(path));
  } catch (error) {
    if (error instanceof DatabaseInUse) stop(words.say('opening-in-use', { path }));
    if (error instanceof NewerDatabase) stop(words.say('opening-newer', { path }));
    return stop(words.say('opening-failed', { path, why: error instanceof Error ? error.message : String(error) }));
  }
}

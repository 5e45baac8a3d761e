import { existsSync } from 'node:fs';
import { config } from 'dotenv';
import { readSettings, type Settings } from '../settings.ts';
import { ArchiveRefused } from '../store/archive.ts';
import { NewerDatabase } from '../store/schema/migration.ts';
import { DatabaseInUse, openDatabase, Store } from '../store/store.ts';
import { wayBack } from '../wayback.ts';
import type { Words } from '../words/words.ts';
import { refuse } from './finish.ts';

/** Says why it goes no further, and ends the program. */
export function stop(text: string, code = 1): never {
  return refuse(text, code);
}

/** Why a game could not be exported or imported. */
export function archiveProblem(words: Words, error: unknown): string {
  if (error instanceof ArchiveRefused) return words.say(`archive-${error.reason}`);
  return error instanceof Error ? error.message : String(error);
}

/**
 * Opens the database that the settings name; where that can't be done, or the games are on a server, says why and ends the
 * program.
 * @param which `existing`: only one that is there already; `any`: else a new one is begun
 */
export function openStore(words: Words, which: 'existing' | 'any' = 'any'): Store {
  const settings = settled(words);
  if (settings.databaseUrl !== null) stop(words.say('opening-on-server'));
  return openFile(words, settings, which);
}

/** The settings; where they are wrong, says so and ends the program. */
export function settled(words: Words): Settings {
  config({ quiet: true });
  const read = readSettings(process.env);
  return read.ok ? read.settings : stop(read.problems.map((problem) => words.text(problem)).join('\n'));
}

/** Opens the file that the settings name; where that can't be done, says why and ends the program. */
export function openFile(words: Words, settings: Settings, which: 'existing' | 'any'): Store {
  const path = settings.databasePath;
  if (which === 'existing' && !existsSync(path)) stop(words.say('opening-missing', { path }));
  try {
    return new Store(openDatabase(path));
  } catch (error) {
    if (error instanceof DatabaseInUse) stop(words.say('opening-in-use', { path }));
    if (error instanceof NewerDatabase) stop(words.say('opening-newer', { path }));
    const lost = wayBack(error, settings);
    if (lost) stop(words.text(lost));
    return stop(words.say('opening-failed', { path, why: error instanceof Error ? error.message : String(error) }));
  }
}

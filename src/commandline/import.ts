import { readFileSync } from 'node:fs';
import { config } from 'dotenv';
import { readSettings } from '../settings.ts';
import { importGame } from '../store/archive.ts';
import { openDatabase, Store } from '../store/store.ts';
import { Words } from '../words/words.ts';

/** `npm run import -- FILE [CHANNEL]`: puts an exported game into this database, bound to that channel if one is named. */
const words = new Words('en');
const [file, channel] = process.argv.slice(2);
if (!file) stop(words.say('import-usage'), 2);
config({ quiet: true });
const settings = readSettings(process.env);
if (!settings.ok) stop(words.text(settings.problems[0] ?? { key: 'settings-bad' }));
try {
  const store = new Store(openDatabase(settings.settings.databasePath));
  const game = importGame(store.database, readFileSync(file, 'utf8'));
  if (channel) store.games.update(game, { channel });
  console.log(words.say('import-done', { game, file }));
  store.close();
} catch (error) {
  stop(error instanceof Error ? words.say('import-failed', { reason: error.message }) : String(error));
}

function stop(text: string, code = 1): never {
  console.error(text);
  process.exit(code);
}

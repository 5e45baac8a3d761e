import { existsSync, writeFileSync } from 'node:fs';
import { config } from 'dotenv';
import { readSettings } from '../settings.ts';
import { exportGame } from '../store/archive.ts';
import { openDatabase, Store } from '../store/store.ts';
import { Words } from '../words/words.ts';

/** `npm run export -- GAME [FILE]`: a whole game as one file, for the host at the machine. Stop the bot first. */
const words = new Words('en');
const [game, file] = process.argv.slice(2);
config({ quiet: true });
const settings = readSettings(process.env);
if (!settings.ok) stop(words.text(settings.problems[0] ?? { key: 'settings-bad' }));
try {
  const store = new Store(openDatabase(settings.settings.databasePath));
  if (!game) {
    for (const status of ['playing', 'lobby', 'over', 'ended'] as const) {
      for (const row of store.games.withStatus(status)) {
        console.log(words.say('export-game', { game: row.id, status, channel: row.channel }));
      }
    }
    stop(words.say('export-usage'), 2);
  }
  const name = file ?? `${game}.json`;
  if (existsSync(name)) stop(words.say('export-exists', { file: name }));
  writeFileSync(name, exportGame(store.database, game));
  console.log(words.say('export-done', { file: name }));
  store.close();
} catch (error) {
  stop(error instanceof Error ? words.say('export-failed', { reason: error.message }) : String(error));
}

function stop(text: string, code = 1): never {
  console.error(text);
  process.exit(code);
}

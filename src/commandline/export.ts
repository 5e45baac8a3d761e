import { existsSync, writeFileSync } from 'node:fs';
import { exportGame } from '../store/archive.ts';
import { GAME_STATUSES } from '../store/games.ts';
import { Words } from '../words/words.ts';
import { openStore, stop } from './opening.ts';

/** `npm run export -- GAME [FILE]`: a whole game as one file, for the host at the machine. Stop the bot first. */
const words = new Words('en');
const [game, file] = process.argv.slice(2);
const store = openStore(words);
if (!game) {
  for (const status of GAME_STATUSES)
    for (const row of store.games.withStatus(status))
      console.log(words.say('export-game', { game: row.id, status, channel: row.channel }));
  stop(words.say('export-usage'), 2);
}
const name = file ?? `${game}.json`;
if (existsSync(name)) stop(words.say('export-exists', { file: name }));
try {
  writeFileSync(name, exportGame(store.database, game), { flag: 'wx' });
  console.log(words.say('export-done', { file: name }));
} catch (error) {
  stop(words.say('export-failed', { reason: error instanceof Error ? error.message : String(error) }));
} finally {
  store.close();
}

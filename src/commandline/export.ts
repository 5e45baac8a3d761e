import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { phrase } from '../engine/phrase.ts';
import { hostLocale } from '../locale.ts';
import { exportGame } from '../store/archive.ts';
import { GAME_STATUSES } from '../store/games.ts';
import { Words } from '../words/words.ts';
import { archiveProblem, openStore, stop } from './opening.ts';

/** `npm run export -- GAME [FILE]`: a whole game as one file, for the host at the machine. Stop the bot first. */
const words = new Words(hostLocale(process.env));
const [game, file] = process.argv.slice(2);
const store = openStore(words, 'existing');
if (!game) {
  for (const status of GAME_STATUSES)
    for (const row of store.games.withStatus(status))
      console.log(
        words.say('export-game', { game: row.id, status: phrase('game-status', { status }), channel: row.channel }),
      );
  stop(words.say('export-usage'), 2);
}
const name = file ?? `${game}.json`;
if (existsSync(name)) stop(words.say('export-exists', { file: name }));
// A file that could not be written to its end must not look like a whole one.
const part = `${name}.part`;
try {
  writeFileSync(part, exportGame(store.database, game));
  renameSync(part, name);
  console.log(words.say('export-done', { file: name }));
} catch (error) {
  rmSync(part, { force: true });
  stop(words.say('export-failed', { why: archiveProblem(words, error) }));
} finally {
  store.close();
}

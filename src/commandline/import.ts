import { readFileSync } from 'node:fs';
import { hostLocale } from '../locale.ts';
import { importGame, textOf } from '../store/archive.ts';
import { Words } from '../words/words.ts';
import { archiveProblem, openStore, stop } from './opening.ts';

/** `npm run import -- FILE [CHANNEL]`: puts an exported game into this database, bound to that channel if one is named. */
const words = new Words(hostLocale(process.env));
const [file, channel] = process.argv.slice(2);
if (!file) stop(words.say('import-usage'), 2);
const data = read(file);
const store = openStore(words);
try {
  const game = store.transaction(() => {
    const id = importGame(store.database, textOf(data));
    if (channel) store.games.update(id, { channel });
    return id;
  });
  console.log(words.say('import-done', { game, file }));
} catch (error) {
  stop(words.say('import-failed', { why: archiveProblem(words, error) }));
} finally {
  store.close();
}

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    return stop(
      words.say('import-unread', { file: path, why: error instanceof Error ? error.message : String(error) }),
    );
  }
}

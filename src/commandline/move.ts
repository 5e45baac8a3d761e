import { rmSync } from 'node:fs';
import { hostLocale } from '../locale.ts';
import { isServerAddress } from '../settings.ts';
import { noteOf } from '../store/file/lineage.ts';
import { MoveRefused, moveToFile, moveToServer, type Tell } from '../store/move/move.ts';
import { withoutPassword } from '../store/postgres/connection.ts';
import { Words } from '../words/words.ts';
import { flags } from './flags.ts';
import { openFile, settled, stop } from './opening.ts';

/**
 * `npm run move -- --to URL`: copies all games from the file to an empty PostgreSQL database; `--from URL`: from there to a
 * new file. Stop the bot first.
 */
const words = new Words(hostLocale(process.env));
const { to, from } = flags({ to: { type: 'string' }, from: { type: 'string' } });
const url = to ?? from;
if (url === undefined || (to !== undefined && from !== undefined)) stop(words.say('move-usage'), 2);
if (!isServerAddress(url)) stop(words.say('move-no-address'), 2);
const settings = settled(words);
const { databasePath: path } = settings;

const tell: Tell = ({ table, done, all }) =>
  process.stderr.write(`${words.say(done === all ? 'move-table' : 'move-step', { table, done, all })}\n`);

try {
  const rows = to === undefined ? await fromServer(url) : await toServer(url);
  console.log(words.say(to === undefined ? 'move-done-from' : 'move-done-to', { rows, path }));
} catch (error) {
  stop(words.say('move-failed', { why: problemOf(error) }));
}

async function toServer(server: string): Promise<number> {
  const store = openFile(words, settings, 'existing');
  try {
    begin(path, withoutPassword(server));
    const rows = await moveToServer(store.database, server, tell);
    // Whoever goes on in this file after all does so from a moment after which the games have gone on elsewhere.
    rmSync(noteOf(path), { force: true });
    return rows;
  } finally {
    store.close();
  }
}

function fromServer(server: string): Promise<number> {
  begin(withoutPassword(server), path);
  return moveToFile(server, path, tell);
}

function begin(source: string, target: string): void {
  process.stderr.write(`${words.say('move-begins', { from: source, to: target })}\n`);
}

function problemOf(error: unknown): string {
  const reason = error instanceof MoveRefused ? error.reason : 'other';
  const why = error instanceof MoveRefused ? error.why : error instanceof Error ? error.message : String(error);
  return words.say(`move-refused-${reason}`, { why });
}

import { backupFolder } from '../backupfolder.ts';
import { hostLocale } from '../locale.ts';
import { chainsIn } from '../store/changes/chain.ts';
import { type Restored, RestoreRefused, restore } from '../store/changes/restoring.ts';
import { Words } from '../words/words.ts';
import { settled, stop } from './opening.ts';

/**
 * `npm run restore -- FILE [FOLDER]`: makes a database of the newest copy that has games, and all that had changed since. FOLDER
 * is where this database's copies are, if not where the settings say, or one chain among them.
 */
const words = new Words(hostLocale(process.env));
const [file, given] = process.argv.slice(2);
if (!file) stop(words.say('restore-usage'), 2);
const folder = given ?? backupFolder(settled(words)) ?? stop(words.say('restore-usage'), 2);
const all = chainsIn(folder);
const chain = (all.findLast(({ games }) => games > 0) ?? all.at(-1))?.folder ?? folder;
const { changes, at, broken } = await made(chain, file);
console.log(words.say('restore-done', { file, chain, changes, at: at === null ? 'copy' : new Date(at).toISOString() }));
for (const { folder: other, games } of all)
  if (other !== chain && games > 0) console.log(words.say('restore-other', { other, games }));
if (broken !== null) stop(words.say('restore-broken', { broken }));

async function made(from: string, to: string): Promise<Restored> {
  try {
    return await restore(from, to);
  } catch (error) {
    if (error instanceof RestoreRefused) stop(words.say(`restore-${error.reason}`, { folder: from, file: to }));
    return stop(words.say('restore-failed', { why: error instanceof Error ? error.message : String(error) }));
  }
}

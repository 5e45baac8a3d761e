import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Play } from '../../engine/play.ts';
import { openDatabase, Store } from '../../store/store.ts';
import { effective } from '../../table/game/journal.ts';
import { Table } from '../../table/table.ts';
import { CATALOGUE } from '../box.ts';
import { type Figure, mean, median, timed } from './figure.ts';

/** Answers that are timed. */
const ANSWERS = 150;
const CHANNEL = 'bench';

/** A table on a file, with a game of four people in its channel. */
export interface Tabled {
  file: string;
  store: Store;
  table: Table;
  game: string;
  close(): void;
}

/** Seats four people at a game of the second edition, in a folder of its own. */
export function tabled(): Tabled {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const file = path.join(folder, 'bench.db');
  const store = new Store(openDatabase(file));
  const table = new Table({
    store,
    editions: CATALOGUE,
    clock: Date.now,
    later: (work) => work(),
    seed: () => 'be'.repeat(32),
  });
  const [host = '', ...others] = ['ann', 'bob', 'cleo', 'dan'];
  const { gathering } = table;
  const person = (id: string) => ({ id, name: id });
  const created = gathering.create({ guild: 'bench', channel: CHANNEL, host: person(host), edition: 'second' });
  if (!created.ok) throw new Error('no game for a benchmark');
  for (const id of others) gathering.join(CHANNEL, person(id));
  gathering.start(CHANNEL, host);
  const close = () => {
    store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { file, store, table, game: created.value, close };
}

/** An answer that somebody may give. */
interface Given {
  game: string;
  person: string;
  decision: string;
  chosen: string[];
}

/** Answers for the next person who is asked, as they are advised; the milliseconds that took, null when it is over. */
export function answerNext(at: Tabled): number | null {
  const given = advised(at);
  return given && timed(() => void at.table.answer(given));
}

/** What the next person who is asked is advised to answer; null when it is over. */
export function advised({ table, game }: Tabled): Given | null {
  const [person] = table.reading.game(game)?.awaited ?? [];
  if (!person) return null;
  const hint = table.reading.hint(game, person.person);
  if (!hint.ok) return null;
  const { decision, chosen } = hint.value;
  const taken = chosen.length > 0 ? chosen : decision.default;
  return { game, person: person.person, decision: decision.id, chosen: taken };
}

/** How long an answer takes until it can't be lost, for a program that has been at it for a while. */
export function durableFigures(): Figure[] {
  const warm = tabled();
  answerTimes(warm);
  warm.close();
  const at = tabled();
  try {
    const times = answerTimes(at);
    const engine = engineTime(at) / times.length;
    return [
      {
        key: 'table.answer',
        what: 'an answer through the table onto the disk, less the engine’s own time, the mean',
        baseline: 'a bare insert with synchronous=FULL, the mean',
        ratio: (mean(times) - engine) / insertTime(at.file),
        limit: 3,
      },
    ];
  } finally {
    at.close();
  }
}

function answerTimes(at: Tabled): number[] {
  const times: number[] = [];
  while (times.length < ANSWERS) {
    const time = answerNext(at);
    if (time === null) break;
    times.push(time);
  }
  return times;
}

/** Milliseconds that the engine alone takes for what is in the journal. */
function engineTime({ store, game }: Tabled): number {
  const row = store.games.find(game);
  const edition = row && CATALOGUE.get(row.edition);
  if (!row || !edition) throw new Error('the game is gone');
  const seats = store.games.seats(game).map(({ sheet }) => ({ sheet }));
  const entries = effective(store.journal.everything(game)).map(({ entry }) => entry);
  const state = () => edition.create({ options: JSON.parse(row.options), seats, seed: row.seed });
  return median(3, () => {
    const play = new Play(edition, state());
    for (const entry of entries) {
      play.accept(entry);
      play.drain();
    }
  });
}

/** Milliseconds, the mean, for one row of the journal's size in a transaction of its own. */
function insertTime(file: string): number {
  const database = openDatabase(`${file}-bare`);
  try {
    database.exec('CREATE TABLE bare (id INTEGER PRIMARY KEY, body TEXT)');
    const insert = database.prepare('INSERT INTO bare (body) VALUES (?)');
    const times = Array.from({ length: 200 }, () => timed(() => void insert.run('x'.repeat(300))));
    return mean(times);
  } finally {
    database.close();
  }
}

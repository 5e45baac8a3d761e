import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Database } from 'better-sqlite3';
import { openDatabase, Store } from '../../store/store.ts';
import { Table } from '../../table/table.ts';
import { CATALOGUE } from '../box.ts';
import { answerNext, tabled } from './durable.ts';
import { type Figure, median } from './figure.ts';

/** Games that sleep while the table starts. */
const GAMES = 10_000;
const ANSWERS = 4;

/** How a table starts and answers above ten thousand games that sleep. */
export async function sleepingFigures(): Promise<Figure[]> {
  const at = tabled();
  const { game, file } = at;
  try {
    for (let answers = 0; answers < ANSWERS; answers++) answerNext(at);
    at.store.close();
    const alone = await start(file);
    const database = openDatabase(file);
    multiply(database, game);
    database.close();
    const many = await start(file);
    const status = statusTime(file, game);
    const memory = memoryOf(file, game);
    return [
      {
        key: 'table.start',
        what: `starting with ${GAMES.toLocaleString('en')} games that sleep, beyond what one takes, in seconds`,
        baseline: '1 s',
        ratio: (many.took - alone.took) / 1000,
        limit: 1,
      },
      {
        key: 'table.start.stall',
        what: 'the longest the loop stands still meanwhile, in ms',
        baseline: '1 ms',
        ratio: many.stall,
        limit: 50,
      },
      {
        key: 'table.status',
        what: 'finding a game and its open questions among them, in ms',
        baseline: '1 ms',
        ratio: status,
        limit: 5,
      },
      {
        key: 'table.memory.sleeping',
        what: 'memory that each of them takes while it sleeps, in kB',
        baseline: '1 kB',
        ratio: memory.sleeping,
      },
      {
        key: 'table.memory.awake',
        what: 'memory that a game takes while it is awake, in kB',
        baseline: '1 kB',
        ratio: memory.awake,
      },
    ];
  } finally {
    at.close();
  }
}

type Row = Record<string, string | number | Buffer | null>;

/** Writes a game down again and again, each time under another name and in another channel. */
function multiply(database: Database, game: string): void {
  const tables = database
    .prepare<[], { name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .all()
    .map(({ name }) => ({ name, columns: columnsOf(database, name) }))
    .filter(({ name, columns }) => name === 'game' || columns.includes('game'));
  const copies = tables.map(({ name, columns }) => {
    const key = name === 'game' ? 'id' : 'game';
    const rows = database.prepare<[string], Row>(`SELECT ${columns} FROM ${name} WHERE ${key} = ?`).all(game);
    const insert = database.prepare<Row>(
      `INSERT INTO ${name} (${columns}) VALUES (${columns.map((column) => `@${column}`)})`,
    );
    return (copy: string) => {
      for (const row of rows)
        insert.run({ ...row, ...('channel' in row ? { channel: `${row.channel}-${copy}` } : {}), [key]: copy });
    };
  });
  database.transaction(() => {
    for (let copy = 1; copy < GAMES; copy++) for (const one of copies) one(`${game}-${copy}`);
  })();
}

function columnsOf(database: Database, table: string): string[] {
  return database
    .prepare<[], { name: string }>(`PRAGMA table_info(${table})`)
    .all()
    .map(({ name }) => name);
}

/** Milliseconds until the table has looked through its games, and how long the loop stood still at most. */
async function start(file: string): Promise<{ took: number; stall: number }> {
  const begun = performance.now();
  const store = new Store(openDatabase(file));
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  let waiting = 0;
  const table = new Table({
    store,
    editions: CATALOGUE,
    clock: Date.now,
    later: (work) => {
      waiting += 1;
      setImmediate(() => {
        work();
        waiting -= 1;
      });
    },
  });
  histogram.enable();
  await nextLoop();
  table.resumeAll();
  table.deadlines.next();
  do await nextLoop();
  while (waiting > 0);
  histogram.disable();
  const took = performance.now() - begun;
  store.close();
  return { took, stall: histogram.max / 1e6 };
}

const nextLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Games that are woken. */
const WOKEN = 50;

/** Kilobytes of the heap that a game takes, asleep among all of them and awake. */
function memoryOf(file: string, game: string): { sleeping: number; awake: number } {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const heap = (): number => {
    collect();
    return process.memoryUsage().heapUsed / 1000;
  };
  const store = new Store(openDatabase(file));
  const before = heap();
  const table = new Table({ store, editions: CATALOGUE, clock: Date.now, later: () => undefined });
  table.resumeAll();
  table.deadlines.next();
  const asleep = heap();
  // What all games have in common is loaded with the first.
  table.reading.game(`${game}-1`);
  const one = heap();
  for (let copy = 2; copy <= WOKEN + 1; copy++) table.reading.game(`${game}-${copy}`);
  const awake = heap();
  store.close();
  return { sleeping: Math.max(0, asleep - before) / GAMES, awake: (awake - one) / WOKEN };
}

/** Milliseconds to find a game in its channel with all that is asked there. */
function statusTime(file: string, game: string): number {
  const store = new Store(openDatabase(file));
  const table = new Table({ store, editions: CATALOGUE, clock: Date.now });
  const channel = store.games.find(game)?.channel ?? '';
  const time = median(21, () => void table.reading.inChannel(channel));
  store.close();
  return time;
}

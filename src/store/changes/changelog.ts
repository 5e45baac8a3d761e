import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Database } from 'better-sqlite3';
import type { Log } from '../../log.ts';
import { type Fewer, finish, UNFINISHED } from '../file/backup.ts';
import { tablesIn } from '../schema/tables.ts';
import { COPY, fileOf, gamesOf, gamesOfChain, SINCE } from './chain.ts';
import { type Change, changeOf, hashOf, hashOfFile } from './change.ts';
import { type Touched, watch } from './watch.ts';

interface ChangeLogSetup {
  database: Database;
  /** The folder; made when it is missing. */
  directory: string;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Log;
  /** Called when a chain from before has games that are not in the database. */
  fewer?: (fewer: Fewer) => void;
}

/** How often what has changed is written down, in milliseconds: with what that takes, within five minutes. */
export const INTERVAL = 4 * 60_000;
/** A chain is so long at most; then it begins anew with another copy. */
const LONGEST = 24 * 3_600_000;

/** A copy and what has changed since, in one folder. */
interface Chain {
  folder: string;
  /** When its copy was made. */
  at: number;
  /** SHA-256 of the last file. */
  last: string;
  count: number;
}

/**
 * A copy of the database, made at the start and once a day, and beside it every few minutes what has changed since: what
 * is lost with the machine is the last few minutes. Each file says by hash which one it follows.
 */
export class ChangeLog {
  private readonly setup: ChangeLogSetup;
  private touched = new Map<string, Touched>();
  private chain: Chain | null = null;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(setup: ChangeLogSetup) {
    this.setup = setup;
    const tables = tablesIn('sqlite').map(([name, { key }]) => ({ name, key, owner: () => "''" }));
    watch(setup.database, tables, (row) => void this.touched.set(`${row.table} ${JSON.stringify(row.key)}`, row));
  }

  start(): void {
    this.running = this.running.then(() => this.keep());
    this.timer = setTimeout(() => this.start(), INTERVAL);
    this.timer.unref();
  }

  /** Resolves when what is being written down has been. */
  settled(): Promise<void> {
    return this.running;
  }

  /** Writes down what has changed, and does so no more. */
  async stop(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    const last = this.running.then(() => this.keep());
    this.running = last.then(() => {
      this.stopped = true;
    });
    await this.running;
  }

  /** Writes down what has changed since the last time. Never rejects: what goes wrong is logged, and tried again the next time. */
  async keep(): Promise<void> {
    const { clock, directory, log } = this.setup;
    if (this.stopped) return;
    const { touched } = this;
    this.touched = new Map();
    try {
      if (!this.chain || Math.abs(clock() - this.chain.at) >= LONGEST || !existsSync(this.chain.folder))
        this.chain = await this.begin();
      else if (touched.size > 0) await this.append(this.chain, touched.values());
    } catch (error) {
      // What has been touched meanwhile is as it is now in any case.
      this.touched = new Map([...touched, ...this.touched]);
      log.error('backup.changes', { directory, error });
    }
  }

  /** A chain of its own, with a copy as it is now; those before it go, unless they have games that this one lacks. */
  private async begin(): Promise<Chain> {
    const { clock, database, directory } = this.setup;
    const at = clock();
    const name = `since-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '')}Z`;
    const folder = path.join(directory, name);
    const unfinished = `${folder}${UNFINISHED}`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    const copy = path.join(unfinished, COPY);
    await database.backup(copy);
    chmodSync(copy, 0o600);
    finish(copy);
    const last = await hashOfFile(copy);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
    for (const other of readdirSync(directory))
      if (other !== name && SINCE.test(other.replace(UNFINISHED, ''))) this.leave(path.join(directory, other), folder);
    return { folder, at, last, count: 0 };
  }

  /** A chain from before goes. No game is ever deleted: one that has a game which is not here any more stays. */
  private leave(other: string, folder: string): void {
    const { database, log } = this.setup;
    const own = gamesOf(database);
    const its = other.endsWith(UNFINISHED) ? new Set<string>() : gamesOfChain(other);
    if ([...its].every((game) => own.has(game))) {
      rmSync(other, { recursive: true, force: true });
      return;
    }
    const fewer = { file: folder, games: own.size, kept: other, keptGames: its.size };
    log.warn('backup.fewer', fewer);
    this.setup.fewer?.(fewer);
  }

  private async append(chain: Chain, touched: Iterable<Touched>): Promise<void> {
    const change: Change = {
      format: 'arkham-by-post changes',
      before: chain.last,
      at: this.setup.clock(),
      ...changeOf(this.setup.database, touched),
    };
    const bytes = await promisify(gzip)(JSON.stringify(change));
    const file = path.join(chain.folder, fileOf(chain.count + 1));
    await writeWhole(file, bytes);
    chain.count += 1;
    chain.last = hashOf(bytes);
  }
}

/** A file has its name only once it is whole, and on the disk. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}${UNFINISHED}`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  renameSync(unfinished, file);
}

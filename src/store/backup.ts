import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import SQLite, { type Database } from 'better-sqlite3';
import type { Log } from '../log.ts';
import { markRestored } from './archive.ts';

interface BackupSetup {
  database: Database;
  /** The folder; made when it is missing. */
  directory: string;
  /** How many days a backup is kept, 1 or more; the latest is kept in any case. */
  days: number;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Log;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How often it is looked whether one is due, in milliseconds. */
const LOOK = HOUR / 2;
const NAME = /^arkham-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.db$/;
const UNFINISHED = '.unfinished';

/** Copies of the whole database, one a day, made while it is in use. */
export class Backups {
  private readonly setup: BackupSetup;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(setup: BackupSetup) {
    this.setup = setup;
  }

  /** Makes a backup now if the last one is a day old, and from then on whenever one is due. */
  start(): void {
    this.running = this.running.then(() => this.ifDue());
    if (this.stopped) return;
    this.timer = setTimeout(() => this.start(), LOOK);
    this.timer.unref();
  }

  /** Lets the backup under way come to its end and makes no more. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  /** The backups there are, the oldest first. @throws Error when the folder can't be read */
  list(): { file: string; at: number }[] {
    const { directory } = this.setup;
    mkdirSync(directory, { recursive: true });
    return readdirSync(directory)
      .flatMap((name) => {
        const at = momentOf(name);
        return at === null ? [] : [{ file: path.join(directory, name), at }];
      })
      .sort((a, b) => a.at - b.at);
  }

  /**
   * Makes a backup if the last one is a day old, and throws away those that are too old. Never rejects: what goes wrong
   * is logged, and it is tried again later.
   * @returns the new file; null when none was made
   */
  async ifDue(): Promise<string | null> {
    const { clock, directory, log } = this.setup;
    const now = clock();
    try {
      const last = this.list().at(-1);
      if (this.stopped || (last && now - last.at < DAY && last.at <= now)) return null;
      const file = await this.make(now);
      this.thin(now);
      log.info('backup.made', { file });
      return file;
    } catch (error) {
      log.error('backup.failed', { directory, error });
      return null;
    }
  }

  /** Under another name until it is whole, so that a backup with its name is always one that can be used. */
  private async make(now: number): Promise<string> {
    const { database, directory } = this.setup;
    for (const name of readdirSync(directory))
      if (name.endsWith(UNFINISHED)) rmSync(path.join(directory, name), { force: true });
    const file = path.join(directory, nameAt(now));
    const unfinished = `${file}${UNFINISHED}`;
    try {
      await database.backup(unfinished);
      noteIn(unfinished);
      renameSync(unfinished, file);
      return file;
    } catch (error) {
      rmSync(unfinished, { force: true });
      throw error;
    }
  }

  private thin(now: number): void {
    for (const { file, at } of this.list().slice(0, -1))
      if (now - at >= this.setup.days * DAY) rmSync(file, { force: true });
  }
}

/** Whoever restores the copy goes on from a moment after which the games have gone on here. */
function noteIn(file: string): void {
  const copy = new SQLite(file);
  try {
    // In one file, without a log beside it.
    copy.pragma('journal_mode = DELETE');
    markRestored(copy);
  } finally {
    copy.close();
  }
}

/** `arkham-2026-01-31T080000Z.db` */
function nameAt(at: number): string {
  return `arkham-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '')}Z.db`;
}

function momentOf(name: string): number | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day === undefined ? null : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

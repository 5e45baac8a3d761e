import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Log } from '../../log.ts';
import { SQLite } from '../../sqlite/driver.ts';
import { hasTable } from '../../sqlite/glance.ts';
import { markRestored } from '../archive.ts';
import { DatabaseDamaged, damageOf, isDamage } from '../store.ts';

interface BackupSetup {
  database: Database;
  /** The folder; made when it is missing. */
  directory: string;
  /** How many daily backups are kept, 1 or more. */
  days: number;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Log;
  /** Called when a backup has fewer games than one before it. */
  fewer?: (fewer: Fewer) => void;
}

/** A backup, as its name has it. */
interface Copy {
  file: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** No game is ever deleted; so a backup with fewer than one before it means that games were lost, or another file was begun. */
export interface Fewer {
  file: string;
  games: number;
  /** The latest of those that have more games; it stays. */
  kept: string;
  keptGames: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How often it is looked whether one is due, in milliseconds. */
const LOOK = HOUR / 2;
const NAME = /^arkham-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.db$/;
/** What is not whole yet is called so. */
export const UNFINISHED = '.unfinished';

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
  list(): Copy[] {
    const { directory } = this.setup;
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return copiesIn(directory);
  }

  /**
   * Makes a backup if there is none of the last 24 hours, and throws the oldest away when there are too many. A clock
   * that is set makes neither many nor few of them. Never rejects: what goes wrong is logged, and it is tried again.
   * @returns the new file; null when none was made
   */
  async ifDue(): Promise<string | null> {
    const { clock, directory, log } = this.setup;
    const now = clock();
    try {
      if (this.stopped || this.list().some(({ at }) => Math.abs(now - at) < DAY)) return null;
      const file = await this.make(now);
      const fewer = this.thin(now);
      log.info('backup.made', { file });
      if (fewer) {
        log.warn('backup.fewer', { ...fewer });
        this.setup.fewer?.(fewer);
      }
      return file;
    } catch (error) {
      log.error(error instanceof DatabaseDamaged ? 'backup.damaged' : 'backup.failed', { directory, error });
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
      chmodSync(unfinished, 0o600);
      finish(unfinished);
      renameSync(unfinished, file);
      return file;
    } catch (error) {
      rmSync(unfinished, { force: true });
      throw error;
    }
  }

  /**
   * The oldest go first, and before them those of a day that has not come yet: the clock was wrong then. None goes that has
   * more games than all after it.
   * @returns what the newest has fewer games than; null when it has the most
   */
  private thin(now: number): Fewer | null {
    const [wrong, right] = [this.list().filter(({ at }) => at > now), this.list().filter(({ at }) => at <= now)];
    const all = [...wrong, ...right].map((copy) => ({ ...copy, games: gamesIn(copy.file) }));
    const surplus = all.slice(0, Math.max(0, all.length - this.setup.days));
    for (const [index, { file, games }] of surplus.entries())
      if (games !== null && all.slice(index + 1).some((later) => (later.games ?? 0) >= games))
        rmSync(file, { force: true });
    const { file = '', games = 0 } = all.at(-1) ?? {};
    const kept = all.findLast((copy) => (copy.games ?? 0) > (games ?? 0));
    return kept ? { file, games: games ?? 0, kept: kept.file, keptGames: kept.games ?? 0 } : null;
  }
}

/** The backups in a folder, the oldest first; none where there is no folder. @throws Error when it can't be read */
export function copiesIn(directory: string): Copy[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .flatMap((name) => {
      const at = momentOf(name);
      return at === null ? [] : [{ file: path.join(directory, name), at }];
    })
    .sort((a, b) => a.at - b.at);
}

/** How many games a backup holds: 0 where it is none, null where it can't be read. */
export function gamesIn(file: string): number | null {
  let copy: Database | null = null;
  try {
    copy = new SQLite(file, { readonly: true });
    return hasTable(copy, 'game') ? (copy.prepare<[], number>('SELECT count(*) FROM game').pluck().get() ?? 0) : 0;
  } catch (error) {
    return isDamage(error) ? 0 : null;
  } finally {
    copy?.close();
  }
}

/**
 * Makes a copy ready to be put back: whoever does goes on from a moment after which the games have gone on here.
 * @throws DatabaseDamaged when it is not whole, for then nor is what it is a copy of
 */
export function finish(file: string): void {
  const copy = new SQLite(file);
  try {
    const damage = damageOf(copy);
    if (damage !== null) throw new DatabaseDamaged(damage);
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

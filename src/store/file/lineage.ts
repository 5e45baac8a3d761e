import { randomBytes } from 'node:crypto';
import { closeSync, constants, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Database, Statement } from 'better-sqlite3';
import { markRestored } from '../archive.ts';

/** A row of the outbox, the number of which only ever grows, in as many digits as it can have. */
const DIGITS = 16;

/** The note beside a database of how far it has come. */
export function noteOf(file: string): string {
  return `${file}-reached`;
}

/**
 * How far the database at this place had come, in rows of the outbox: 0 when there was none or nothing was told yet, without
 * end when the note can't be made out.
 * @throws Error when the note can't be read
 */
export function reachedBefore(file: string): number {
  const note = noteOf(file);
  const text = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  if (text === '') return 0;
  const [, reached] = /^[0-9a-f]+ (\d+)$/.exec(text) ?? [];
  return reached === undefined ? Number.POSITIVE_INFINITY : Number(reached);
}

/**
 * Notices that an older copy of the database was put in its place, or that its write-ahead log was lost. Beside the
 * file lies a small one that says how far this database has come; if that is farther than the database knows, its games
 * were played on in a future that is lost, and go on on a branch of their own.
 */
export class Lineage {
  /** True when the file was found to be a copy of earlier times, or from elsewhere. */
  readonly restored: boolean;
  private readonly latest: Statement<[], { seq: number }>;
  private readonly name: string;
  private file: number | null = null;

  /** Looks where the database comes from. Call inside no transaction. */
  constructor(database: Database) {
    this.latest = database.prepare('SELECT numbered AS seq FROM lineage');
    this.name = noteOf(database.name);
    const own = database.prepare<[], string>('SELECT id FROM lineage').pluck().get() ?? '';
    // What has no name yet is new, or of a version that gave none: then it is not what the note tells of.
    this.restored = own === '' ? reachedBefore(database.name) > 0 : !this.isKnown(own);
    const id = own === '' || this.restored ? randomBytes(8).toString('hex') : own;
    database.transaction(() => {
      if (this.restored) markRestored(database);
      database.prepare('UPDATE lineage SET id = ?').run(id);
    })();
    this.line = (reached) => `${id} ${String(reached).padStart(DIGITS, '0')}\n`;
    this.reach();
  }

  private readonly line: (reached: number) => string;

  /** Notes how far the database has come. What can't be noted now is noted with the next change. */
  reach(): void {
    try {
      this.file ??= openSync(this.name, constants.O_RDWR | constants.O_CREAT, 0o600);
      writeSync(this.file, this.line(this.reached()), 0);
    } catch {
      this.close();
    }
  }

  close(): void {
    if (this.file !== null) closeSync(this.file);
    this.file = null;
  }

  /** True when the database is the one that was here last, and has come at least as far. */
  private isKnown(id: string): boolean {
    try {
      const [known, reached] = readFileSync(this.name, 'utf8').trim().split(' ');
      return known === id && Number(reached) <= this.reached();
    } catch {
      return false;
    }
  }

  private reached(): number {
    return this.latest.get()?.seq ?? 0;
  }
}

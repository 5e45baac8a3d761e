import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { SQLite } from '../sqlite/driver.ts';
import { isPacking, packed, unpacked } from './packing.ts';
import type { Column } from './schema/shape.ts';
import { respelled } from './schema/spelling.ts';
import { TABLES } from './schema/tables.ts';

/** Tables that hold a game, parents first. Who was seen when and what lies in the outbox goes along. */
const GAME_TABLES = [
  'game',
  'seat',
  'called',
  'journal',
  'snapshot',
  'proof',
  'vote',
  'proposal',
  'awaited',
  'outbox',
  'visit',
  'said',
  'spared',
  'timer',
  'lapse',
  'spectator',
  'quiet',
  'guided',
  'record',
] as const;

/** Rows that no game of ours could have. */
const UNFIT = /^SQLITE_(CONSTRAINT|MISMATCH)/;

/** What people of a game are called, as far as it can be seen. */
const CALLED = `INSERT INTO called SELECT game, person, name FROM seat WHERE game = @id AND person IS NOT NULL
  UNION SELECT game, substitute, substitute_name FROM seat
    WHERE game = @id AND substitute IS NOT NULL AND substitute_name IS NOT NULL
  UNION SELECT game, person, name FROM spectator WHERE game = @id`;

/** Version 1 was spelled otherwise. */
const VERSION = 2;
const value = z.union([z.string(), z.number(), z.null()]);
const archiveSchema = z.strictObject({
  format: z.literal('arkham-by-post game'),
  version: z.literal(VERSION),
  tables: z.strictObject(
    // A table that a file does not have was not there yet when it was written.
    Object.fromEntries(GAME_TABLES.map((table) => [table, z.array(z.record(z.string(), value)).default([])])) as Record<
      (typeof GAME_TABLES)[number],
      z.ZodDefault<z.ZodArray<z.ZodRecord<z.ZodString, typeof value>>>
    >,
  ),
});

/** A whole game in one file, decks and seed included: for the host at the machine, not for players in mid-game. */
export type Archive = z.output<typeof archiveSchema>;

export const ARCHIVE_REFUSALS = ['no-such-game', 'already-there', 'not-an-archive'] as const;

/** A game can't be taken out of a database, or put into it. */
export class ArchiveRefused extends Error {
  readonly reason: (typeof ARCHIVE_REFUSALS)[number];

  constructor(reason: (typeof ARCHIVE_REFUSALS)[number]) {
    super(reason);
    this.name = 'ArchiveRefused';
    this.reason = reason;
  }
}

/** Takes a game out of a database as text; the game stays where it is. @throws ArchiveRefused */
export function exportGame(database: Database, id: string): string {
  const rows = (table: (typeof GAME_TABLES)[number]): unknown[] =>
    database
      .prepare<[string], object>(
        `SELECT * FROM ${table} WHERE ${table === 'game' ? 'id' : 'game'} = ? ORDER BY ${TABLES[table].key.join(', ')}`,
      )
      .all(id)
      .map((row) => inText(row, table));
  if (rows('game').length === 0) throw new ArchiveRefused('no-such-game');
  const archive = {
    format: 'arkham-by-post game',
    version: VERSION,
    tables: Object.fromEntries(GAME_TABLES.map((table) => [table, rows(table)])),
  };
  return `${JSON.stringify(archiveSchema.parse(archive), null, 1)}\n`;
}

/**
 * Puts a game from a file into a database, all of it or nothing. Messages of the old place are not followed: the new
 * bot posts its own. @throws ArchiveRefused
 * @returns the game's id
 */
export function importGame(database: Database, text: string): string {
  const archive = readArchive(text);
  const [game] = archive.tables.game;
  const id = String(game?.id ?? '');
  const rows = GAME_TABLES.flatMap((table) => (table === 'game' ? [] : archive.tables[table]));
  if (rows.some((row) => row.game !== id)) throw new ArchiveRefused('not-an-archive');
  const work = database.transaction(() => {
    if (database.prepare('SELECT 1 FROM game WHERE id = ?').get(id)) throw new ArchiveRefused('already-there');
    for (const table of GAME_TABLES) for (const row of archive.tables[table]) insert(database, table, row);
    // In a file of before it is not said who was called what.
    if (archive.tables.called.length === 0) database.prepare(CALLED).run({ id });
    // What is told from now on has higher numbers.
    database
      .prepare(
        'UPDATE game SET numbered = max(numbered, (SELECT coalesce(max(id), 0) FROM outbox WHERE game = @id)) WHERE id = @id',
      )
      .run({ id });
    markRestored(database, id);
    return id;
  });
  try {
    return work.immediate();
  } catch (error) {
    if (error instanceof SQLite.SqliteError && UNFIT.test(error.code)) throw new ArchiveRefused('not-an-archive');
    throw error;
  }
}

/** Notes of the games being played, or of one of them, that they may have gone on elsewhere since. */
export function markRestored(database: Database, game: string | null = null): void {
  database
    .prepare(
      "INSERT OR IGNORE INTO restored SELECT id FROM game WHERE status = 'playing' AND (@game IS NULL OR id = @game)",
    )
    .run({ game });
}

/** A game's text as a file; made beside the loop. */
export function fileOf(text: string): Promise<Buffer> {
  return promisify(gzip)(text);
}

/** The text of a file, as it is or compressed. @throws ArchiveRefused */
export function textOf(file: Buffer): string {
  const isCompressed = file[0] === 0x1f && file[1] === 0x8b;
  try {
    return (isCompressed ? gunzipSync(file) : file).toString('utf8');
  } catch {
    throw new ArchiveRefused('not-an-archive');
  }
}

function readArchive(text: string): Archive {
  let json: unknown;
  try {
    json = JSON.parse(text);
    if (isFirstVersion(json)) json = { ...JSON.parse(respelled(text)), version: VERSION };
  } catch {
    throw new ArchiveRefused('not-an-archive');
  }
  const archive = archiveSchema.safeParse(json);
  if (!archive.success || archive.data.tables.game.length !== 1) throw new ArchiveRefused('not-an-archive');
  return archive.data;
}

function isFirstVersion(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'version' in json && json.version === 1;
}

function insert(database: Database, table: (typeof GAME_TABLES)[number], row: Record<string, unknown>): void {
  const known = columnsOf(database, table);
  const columns = Object.keys(row).filter((column) => known.has(column));
  const marks = columns.map((column) => `@${column}`).join(', ');
  const bytes = isPacking(table) ? blobsIn(table).map((column) => [column, packed(String(row[column]), table)]) : [];
  database
    .prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`)
    .run({ ...row, ...Object.fromEntries(bytes) });
}

/** A row as it stands in a file: what is packed as text. */
function inText(row: object, table: string): object {
  const cells = Object.entries(row).map(([column, cell]) => [
    column,
    cell instanceof Uint8Array && isPacking(table) ? unpacked(cell, table) : cell,
  ]);
  return Object.fromEntries(cells);
}

/** The columns of a table that hold something packed. */
function blobsIn(table: (typeof GAME_TABLES)[number]): string[] {
  const columns: [string, Column][] = Object.entries(TABLES[table].columns);
  return columns.filter(([, { type }]) => type === 'blob').map(([name]) => name);
}

function columnsOf(database: Database, table: string): Set<string> {
  const columns = database.prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?)').all(table);
  return new Set(columns.map((column) => column.name));
}

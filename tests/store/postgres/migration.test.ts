import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionTo } from '../../../src/store/postgres/connection.ts';
import { migratePostgres } from '../../../src/store/postgres/migration.ts';
import { POSTGRES_VERSION } from '../../../src/store/postgres/migrations.ts';
import { NewerDatabase } from '../../../src/store/schema/migration.ts';
import { tablesIn } from '../../../src/store/schema/tables.ts';
import { POSTGRES, PostgresServer } from './server.ts';

/** A database of each earlier version of the schema, as `pg_dump` writes it: made once, never changed. */
const VERSIONS = new URL('./versions/', import.meta.url);
const dumps = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort() : [];

/** All that the server knows of the tables: columns in their order, keys, indexes, references, checks. */
async function described(client: Client): Promise<unknown> {
  const ours = "n.nspname = 'public' AND c.relname <> 'schema_version'";
  const of = 'FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace';
  const columns = await client.query(
    `SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull, l.collname,
       pg_get_expr(d.adbin, d.adrelid) AS missing
     ${of} JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum LEFT JOIN pg_collation l ON l.oid = a.attcollation
     WHERE ${ours} AND c.relkind = 'r' ORDER BY c.relname, a.attnum`,
  );
  const constraints = await client.query(
    `SELECT c.relname, x.conname, pg_get_constraintdef(x.oid) AS text ${of} JOIN pg_constraint x ON x.conrelid = c.oid
     WHERE ${ours} ORDER BY 1, 2`,
  );
  const indexes = await client.query(
    `SELECT pg_get_indexdef(c.oid) AS text ${of} WHERE ${ours} AND c.relkind = 'i' ORDER BY 1`,
  );
  return { columns: columns.rows, constraints: constraints.rows, indexes: indexes.rows };
}

describe.skipIf(POSTGRES === undefined)('a PostgreSQL database', () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await PostgresServer.start();
  });

  afterAll(() => server.stop());

  async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client(connectionTo(url));
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  it('gets the tables of the list when it is empty, and a version', async () => {
    const url = await server.database();
    await connected(url, async (client) => {
      await migratePostgres(client);
      await migratePostgres(client);
      const { rows: versions } = await client.query('SELECT * FROM schema_version');
      expect(versions).toEqual([{ version: POSTGRES_VERSION }]);
      const { rows } = await client.query<{ table: string; columns: string[] }>(
        `SELECT table_name AS table, array_agg(column_name::text ORDER BY ordinal_position) AS columns
         FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'schema_version' GROUP BY 1`,
      );
      const wanted = tablesIn('postgres').map(([table, { columns }]) => ({ table, columns: Object.keys(columns) }));
      const byName = (a: { table: string }, b: { table: string }) => (a.table < b.table ? -1 : 1);
      expect(rows.sort(byName)).toEqual(wanted.sort(byName));
    });
  });

  it('of an earlier version is kept here for every one there was, and comes to the same tables', async () => {
    const wanted = Array.from({ length: POSTGRES_VERSION - 1 }, (_, index) => `version-${index + 1}.sql.gz`).sort();
    expect(dumps).toEqual(wanted);
    const fresh = await connected(await server.database(), async (client) => {
      await migratePostgres(client);
      return described(client);
    });
    expect(JSON.stringify(fresh)).toMatch(/"collname":"C".*ON DELETE CASCADE.*CREATE UNIQUE INDEX/);
    for (const dump of dumps)
      await connected(await server.database(), async (client) => {
        await client.query(gunzipSync(readFileSync(new URL(dump, VERSIONS))).toString('utf8'));
        await client.query("SELECT set_config('search_path', 'public', false)");
        await migratePostgres(client);
        expect(await described(client), dump).toEqual(fresh);
      });
  });

  it('of before records fills them from the games that were over, as a file does', async () => {
    await connected(await server.database(), async (client) => {
      await client.query(gunzipSync(readFileSync(new URL('version-4.sql.gz', VERSIONS))).toString('utf8'));
      await client.query("SELECT set_config('search_path', 'public', false)");
      await migratePostgres(client);
      const { rows } = await client.query<{ person: string; game: string; body: string }>(
        "SELECT person, game, body FROM played WHERE game IN ('past', 'older') ORDER BY person, game",
      );
      const sheets = rows.map(({ person, game, body }) => {
        const { players, seals } = JSON.parse(body) as { players: { sheet: { id: string } }[]; seals?: number };
        return [person, game, players.map(({ sheet }) => sheet.id), seals];
      });
      expect(sheets).toEqual([
        ['jonas', 'older', ['mandy-thompson'], undefined],
        ['jonas', 'past', ['mandy-thompson'], 3],
        ['mara', 'past', ['joe-diamond', 'ashcan-pete'], 3],
      ]);
    });
  });

  it('of before names knows what its people are called, as a file does', async () => {
    await connected(await server.database(), async (client) => {
      await client.query(gunzipSync(readFileSync(new URL('version-7.sql.gz', VERSIONS))).toString('utf8'));
      await client.query("SELECT set_config('search_path', 'public', false)");
      await migratePostgres(client);
      const called = async (game: string) =>
        (
          await client.query<{ name: string }>('SELECT name FROM called WHERE game = $1 ORDER BY name', [game])
        ).rows.map(({ name }) => name);
      expect(await called('35edd51491')).toEqual(['', 'Ines', 'Jonas', 'Mara', 'Nell', 'Tomas', 'Uma']);
      expect(await called('past')).toEqual(['Jonas', 'Mara']);
    });
  });

  it('refuses what a file refuses: a word that is none of a column’s, a game that is not there, a key given twice', async () => {
    await connected(await server.database(), async (client) => {
      await migratePostgres(client);
      const game = (status: string) =>
        client.query(
          `INSERT INTO game (id, edition, guild, channel, host, locale, status, pace, options, seed, created_at)
           VALUES ('g', 'second', '1', '2', 'mara', 'en', $1, 'week', '{}', '', 1800000000000)`,
          [status],
        );
      await expect(game('lost')).rejects.toMatchObject({ code: '23514' });
      await expect(client.query("INSERT INTO quiet VALUES ('g')")).rejects.toMatchObject({ code: '23503' });
      await game('playing');
      await client.query("INSERT INTO quiet VALUES ('g')");
      await expect(client.query("INSERT INTO quiet VALUES ('g')")).rejects.toMatchObject({ code: '23505' });
      const { rows } = await client.query('SELECT created_at, branch, silence, ended_at FROM game');
      expect(rows).toEqual([{ created_at: 1_800_000_000_000, branch: 0, silence: 'wait', ended_at: null }]);
      await client.query('DELETE FROM game');
      expect((await client.query('SELECT * FROM quiet')).rows).toEqual([]);
    });
  });

  it('is made once by several workers that start at once', async () => {
    const url = await server.database();
    await Promise.all(Array.from({ length: 8 }, () => connected(url, migratePostgres)));
    const { rows } = await connected(url, (client) => client.query('SELECT * FROM schema_version'));
    expect(rows).toEqual([{ version: POSTGRES_VERSION }]);
  });

  it('written by a newer program is left alone', async () => {
    await connected(await server.database(), async (client) => {
      await migratePostgres(client);
      await client.query('UPDATE schema_version SET version = 9999');
      await expect(migratePostgres(client)).rejects.toThrow(NewerDatabase);
      expect((await client.query('SELECT * FROM schema_version')).rows).toEqual([{ version: 9999 }]);
    });
  });

  it('keeps what was committed when the server is killed and comes again', async () => {
    const url = await server.database();
    await connected(url, migratePostgres);
    await server.halt('immediate');
    await expect(connected(url, migratePostgres)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await server.resume();
    const { rows } = await connected(url, (client) => client.query('SELECT * FROM schema_version'));
    expect(rows).toEqual([{ version: POSTGRES_VERSION }]);
  });
});

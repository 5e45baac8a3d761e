import type { ClientBase } from 'pg';
import { creation } from '../schema/dialect.ts';
import { NewerDatabase } from '../schema/migration.ts';
import { POSTGRES_MIGRATIONS, POSTGRES_VERSION } from './migrations.ts';

/** The advisory lock under which the schema is made or changed; every worker asks for it at its start. */
const SCHEMA_LOCK = 4_626_000_001;

/** The table that says which version of the schema a database has: one row, or none before the first start. */
const VERSION_TABLE = 'CREATE TABLE IF NOT EXISTS schema_version (version bigint NOT NULL)';

/**
 * Brings a database up to date, in one transaction; an empty one gets all tables at once. Several workers may call it at
 * once: the first does the work, the others wait for it.
 * @throws NewerDatabase when the database was written by a newer version of the program
 */
export async function migratePostgres(client: ClientBase): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await client.query(VERSION_TABLE);
    const version = await postgresVersion(client);
    if (version !== null && version > POSTGRES_VERSION) throw new NewerDatabase(version, POSTGRES_VERSION);
    if (version === null) {
      await client.query(creation('postgres'));
      await client.query('INSERT INTO schema_version VALUES ($1)', [POSTGRES_VERSION]);
    } else if (version < POSTGRES_VERSION) {
      for (const sql of POSTGRES_MIGRATIONS.slice(version - 1)) await client.query(sql);
      await client.query('UPDATE schema_version SET version = $1', [POSTGRES_VERSION]);
    }
    await client.query('COMMIT');
  } catch (error) {
    // A connection that is gone has nothing to take back, and what went wrong matters more.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Which version of the schema the database has; null when it is empty. Its table must be there. */
export async function postgresVersion(client: ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ version: number | string }>('SELECT version FROM schema_version');
  return rows[0] === undefined ? null : Number(rows[0].version);
}

/**
 * How a PostgreSQL database of an earlier version is brought up to date: each entry brings it from the version of its place
 * (the first: from 1) to the next. What has been published is never changed; something new is a new entry at the end, and
 * stands in the list of tables (`../schema/tables.ts`), from which an empty database is made.
 */
export const POSTGRES_MIGRATIONS: readonly string[] = [];

/** The version of the schema that this program works with. */
export const POSTGRES_VERSION = POSTGRES_MIGRATIONS.length + 1;

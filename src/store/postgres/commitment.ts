import { rowOf } from '../schema/dialect.ts';
import { OWNER_KINDS, type TableShape } from '../schema/shape.ts';
import { sharedTables } from '../schema/tables.ts';

/** What is written of one table, rows in full, and the keys of those that are gone. */
export interface TableChanges {
  put: object[];
  drop: (string | number)[][];
}

/** What is changed at once, by the tables. */
export type Changes = Record<string, TableChanges>;

/** What the function below throws when a channel would have two running games. */
export const CHANNEL_TAKEN = 'AH001';

/**
 * The function by which a piece of work becomes true, in one round trip. It moves each owner from the version that the
 * work was done on to the next, and writes the changed rows; or says `fenced`, having changed nothing. Called again for
 * the same work, because its answer was lost, it says again what it said.
 * @param name of the function; another version of the program has another, so that both can run at once
 */
export function commitment(name: string): string {
  const tables = sharedTables();
  const drops = tables.toReversed().map(([table, shape]) => dropping(table, shape));
  const puts = tables.map(([table, shape]) => putting(table, shape));
  return `
CREATE OR REPLACE FUNCTION ${name}(work text, owners text[], versions bigint[], changes jsonb, news text[])
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  piece jsonb;
BEGIN
  INSERT INTO version (owner, version, work)
    SELECT given.owner, 0, '' FROM unnest(owners, versions) AS given (owner, version)
    WHERE given.version = 0 ORDER BY given.owner ON CONFLICT DO NOTHING;
  PERFORM 1 FROM version WHERE version.owner = ANY(owners) ORDER BY version.owner FOR UPDATE;
  IF NOT EXISTS (SELECT 1 FROM version WHERE version.owner = ANY(owners) AND version.work <> $1) THEN
    RETURN 'kept';
  END IF;
  IF (SELECT count(*) FROM version JOIN unnest(owners, versions) AS given (owner, version) USING (owner, version))
    <> cardinality(owners) THEN
    RETURN 'fenced';
  END IF;
  UPDATE version SET version = version.version + 1, work = $1 WHERE version.owner = ANY(owners);
  piece := changes -> 'game' -> 'put';
  IF jsonb_array_length(piece) > 0 THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(moved.channel, 0)) FROM (
      SELECT DISTINCT new.channel FROM jsonb_populate_recordset(NULL::game, piece) AS new
      LEFT JOIN game ON game.id = new.id AND game.channel = new.channel WHERE game.id IS NULL ORDER BY new.channel) AS moved;
    IF EXISTS (SELECT 1 FROM jsonb_populate_recordset(NULL::game, piece) AS new
      LEFT JOIN game AS old ON old.id = new.id AND old.channel = new.channel
      JOIN game AS other ON other.channel = new.channel AND other.id <> new.id
      WHERE old.id IS NULL AND new.status IN ('lobby', 'playing') AND other.status IN ('lobby', 'playing')
        AND NOT EXISTS (SELECT 1 FROM jsonb_populate_recordset(NULL::game, piece) AS leaving
          WHERE leaving.id = other.id AND (leaving.channel <> new.channel OR leaving.status NOT IN ('lobby', 'playing')))) THEN
      RAISE EXCEPTION 'a game is there already' USING ERRCODE = '${CHANNEL_TAKEN}';
    END IF;
  END IF;
${drops.join('\n')}
${puts.join('\n')}
  PERFORM pg_notify('news', each) FROM unnest(news) AS each;
  RETURN 'kept';
END $$`;
}

/**
 * Lets the functions of some names say `fenced` to whatever work there is, where they are there at all. Those who call
 * them can't read what is written from now on.
 */
export function fencing(names: readonly string[]): string {
  const quoted = names.map((name) => `'${name}'`).join(', ');
  return `DO $do$ DECLARE older text; BEGIN
  FOR older IN SELECT proname FROM pg_proc
    WHERE pronamespace = current_schema()::regnamespace AND proname = ANY(ARRAY[${quoted}]::text[])
  LOOP
    EXECUTE format('CREATE OR REPLACE FUNCTION %I(work text, owners text[], versions bigint[], changes jsonb, news text[])
      RETURNS text LANGUAGE sql AS $$ SELECT ''fenced'' $$', older);
  END LOOP;
END $do$`;
}

function dropping(table: string, { key, columns }: TableShape): string {
  const fits = key.map((column, index) => {
    const cast = columns[column]?.type === 'integer' ? `(gone ->> ${index})::bigint` : `gone ->> ${index}`;
    return `${table}.${column} = ${cast}`;
  });
  return `  piece := changes -> '${table}' -> 'drop';
  IF jsonb_array_length(piece) > 0 THEN
    DELETE FROM ${table} USING jsonb_array_elements(piece) AS gone WHERE ${fits.join(' AND ')};
  END IF;`;
}

function putting(table: string, shape: TableShape): string {
  const { key, columns } = shape;
  const names = Object.keys(columns);
  const rest = names.filter((name) => !key.includes(name)).map((name) => `${name} = excluded.${name}`);
  return `  piece := changes -> '${table}' -> 'put';
  IF jsonb_array_length(piece) > 0 THEN
    INSERT INTO ${table} (${names.join(', ')}) SELECT ${names.join(', ')} FROM jsonb_to_recordset(piece) AS new (${rowOf(shape)})
      ON CONFLICT (${key.join(', ')}) DO ${rest.length > 0 ? `UPDATE SET ${rest.join(', ')}` : 'NOTHING'};
  END IF;`;
}

/** The statement that reads the versions of some owners ($1) and all their rows (from $2 on, in the order of `OWNER_KINDS`), as of one moment. */
export function reading(): string {
  const parts = sharedTables().flatMap(([table, { owner, key }]) => {
    if (owner.column === undefined) return [];
    const rows = `(SELECT json_agg(row ORDER BY ${key.map((column) => `row.${column}`).join(', ')}) FROM ${table} AS row
      WHERE row.${owner.column} = ANY($${OWNER_KINDS.indexOf(owner.of) + 2}::text[]))`;
    return [`'${table}', ${rows}`];
  });
  return `SELECT json_build_object(${parts.join(',\n')}) AS rows,
    (SELECT json_object_agg(owner, version) FROM version WHERE owner = ANY($1::text[])) AS versions`;
}

import type { Scope } from '../ledger.ts';
import { sharedTables } from '../schema/tables.ts';

/** So many of a server's finished games are looked at. */
const MOST_FINISHED = 200;

/** What is over is not running. */
const RUNNING = "status IN ('lobby', 'playing')";

/** What ended lately is still told of, in milliseconds. */
const LATELY = 2 * 24 * 3_600_000;
const NEAR = `(${RUNNING} OR ended_at > extract(epoch FROM now()) * 1000 - ${LATELY})`;

/** Tables of a game with a column for a person. */
const PERSONAL = sharedTables().flatMap(([table, { owner, columns }]) =>
  owner.of === 'game' && 'person' in columns ? [table] : [],
);

/**
 * The statement that finds who belongs to a scope, and at which version they are. A scope's parts are its parameters, in
 * the order of `scopeValues`.
 */
export const SCOPE = `
WITH wanted AS (
  SELECT id FROM game WHERE id = ANY($1::text[])
  UNION SELECT latest.id FROM unnest($2::text[]) AS place CROSS JOIN LATERAL (
    SELECT id FROM game WHERE channel = place ORDER BY (${RUNNING}) DESC, created_at DESC LIMIT 1) AS latest
  UNION SELECT id FROM game JOIN seat ON seat.game = game.id
    WHERE ${NEAR} AND (seat.person = ANY($4::text[]) OR seat.substitute = ANY($4::text[]))
  UNION SELECT id FROM game JOIN spectator ON spectator.game = game.id WHERE ${NEAR} AND spectator.person = ANY($4::text[])
  UNION SELECT id FROM game, unnest($4::text[]) AS whose WHERE ${NEAR} AND (host = whose OR strpos(options, whose) > 0)
  ${PERSONAL.map((table) => `UNION SELECT game FROM ${table} WHERE person = ANY($5::text[])`).join('\n  ')}
  UNION SELECT id FROM game, unnest($5::text[]) AS whose WHERE host = whose OR strpos(options, whose) > 0
  UNION SELECT game FROM record, unnest($5::text[]) AS whose WHERE strpos(body, whose) > 0
  UNION SELECT latest.id FROM unnest($6::text[]) AS place CROSS JOIN LATERAL (
    SELECT id FROM game WHERE guild = place AND NOT (${RUNNING}) AND started_at IS NOT NULL
    ORDER BY ended_at DESC LIMIT ${MOST_FINISHED}) AS latest
  UNION SELECT game FROM case_table WHERE code IN (SELECT code FROM case_table JOIN game ON id = game WHERE guild = ANY($6::text[]))
), codes AS (
  SELECT code FROM unnest($7::text[]) AS code
  UNION SELECT code FROM case_table WHERE game IN (SELECT id FROM wanted)
), games AS (
  SELECT id FROM wanted UNION SELECT game FROM case_table WHERE code IN (SELECT code FROM codes)
), people AS (
  SELECT id FROM unnest($3::text[] || $4::text[] || $5::text[]) AS id
  UNION SELECT person FROM seat WHERE game IN (SELECT id FROM games)
  UNION SELECT substitute FROM seat WHERE game IN (SELECT id FROM games)
  UNION SELECT person FROM awaited WHERE game IN (SELECT id FROM games)
  UNION SELECT person FROM spectator WHERE game IN (SELECT id FROM games)
  UNION SELECT host FROM game WHERE id IN (SELECT id FROM games)
), owners AS (
  SELECT 'game ' || id AS owner FROM games
  UNION ALL SELECT 'person ' || id FROM people WHERE id <> ''
  UNION ALL SELECT 'case ' || code FROM codes
)
SELECT owner, coalesce(version, 0) AS version FROM owners LEFT JOIN version USING (owner)`;

/** The values of a scope, in the order of the statement. */
export function scopeValues(scope: Scope): (readonly string[])[] {
  const { games, channels, persons, tablesOf, everythingOf, finishedIn, cases } = scope;
  return [games, channels, persons, tablesOf, everythingOf, finishedIn, cases].map((part) => part ?? []);
}

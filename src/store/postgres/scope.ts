import type { Scope } from '../ledger.ts';
import { sharedTables } from '../schema/tables.ts';

/** So many of a server's finished games are looked at. */
const MOST_FINISHED = 200;

/** What is over is not running. */
const RUNNING = "status IN ('lobby', 'playing')";

/** What ended lately is still told of, in milliseconds. */
const LATELY = 2 * 24 * 3_600_000;
const NEAR = `(${RUNNING} OR ended_at > extract(epoch FROM now()) * 1000 - ${LATELY})`;

/** Of everybody in a lobby so many games are looked at that they have played: by those it is foretold how long this one takes. */
const MOST_PLAYED = 5;

/** Tables of a game with a column for a person. */
const PERSONAL = sharedTables().flatMap(([table, { owner, columns }]) =>
  owner.of === 'game' && 'person' in columns ? [table] : [],
);

/** Where each part of a scope stands among the values. */
const PARTS = ['games', 'channels', 'persons', 'tablesOf', 'everythingOf', 'finishedIn', 'cases', 'servers'] as const;
type Part = (typeof PARTS)[number];

/** By the part of a scope, how the games are found that it wants. */
const WANTED: Partial<Record<Part, readonly string[]>> = {
  games: ['SELECT id FROM game WHERE id = ANY($1::text[])'],
  channels: [
    `SELECT latest.id FROM unnest($2::text[]) AS place CROSS JOIN LATERAL (
    SELECT id FROM game WHERE channel = place ORDER BY (${RUNNING}) DESC, created_at DESC LIMIT 1) AS latest`,
  ],
  tablesOf: [
    `SELECT id FROM game JOIN seat ON seat.game = game.id
    WHERE ${NEAR} AND (seat.person = ANY($4::text[]) OR seat.substitute = ANY($4::text[]))`,
    `SELECT id FROM game JOIN spectator ON spectator.game = game.id WHERE ${NEAR} AND spectator.person = ANY($4::text[])`,
    `SELECT id FROM game, unnest($4::text[]) AS whose WHERE ${NEAR} AND (host = whose OR strpos(options, whose) > 0)`,
  ],
  everythingOf: [
    ...PERSONAL.map((table) => `SELECT game FROM ${table} WHERE person = ANY($5::text[])`),
    'SELECT id FROM game, unnest($5::text[]) AS whose WHERE host = whose OR strpos(options, whose) > 0',
    'SELECT game FROM record, unnest($5::text[]) AS whose WHERE strpos(body, whose) > 0',
  ],
  finishedIn: [
    `SELECT latest.id FROM unnest($6::text[]) AS place CROSS JOIN LATERAL (
    SELECT id FROM game WHERE guild = place AND NOT (${RUNNING}) AND started_at IS NOT NULL
    ORDER BY ended_at DESC LIMIT ${MOST_FINISHED}) AS latest`,
    'SELECT game FROM case_table WHERE code IN (SELECT code FROM case_table JOIN game ON id = game WHERE guild = ANY($6::text[]))',
  ],
  servers: [`SELECT id FROM game WHERE guild = ANY($8::text[]) AND ${RUNNING}`],
};

/** A statement that finds who belongs to a scope and at which version they are, by the name that it is prepared under. */
interface ScopeStatement {
  name: string;
  text: string;
  values: (readonly string[])[];
}

/**
 * The statement for a scope. What the scope leaves out is not looked for: planned once for all scopes, a look at one game
 * would go through all seats and journals.
 */
export function scopeStatement(scope: Scope): ScopeStatement {
  const values = PARTS.map((part) => scope[part] ?? []);
  const given = PARTS.filter((_, at) => values[at]?.length);
  const name = `scope-${values.map(({ length }) => (length > 0 ? 1 : 0)).join('')}`;
  return { name, text: statementOf(given), values };
}

/** In `given` every parameter has its type, wanted or not. */
function statementOf(given: readonly Part[]): string {
  const wanted = given.flatMap((part) => WANTED[part] ?? []);
  const none = 'SELECT NULL::text AS id WHERE false';
  return `
WITH given AS (
  SELECT ${PARTS.map((part, at) => `$${at + 1}::text[] AS ${part.toLowerCase()}`).join(', ')}
), wanted AS (
  ${[none, ...wanted].join('\n  UNION ')}
), codes AS (
  SELECT code FROM unnest($7::text[]) AS code
  UNION SELECT code FROM case_table WHERE game IN (SELECT id FROM wanted)
), games AS (
  SELECT id FROM wanted UNION SELECT game FROM case_table WHERE code IN (SELECT code FROM codes)
), gathering AS (
  SELECT id FROM game WHERE id IN (SELECT id FROM wanted) AND status = 'lobby'
), played AS (
  SELECT latest.id FROM (
    SELECT person FROM seat WHERE game IN (SELECT id FROM gathering)
    UNION SELECT person FROM unnest($3::text[]) AS person WHERE EXISTS (SELECT 1 FROM gathering)) AS coming
  CROSS JOIN LATERAL (
    SELECT DISTINCT game.id, created_at FROM seat JOIN game ON game.id = seat.game
    WHERE seat.person = coming.person AND started_at IS NOT NULL ORDER BY created_at DESC LIMIT ${MOST_PLAYED}) AS latest
), people AS (
  SELECT id FROM unnest($3::text[] || $4::text[] || $5::text[]) AS id
  UNION SELECT person FROM seat WHERE game IN (SELECT id FROM games)
  UNION SELECT substitute FROM seat WHERE game IN (SELECT id FROM games)
  UNION SELECT person FROM awaited WHERE game IN (SELECT id FROM games)
  UNION SELECT person FROM spectator WHERE game IN (SELECT id FROM games)
  UNION SELECT host FROM game WHERE id IN (SELECT id FROM games)
), owners AS (
  SELECT 'game ' || id AS owner FROM (SELECT id FROM games UNION SELECT id FROM played) AS needed
  UNION ALL SELECT 'person ' || id FROM people WHERE id <> ''
  UNION ALL SELECT 'case ' || code FROM codes
  UNION ALL SELECT 'server ' || id FROM unnest($8::text[]) AS id
)
SELECT owner, coalesce(version, 0) AS version FROM owners LEFT JOIN version USING (owner)`;
}

import { census } from '../census.ts';
import type { Directory, Range } from '../ledger.ts';
import type { PostgresTruth } from './truth.ts';

/** What `rangeOf` says, in SQL: of all servers ($1 is null), of one range ($1) of so many ($2). */
const within = (id: string): string => `($1::bigint IS NULL OR $1::bigint =
  CASE WHEN ${id} ~ '^(\\d{1,18}|[1-8]\\d{18})$' THEN (${id}::bigint >> 22) % $2::bigint ELSE 0 END)`;

const PLAYED = "game.status = 'playing'";
const REACHED = `${PLAYED} AND game.parked IS NULL`;
/** A lobby ends also where its channel can't be reached. */
const TICKING = `(game.status = 'lobby' OR ${REACHED})`;

const UNSENT = `SELECT DISTINCT game.id FROM game JOIN outbox ON outbox.game = game.id
  WHERE outbox.state = 'waiting' AND ${within('guild')}`;
const UNATTENDED = `SELECT id FROM game WHERE ${PLAYED} AND ${within('guild')}
  AND (id IN (SELECT game FROM restored) OR NOT EXISTS (SELECT 1 FROM awaited WHERE awaited.game = game.id)) ORDER BY created_at`;
const AWAITING = `SELECT game.id FROM game JOIN awaited ON awaited.game = game.id WHERE ${REACHED} AND ${within('guild')}
  GROUP BY game.id ORDER BY max(since)`;
/** A message asks several things where its surface joins them by a plus; rows of before don't say what is asked. */
const MUTE = `SELECT game.id FROM game JOIN awaited ON awaited.game = game.id AND paused IS NULL CROSS JOIN LATERAL
    jsonb_array_elements_text(CASE asked WHEN '' THEN jsonb_build_array(awaited.person) ELSE asked::jsonb END) AS question
  WHERE ${REACHED} AND ${within('guild')}
  AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.game = game.id AND state = 'waiting')
  GROUP BY game.id HAVING count(DISTINCT question) > (
    SELECT coalesce(sum(length(surface) - length(replace(surface, '+', '')) + 1), 0) FROM message
    WHERE message.game = game.id AND surface LIKE 'question ' || game.branch || '.%')`;
const PARKED = `SELECT id FROM game WHERE ${PLAYED} AND parked IS NOT NULL AND ${within('guild')} ORDER BY created_at`;
const MARKED = `SELECT game.id FROM game JOIN message ON message.game = game.id WHERE ${PLAYED} AND ${within('guild')}
  AND surface = $3 AND strpos(message.body, $4) > 0 ORDER BY created_at`;
const DUE = `SELECT game.id FROM game JOIN timer ON timer.game = game.id WHERE ${TICKING} AND ${within('guild')} AND due <= $3
  GROUP BY game.id ORDER BY min(due)`;
/** Asked with every answer: by the index of what is due, it is found among very many games at once. */
const NEXT = `SELECT least(
    (SELECT due FROM timer JOIN game ON game.id = timer.game WHERE due IS NOT NULL AND ${TICKING} AND ${within('guild')}
      ORDER BY due LIMIT 1),
    (SELECT min(CASE WHEN open_from > $3 THEN open_from ELSE closes_at END) FROM sealed_case WHERE opened_at IS NULL)) AS due`;
const RUNNING = `SELECT id FROM game WHERE status IN ('lobby', 'playing') AND (channel = $1 OR guild = $2
  OR ($1::text IS NULL AND $2::text IS NULL))`;
const READERS = `SELECT person AS id FROM digest WHERE ${within('person')} ORDER BY person`;
const OPENABLE = `SELECT code AS id FROM sealed_case WHERE opened_at IS NULL AND (closes_at <= $1 OR open_from <= $1
    AND NOT EXISTS (SELECT 1 FROM case_table JOIN game ON game.id = case_table.game
      WHERE case_table.code = sealed_case.code AND game.status IN ('lobby', 'playing'))) ORDER BY closes_at`;
const WAITING = "SELECT count(*) AS count FROM outbox WHERE state = 'waiting'";

/** What the server knows of games that need not be awake. */
export function postgresDirectory(truth: PostgresTruth): Directory {
  const ids = async (name: string, text: string, values: readonly unknown[]): Promise<string[]> =>
    (await truth.query<{ id: string }>(name, text, values)).map(({ id }) => id);
  const bounds = (range: Range | null): [number | null, number] => [range?.index ?? null, range?.count ?? 1];
  return {
    unsent: (range) => ids('unsent', UNSENT, bounds(range)),
    unattended: (range) => ids('unattended', UNATTENDED, bounds(range)),
    awaiting: (range) => ids('awaiting', AWAITING, bounds(range)),
    mute: (range) => ids('mute', MUTE, bounds(range)),
    parked: (range) => ids('parked', PARKED, bounds(range)),
    marked: (range, surface, mark) => ids('marked', MARKED, [...bounds(range), surface, mark]),
    due: (range, now) => ids('due', DUE, [...bounds(range), now]),
    nextDue: async (range, now) => {
      const [row] = await truth.query<{ due: number | null }>('next-due', NEXT, [...bounds(range), now]);
      return row?.due ?? null;
    },
    running: (place) =>
      ids('running', RUNNING, [
        place && 'channel' in place ? place.channel : null,
        place && 'guild' in place ? place.guild : null,
      ]),
    readers: (range) => ids('readers', READERS, bounds(range)),
    openable: (now) => ids('openable', OPENABLE, [now]),
    census: (now) => census((text, values) => truth.query(`census-${text.slice(7, 20)}`, text, values), '$1', now),
    countWaiting: async () => {
      const [row] = await truth.query<{ count: number }>('count-waiting', WAITING, []);
      return row?.count ?? 0;
    },
  };
}

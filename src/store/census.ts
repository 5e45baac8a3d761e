/** How a database is asked: what stands for the value of the question. */
type Mark = '?' | '$1';

/** A game that can't be reached. */
interface ParkedGame {
  game: string;
  guild: string;
  channel: string;
  reason: string;
}

/** A game that has had something to say for a while, and could not. */
interface FailingGame {
  game: string;
  guild: string;
  channel: string;
  /** Announcements that wait. */
  waiting: number;
  /** The oldest of them, in milliseconds since 1970. */
  since: number;
}

/** How the games are, all of them. */
export interface Census {
  statuses: { status: string; count: number }[];
  parked: ParkedGame[];
  failing: FailingGame[];
}

/** What waits for longer than this, in milliseconds, fails: a status message may rest for less. */
const PATIENCE = 5 * 60_000;

const RUNNING = "game.status IN ('lobby', 'playing')";
const STATUSES = 'SELECT status, count(*) AS count FROM game GROUP BY status ORDER BY status';
const PARKED = `SELECT id AS game, guild, channel, parked AS reason FROM game WHERE ${RUNNING} AND parked IS NOT NULL
  ORDER BY created_at`;
const FAILING = (mark: Mark): string => `SELECT game.id AS game, game.guild AS guild, game.channel AS channel,
    count(*) AS waiting, min(outbox.at) AS since
  FROM game JOIN outbox ON outbox.game = game.id
  WHERE outbox.state = 'waiting' AND outbox.kind <> 'status' AND ${RUNNING} AND game.parked IS NULL
  GROUP BY game.id, game.guild, game.channel HAVING min(outbox.at) < ${mark} ORDER BY min(outbox.at)`;

/** Counts the games by a database that answers in rows, numbers as numbers. */
export async function census(
  ask: <T>(text: string, values: readonly number[]) => Promise<T[]> | T[],
  mark: Mark,
  now: number,
): Promise<Census> {
  return {
    statuses: await ask<Census['statuses'][number]>(STATUSES, []),
    parked: await ask<ParkedGame>(PARKED, []),
    failing: await ask<FailingGame>(FAILING(mark), [now - PATIENCE]),
  };
}

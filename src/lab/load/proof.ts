import { Client } from 'pg';
import { connectionTo } from '../../store/postgres/connection.ts';
import { Words } from '../../words/words.ts';
import { CATALOGUE } from '../box.ts';
import { toldTwice } from '../guests/toldtwice.ts';
import { seen } from './pressing.ts';
import type { BusyTable } from './tables.ts';

/** All that was to be sent is there after this time, in milliseconds, or it never will be. */
const PATIENCE = 120_000;
const LOOK = 250;

/** What became of the answers of which somebody has seen that they were taken. */
export interface Proof {
  acknowledged: number;
  /** Answers in the journals. */
  kept: number;
  /** Acknowledged, but in no journal. */
  lost: string[];
  /** In a journal more than once. */
  doubled: string[];
  /** Messages that stand in a channel more often than they were to be told. */
  toldTwice: string[];
  /** Rows of a journal that are missing, or have one number. */
  holes: string[];
  /** Announcements that were not sent in time. */
  unsent: number;
}

interface JournalRow {
  seq: number;
  person: string | null;
  decision: string;
}

/** Compares what people have seen with what is kept. Nobody may press any more. */
export async function prove(url: string, tables: readonly BusyTable[]): Promise<Proof> {
  const client = new Client(connectionTo(url));
  await client.connect();
  try {
    const unsent = await sent(client, tables);
    const proof: Proof = { acknowledged: 0, kept: 0, lost: [], doubled: [], toldTwice: [], holes: [], unsent };
    for (const table of tables) await look(client, table, proof);
    return proof;
  } finally {
    await client.end();
  }
}

/** Waits until all that was to be sent has been. @returns how many announcements were not, in the end */
async function sent(client: Client, tables: readonly BusyTable[]): Promise<number> {
  const channels = tables.map(({ channel }) => channel);
  const end = performance.now() + PATIENCE;
  for (;;) {
    const { rows } = await client.query<{ count: number }>(
      "SELECT count(*) AS count FROM outbox JOIN game ON game.id = outbox.game WHERE state = 'waiting' AND channel = ANY($1)",
      [channels],
    );
    const count = rows[0]?.count ?? 0;
    if (count === 0 || performance.now() > end) return count;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}

async function look(client: Client, { channel, ledger }: BusyTable, proof: Proof): Promise<void> {
  const { rows: journal } = await client.query<JournalRow>(
    `SELECT seq, person, body::json -> 'entry' -> 'answer' ->> 'decision' AS decision
     FROM journal JOIN game ON game.id = journal.game WHERE channel = $1 AND kind = 'answer' ORDER BY seq`,
    [channel],
  );
  const decided = journal.map(({ decision }) => decision);
  const acknowledged = seen(ledger);
  const named = (decision: string): string => `${channel} ${decision}`;
  proof.acknowledged += acknowledged.size;
  proof.kept += decided.length;
  proof.lost.push(...[...acknowledged].filter((decision) => !decided.includes(decision)).map(named));
  proof.doubled.push(...decided.filter((decision, at) => decided.indexOf(decision) !== at).map(named));
  const { rows: numbers } = await client.query<{ first: number; last: number; count: number }>(
    `SELECT min(seq) AS first, max(seq) AS last, count(*) AS count
     FROM journal JOIN game ON game.id = journal.game WHERE channel = $1 HAVING count(*) > 0`,
    [channel],
  );
  for (const { first, last, count } of numbers)
    if (first !== 1 || last !== count) proof.holes.push(`${channel}: ${count} rows from ${first} to ${last}`);
  const { rows: happenings } = await client.query<{
    id: number;
    body: string;
    message: string | null;
    edition: string;
  }>(
    `SELECT outbox.id, body, message, edition FROM outbox JOIN game ON game.id = outbox.game WHERE channel = $1 AND kind = 'happening'
     ORDER BY outbox.id`,
    [channel],
  );
  proof.toldTwice.push(
    ...toldTwice(happenings, ledger, wordsOf(happenings[0]?.edition)).map((text) => `${channel}: ${text}`),
  );
}

/** The words in which a game of an edition tells. */
function wordsOf(edition: string | undefined): Words {
  const known = CATALOGUE.get(edition ?? '');
  return known ? new Words('en').with(known.namer(null)) : new Words('en');
}

import { Client } from 'pg';
import { connectionTo } from '../../store/postgres/connection.ts';
import type { TableShape } from '../../store/schema/shape.ts';
import { sharedTables } from '../../store/schema/tables.ts';

/** So many games are written with one statement. */
const AT_ONCE = 500;
/** What a sleeping game does without: its messages stand in no channel of the Discord on this machine. */
const LEFT_OUT = new Set(['message', 'answered', 'record', 'case_table']);

/** Where a copy of a game is played, and by whom. */
export interface Bed {
  guild: string;
  channel: string;
}

/**
 * Writes a game down again and again, each time under another name, in another channel and with other people.
 * @param channel where the game is played that is copied
 */
export async function multiply(url: string, channel: string, beds: readonly Bed[]): Promise<void> {
  const client = new Client(connectionTo(url));
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; guild: string }>(
      'SELECT id, guild FROM game WHERE channel = $1',
      [channel],
    );
    const [game] = rows;
    if (!game) throw new Error('there is no game to copy');
    const { rows: people } = await client.query<{ person: string }>(
      'SELECT DISTINCT person FROM seat WHERE game = $1 AND person IS NOT NULL',
      [game.id],
    );
    const original = { ...game, channel, people: latestFirst(people.map(({ person }) => person)) };
    for (let first = 0; first < beds.length; first += AT_ONCE)
      await copied(client, original, { first, beds: beds.slice(first, first + AT_ONCE) });
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

/**
 * People by their numbers, the highest first: of two who came one right after the other, the first and so many more may be
 * the second, who then has to be renamed already.
 */
export function latestFirst(people: readonly string[]): string[] {
  return [...people].sort((one, other) => Number(BigInt(other) - BigInt(one)));
}

interface Original extends Bed {
  id: string;
  people: string[];
}

async function copied(
  client: Client,
  { id, guild, channel, people }: Original,
  { first, beds }: { first: number; beds: readonly Bed[] },
): Promise<void> {
  const names = beds.map((_, at) => `${id}-${first + at}`);
  const numbers = beds.map((_, at) => first + at + 1);
  const values = [
    ...[id, guild, channel, people],
    ...[names, beds.map((bed) => bed.guild), beds.map((bed) => bed.channel), numbers],
  ];
  await client.query('BEGIN');
  for (const [table, shape] of sharedTables())
    if (shape.owner.of === 'game' && !LEFT_OUT.has(table))
      await client.query(copying(table, shape, people.length), values);
  await client.query('COMMIT');
}

/**
 * The statement that copies the rows of a table. Ids of servers, channels and people are long numbers, found wherever they
 * stand; people of a copy have those of the original and so many more.
 */
function copying(table: string, { owner, columns }: TableShape, people: number): string {
  const names = Object.keys(columns);
  const key = owner.column ?? '';
  const changed = names.map((name) => {
    if (name === key) return 'copy.game';
    return columns[name]?.type === 'text' ? renamed(`original.${name}`, people) : `original.${name}`;
  });
  return `INSERT INTO ${table} (${names.join(', ')})
    SELECT ${changed.join(', ')}
    FROM ${table} AS original, unnest($5::text[], $6::text[], $7::text[], $8::bigint[]) AS copy (game, guild, channel, number)
    WHERE original.${key} = $1 AND $2::text IS NOT NULL AND $3::text IS NOT NULL AND $4::text[] IS NOT NULL`;
}

function renamed(column: string, people: number): string {
  let text = `replace(replace(${column}, $2, copy.guild), $3, copy.channel)`;
  for (let at = 1; at <= people; at++) {
    const person = `($4::text[])[${at}]`;
    text = `replace(${text}, ${person}, (${person}::bigint + copy.number)::text)`;
  }
  return text;
}

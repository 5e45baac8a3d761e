import type { Database } from 'better-sqlite3';
import { packed, unpacked } from '../packing.ts';
import { sharedTables, type TableName } from '../schema/tables.ts';
import { Called } from './called.ts';
import { type Renaming, renamed } from './renaming.ts';

/** Rows of a person, by the table they lie in. */
export type PersonalRows = Record<string, object[]>;

/** Who asks to be forgotten. */
interface Forgotten {
  /** Discord's id. */
  id: string;
  /** What they are called today. */
  name: string;
}

/** A column that holds what a game told, and the parts of it in which people are named; null: all. */
interface Told {
  table: TableName;
  column: string;
  spoken: readonly string[] | null;
}

/** Tables in which a game goes on needing the row, less whose it was. */
const NAMELESS: readonly string[] = ['journal', 'seat', 'proposal'];
const TOLD: readonly Told[] = [
  { table: 'outbox', column: 'body', spoken: null },
  { table: 'answered', column: 'content', spoken: null },
  { table: 'message', column: 'body', spoken: ['closed', 'labels', 'lesson', 'turns'] },
  { table: 'proposal', column: 'body', spoken: ['to', 'answer', 'outcome'] },
];

/** The tables whose rows can be a person's own. */
const PERSONAL = sharedTables().flatMap(([table, { columns }]) =>
  table === 'person' || 'person' in columns ? [table] : [],
);
/** The games that know of a person. */
const GAMES = [
  ...sharedTables().flatMap(([table, { owner, columns }]) =>
    owner.of === 'game' && 'person' in columns ? [`SELECT game FROM ${table} WHERE person = @person`] : [],
  ),
  'SELECT game FROM seat WHERE substitute = @person',
  `SELECT id FROM game WHERE host = @person OR instr(options, '"' || @person || '"')`,
  `SELECT game FROM record WHERE instr(body, '"' || @person || '"')`,
].join(' UNION ');

/** Cases that were settled with a person's number, as tables of before did where one ran the game without a seat. */
const CASES = `SELECT code, options FROM sealed_case WHERE instr(options, '"' || @person || '"')`;

/** What else says something of a person: which games they host, or run without a seat, and for whom they stand in. */
const PARTS = [
  [
    'game',
    `SELECT id, guild, channel, iif(host = @person, 'host', 'keeper') AS part FROM game
      WHERE host = @person OR instr(options, '"' || @person || '"')`,
  ],
  ['substitute', 'SELECT game, seat, substitute, substitute_name, instead FROM seat WHERE substitute = @person'],
] as const;

/** What is kept of a person, in whichever table has a column for one. */
export class PersonalData {
  private readonly database: Database;
  private readonly called: Called;

  constructor(database: Database) {
    this.database = database;
    this.called = new Called(database);
  }

  /** All rows that are a person's own; of those that are somebody else's, too, what is theirs. */
  of(person: string): PersonalRows {
    const rows = PERSONAL.map((table): [string, object[]] => [
      table,
      this.all(`SELECT * FROM ${table} WHERE ${ownerIn(table)} = @person`, { person }),
    ]);
    const parts = PARTS.map(([table, sql]): [string, object[]] => [table, this.all(sql, { person })]);
    return Object.fromEntries([...rows, ...parts].filter(([, found]) => found.length > 0));
  }

  /** The games that know of a person, running or over, whether they are still at the table or not. */
  gamesOf(person: string): string[] {
    return this.database.prepare<{ person: string }, string>(GAMES).pluck().all({ person });
  }

  /**
   * Deletes what is the person's own; in games they become somebody, also in what was told there. In those that are still
   * played they must have no part any more. Call inside a transaction.
   * @param somebody what they are called from now on, in the language of a game
   */
  forget({ id: person, name }: Forgotten, somebody: (locale: string) => string): void {
    for (const game of this.gamesOf(person)) {
      const [row] = this.all<{ locale: string; options: string }>('SELECT locale, options FROM game WHERE id = @game', {
        game,
      });
      if (!row) continue;
      const names = this.called.names(game, person, name);
      this.leave(game, { person, names, somebody: somebody(row.locale) });
      if (row.options.includes(person)) this.keepNoKeeper(game, row.options, person);
    }
    const cases = this.all<{ code: string; options: string }>(CASES, { person });
    for (const { code, options } of cases)
      this.run('UPDATE sealed_case SET options = @options WHERE code = @code', {
        code,
        options: without(options, person),
      });
    for (const table of PERSONAL.filter((one) => !NAMELESS.includes(one)))
      this.run(`DELETE FROM ${table} WHERE ${ownerIn(table)} = @person`, { person });
  }

  /** They have been somebody at this table all along. */
  private leave(game: string, renaming: Renaming): void {
    const { person, names, somebody } = renaming;
    const theirs = { game, person };
    this.run(
      `UPDATE seat SET substitute = NULL, substitute_name = NULL, instead = 0 WHERE game = @game AND substitute = @person`,
      theirs,
    );
    const seat = { ...theirs, somebody, names: JSON.stringify(names) };
    this.run(
      `UPDATE seat SET person = NULL, name = @somebody WHERE game = @game AND
        (person = @person OR person IS NULL AND name IN (SELECT value FROM json_each(@names)))`,
      seat,
    );
    this.run('UPDATE journal SET person = NULL WHERE game = @game AND person = @person', theirs);
    this.run("UPDATE game SET host = '' WHERE id = @game AND host = @person", theirs);
    this.run("UPDATE proposal SET person = '' WHERE game = @game AND person = @person", theirs);
    this.run(
      `DELETE FROM outbox WHERE game = @game AND (kind = 'note' AND json_extract(body, '$.to') = @person
        OR kind = 'reminder' AND json_extract(body, '$.person') = @person)`,
      theirs,
    );
    this.run("DELETE FROM timer WHERE game = @game AND subject = 'person ' || @person", theirs);
    this.run("DELETE FROM message WHERE game = @game AND surface = 'reminder ' || @person", theirs);
    for (const { table, column, spoken } of TOLD)
      this.rewrite(table, column, game, (body) => renamed(body, renaming, spoken));
    this.rewrite('record', 'body', game, (body) => remembered(body, renaming));
  }

  /** Who ran the game without a seat is nobody now. How the game stood is kept with them as one who has no id, so that it stays that game. */
  private keepNoKeeper(game: string, options: string, person: string): void {
    this.run('UPDATE game SET options = @options WHERE id = @game', { game, options: without(options, person) });
    for (const { at, state } of this.all<{ at: number; state: Buffer }>(
      'SELECT rowid AS at, state FROM snapshot WHERE game = @game',
      { game },
    ))
      this.run('UPDATE snapshot SET state = @state WHERE rowid = @at', {
        at,
        state: packed(unpacked(state).replaceAll(JSON.stringify(person), '""')),
      });
  }

  private rewrite(table: TableName, column: string, game: string, change: (text: string) => string): void {
    const rows = this.all<{ at: number; text: string }>(
      `SELECT rowid AS at, ${column} AS text FROM ${table} WHERE game = @game`,
      { game },
    );
    const write = this.database.prepare(`UPDATE ${table} SET ${column} = @now WHERE rowid = @at`);
    for (const { at, text } of rows) {
      const now = change(text);
      if (now !== text) write.run({ at, now });
    }
  }

  private all<T extends object = object>(sql: string, values: object): T[] {
    return this.database.prepare<object, T>(sql).all(values);
  }

  private run(sql: string, values: object): void {
    this.database.prepare(sql).run(values);
  }
}

/** The column that says whose a row is. */
function ownerIn(table: string): string {
  return table === 'person' ? 'id' : 'person';
}

/** Options, as JSON, that name a person no more. */
function without(options: string, person: string): string {
  return JSON.stringify(JSON.parse(options), (_, value) => (value === person ? null : value));
}

/** What is remembered of a game, in which somebody has played. */
function remembered(body: string, { person, names, somebody }: Renaming): string {
  const record = JSON.parse(body) as { players: { person: string | null; name: string }[] };
  const players = record.players.map((player) =>
    player.person === person || (player.person === null && names.includes(player.name))
      ? { ...player, person: null, name: somebody }
      : player,
  );
  return JSON.stringify({ ...record, players });
}

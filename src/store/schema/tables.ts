/** Which database a table lies in: a file of SQLite, a server of PostgreSQL. */
export const DIALECTS = ['sqlite', 'postgres'] as const;
export type Dialect = (typeof DIALECTS)[number];

/**
 * To whom a row belongs: what belongs to one owner is read and written together. `file`: to the file that it lies in,
 * and to no other database; `workers`: to the processes that share a server.
 */
export type Owner = { of: OwnerKind; column: string } | { of: 'file' | 'workers'; column?: never };

/** What can have rows of its own in any database. */
export const OWNER_KINDS = ['game', 'person', 'case', 'server'] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

/** Who may start games on a server, beside whoever may manage it. */
export const STARTERS = ['everybody', 'role', 'nobody'] as const;
export type Starters = (typeof STARTERS)[number];

export interface Column {
  type: 'text' | 'integer' | 'blob';
  /** May be left empty. */
  empty?: true;
  /** What it holds where nothing is said. */
  default?: string | number;
  /** The words it may hold; any, where none are named. */
  among?: readonly string[];
  /** The table whose key it names; `goes`: with that row goes this one. */
  names?: { table: string; column: string; goes: boolean };
}

export interface TableShape {
  owner: Owner;
  /** In the order in which they lie there. */
  columns: Readonly<Record<string, Column>>;
  /** The columns that no two rows have alike; none: the table has one row. */
  key: readonly string[];
  /** By name, the columns they go by. */
  indexes?: Readonly<Record<string, readonly string[]>>;
  /** In both, where it is not said. */
  only?: Dialect;
}

const text = { type: 'text' } as const;
const integer = { type: 'integer' } as const;
const maybeText = { type: 'text', empty: true } as const;
const maybeInteger = { type: 'integer', empty: true } as const;
const zero = { type: 'integer', default: 0 } as const;
/** The game that a row belongs to and goes with. */
const game = { type: 'text', names: { table: 'game', column: 'id', goes: true } } as const;
const ofGame = { of: 'game', column: 'game' } as const;
const ofPerson = { of: 'person', column: 'person' } as const;

/**
 * All tables, those that others name before them: the one list that the schema of both dialects is made from. What is
 * changed here needs a migration in both (`migrations.ts`, `../postgres/migrations.ts`).
 */
export const TABLES = {
  game: {
    owner: { of: 'game', column: 'id' },
    columns: {
      id: text,
      edition: text,
      guild: text,
      channel: text,
      host: text,
      locale: text,
      status: { type: 'text', among: ['lobby', 'playing', 'over', 'ended'] },
      pace: text,
      options: text,
      seed: text,
      branch: zero,
      parked: maybeText,
      created_at: integer,
      started_at: maybeInteger,
      ended_at: maybeInteger,
      silence: { type: 'text', default: 'wait' },
      numbered: zero,
    },
    key: ['id'],
    indexes: { game_of_channel: ['channel', 'status'] },
  },
  seat: {
    owner: ofGame,
    columns: {
      game,
      seat: integer,
      person: maybeText,
      name: text,
      autopilot: zero,
      sheet: maybeText,
      substitute: maybeText,
      substitute_name: maybeText,
      instead: zero,
    },
    key: ['game', 'seat'],
    indexes: { seat_of_person: ['person'] },
  },
  journal: {
    owner: ofGame,
    columns: {
      game,
      seq: integer,
      branch: integer,
      kind: { type: 'text', among: ['answer', 'interrupt', 'undo', 'restart'] },
      body: text,
      person: maybeText,
      at: integer,
    },
    key: ['game', 'seq'],
  },
  snapshot: {
    owner: ofGame,
    columns: { game, seq: integer, branch: integer, state: { type: 'blob' } },
    key: ['game', 'seq', 'branch'],
  },
  proof: {
    owner: ofGame,
    columns: { game, seq: integer, rules: text, body: { type: 'blob' }, chain: text },
    key: ['game', 'seq'],
  },
  vote: {
    owner: ofGame,
    columns: { game, subject: text, person: text, chosen: text, at: integer },
    key: ['game', 'subject', 'person'],
  },
  proposal: {
    owner: ofGame,
    columns: { game, id: text, kind: text, body: text, person: text, at: integer },
    key: ['game', 'id'],
  },
  awaited: {
    owner: ofGame,
    columns: {
      game,
      person: text,
      since: integer,
      told: zero,
      heard: maybeInteger,
      asked: { type: 'text', default: '' },
      paused: maybeInteger,
      more: zero,
    },
    key: ['game', 'person'],
  },
  outbox: {
    owner: ofGame,
    columns: {
      game,
      id: integer,
      seq: integer,
      branch: integer,
      kind: text,
      body: text,
      state: { type: 'text', default: 'waiting', among: ['waiting', 'sent', 'dropped', 'failed'] },
      message: maybeText,
      at: integer,
      sent_at: maybeInteger,
    },
    key: ['game', 'id'],
    indexes: { outbox_waiting: ['state', 'game', 'id'] },
  },
  message: {
    owner: ofGame,
    columns: { game, surface: text, id: text, channel: text, body: { type: 'text', default: '{}' } },
    key: ['game', 'surface'],
  },
  answered: {
    owner: ofGame,
    columns: { game, seq: integer, id: text, channel: text, content: text },
    key: ['game', 'seq', 'id'],
  },
  visit: {
    owner: ofGame,
    columns: { game, person: text, outbox: integer },
    key: ['game', 'person'],
  },
  timer: {
    owner: ofGame,
    columns: { game, subject: text, since: integer, stage: text, due: maybeInteger, earliest: zero },
    key: ['game', 'subject'],
    indexes: { timer_due: ['due'] },
  },
  lapse: {
    owner: ofGame,
    columns: { game, person: text, count: integer },
    key: ['game', 'person'],
  },
  spectator: {
    owner: ofGame,
    columns: { game, person: text, name: text },
    key: ['game', 'person'],
  },
  said: {
    owner: ofGame,
    columns: {
      game,
      seat: integer,
      kind: { type: 'text', among: ['plan', 'orders'] },
      person: text,
      body: text,
      ready: integer,
      at: integer,
    },
    key: ['game', 'seat', 'kind'],
  },
  spared: { owner: ofGame, columns: { game, decision: text }, key: ['game', 'decision'] },
  record: { owner: ofGame, columns: { game, body: text }, key: ['game'] },
  quiet: { owner: ofGame, columns: { game }, key: ['game'] },
  guided: { owner: ofGame, columns: { game }, key: ['game'] },
  restored: { owner: ofGame, columns: { game }, key: ['game'] },
  note: {
    owner: ofGame,
    columns: { game, id: integer, person: text, body: text, at: integer },
    key: ['game', 'id'],
  },
  sealed_case: {
    owner: { of: 'case', column: 'code' },
    columns: {
      code: text,
      edition: text,
      options: maybeText,
      seed: text,
      open_from: integer,
      closes_at: integer,
      opened_at: maybeInteger,
    },
    key: ['code'],
  },
  case_table: {
    owner: ofGame,
    columns: { game, code: { type: 'text', names: { table: 'sealed_case', column: 'code', goes: false } } },
    key: ['game'],
    indexes: { tables_of_case: ['code'] },
  },
  person: {
    owner: { of: 'person', column: 'id' },
    columns: {
      id: text,
      zone: { type: 'text', default: 'UTC' },
      quiet_from: maybeInteger,
      quiet_to: maybeInteger,
      notify: { type: 'text', default: 'mention' },
      never_played: zero,
      record_shown: zero,
    },
    key: ['id'],
  },
  absence: {
    owner: ofPerson,
    columns: { person: text, start_at: integer, end_at: integer },
    key: ['person', 'start_at'],
  },
  played: {
    owner: ofPerson,
    columns: { person: text, game: text, at: integer, body: text },
    key: ['person', 'game'],
  },
  lesson: { owner: ofPerson, columns: { person: text, lesson: text }, key: ['person', 'lesson'] },
  digest: {
    owner: ofPerson,
    columns: { person: text, minute: integer, looked_at: integer, told_at: integer },
    key: ['person'],
  },
  server: {
    owner: { of: 'server', column: 'id' },
    columns: {
      id: text,
      who: { type: 'text', default: 'everybody', among: STARTERS },
      role: maybeText,
      open_in: { type: 'text', default: '[]' },
      closed_in: { type: 'text', default: '[]' },
      most: maybeInteger,
      opened: zero,
    },
    key: ['id'],
  },
  lineage: {
    owner: { of: 'file' },
    columns: { id: text, numbered: zero },
    key: [],
    only: 'sqlite',
  },
  version: {
    owner: { of: 'workers' },
    columns: { owner: text, version: integer, work: text },
    key: ['owner'],
    only: 'postgres',
  },
  worker: {
    owner: { of: 'workers' },
    columns: { id: text, until: integer, version: zero },
    key: ['id'],
    only: 'postgres',
  },
  lease: {
    owner: { of: 'workers' },
    columns: { count: integer, range: integer, worker: maybeText, until: zero },
    key: ['count', 'range'],
    only: 'postgres',
  },
  identify: {
    owner: { of: 'workers' },
    columns: { bucket: integer, next_at: integer },
    key: ['bucket'],
    only: 'postgres',
  },
} as const satisfies Readonly<Record<string, TableShape>>;

export type TableName = keyof typeof TABLES;

/** The tables of a dialect, those that others name before them. */
export function tablesIn(dialect: Dialect): [name: TableName, shape: TableShape][] {
  const all = Object.entries(TABLES) as [TableName, TableShape][];
  return all.filter(([, { only }]) => only === undefined || only === dialect);
}

/** The tables that are the same in every database: all that belongs to games, people, cases and servers. */
export function sharedTables(): [name: TableName, shape: TableShape][] {
  return tablesIn('sqlite').filter(([, { only }]) => only === undefined);
}

import { type Dialect, STARTERS, type TableShape } from './shape.ts';

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
  called: {
    owner: ofGame,
    columns: { game, person: text, name: text },
    key: ['game', 'person', 'name'],
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
      language: maybeText,
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

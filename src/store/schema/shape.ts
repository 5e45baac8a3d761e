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

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Database } from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedTables, TABLES, tablesIn } from '../../../src/store/schema/tables.ts';
import { openDatabase } from '../../../src/store/store.ts';

const VERSIONS = new URL('../versions/', import.meta.url);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'schema-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** All that SQLite knows of the tables of a database: columns in their order, keys, indexes, references, checks. */
function described(database: Database): unknown {
  const list = (sql: string): Record<string, unknown>[] => database.prepare<[], Record<string, unknown>>(sql).all();
  const tables = list(
    "SELECT name, strict, wr FROM pragma_table_list WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  const shapes = tables.map(({ name, ...kind }) => {
    const table = String(name);
    const [made] = list(`SELECT sql FROM sqlite_master WHERE name = '${table}'`);
    const indexes = list(`SELECT * FROM pragma_index_list('${table}')`).map(
      ({ name: index, unique, origin, partial }) => {
        const by = list(`SELECT seqno, name, "desc", coll, key FROM pragma_index_xinfo('${index}')`);
        return { index: origin === 'c' ? index : 'key', unique, origin, partial, by };
      },
    );
    return {
      table,
      kind,
      columns: list(`SELECT cid, name, type, "notnull", dflt_value, pk, hidden FROM pragma_table_xinfo('${table}')`),
      indexes: indexes.sort((a, b) => (String(a.index) < String(b.index) ? -1 : 1)),
      references: list(
        `SELECT "table", "from", "to", on_update, on_delete FROM pragma_foreign_key_list('${table}') ORDER BY "from"`,
      ),
      checks: [...String(made?.sql).matchAll(/CHECK \(.*?\)\)/g)].map(([check]) => check).sort(),
    };
  });
  return shapes.sort((a, b) => (a.table < b.table ? -1 : 1));
}

function fresh(): unknown {
  const database = openDatabase(':memory:');
  const found = described(database);
  database.close();
  return found;
}

describe('the schema made from the list of tables', () => {
  it('says everything that is compared here', () => {
    const game = (fresh() as { table: string }[]).find(({ table }) => table === 'seat');
    expect(JSON.stringify(game)).toMatch(/"strict":1.*"substitute_name".*"seat_of_person".*"on_delete":"CASCADE"/);
    expect(JSON.stringify(fresh())).toContain("CHECK (kind IN ('plan', 'orders'))");
  });

  for (const name of readdirSync(VERSIONS).filter((file) => file.endsWith('.db.gz')))
    it(`is exactly that of a database brought up to date: ${name}`, () => {
      const file = path.join(folder, 'arkham.db');
      writeFileSync(file, gunzipSync(readFileSync(new URL(name, VERSIONS))));
      const database = openDatabase(file);
      expect(described(database)).toEqual(fresh());
      database.close();
    });

  it('has the tables in an order in which each comes after those that it names', () => {
    const seen = new Set<string>();
    for (const [name, { columns }] of tablesIn('postgres')) {
      seen.add(name);
      for (const { names } of Object.values(columns)) if (names) expect(seen).toContain(names.table);
    }
  });

  it('names an owner for every row that a game, a person or a case has, in a column of its key or one that is its key', () => {
    for (const [name, { owner, columns, key }] of sharedTables()) {
      if (owner.column === undefined) throw new Error(`${name} belongs to nobody`);
      expect(columns[owner.column]?.empty, name).toBeUndefined();
      // No two owners can have a row alike, so that no two processes need to agree on its key.
      expect(key[0], name).toBe(owner.column);
    }
    expect(Object.keys(TABLES)).toHaveLength(new Set(Object.keys(TABLES)).size);
  });
});

#!/usr/bin/env bash
# SQLite 3.54.1 (better-sqlite3 13.2.0): JSON that comes from a subquery is kept as text, where earlier SQLite kept it as JSON.
#
# Expected: json_set() and json_array() take what a scalar subquery returns from a JSON function for JSON, as they do when
# the function stands there itself, and as the SQLite 3.47 and 3.53 of other packages do.
# Seen: the list becomes a string in quotation marks, "[1,2]", without an error; json(...) around the subquery, not within
# it, makes a list of it in every version. Statements that had worked for years write other documents after an update.
#
# Installs pinned public packages in a temporary folder; the older SQLite is the one that comes with that Node.js.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@22.14.0 better-sqlite3@13.2.0 >/dev/null
cat > try.cjs <<'JS'
const Database = require('better-sqlite3');
const { DatabaseSync } = require('node:sqlite');

const SAYS = [
  ['version', 'SELECT sqlite_version() AS it'],
  ['in place', "SELECT json_set('{}', '$.a', json_array(1, 2)) AS it"],
  ['in a subquery', "SELECT json_set('{}', '$.a', (SELECT json_array(1, 2))) AS it"],
  ['grouped in a subquery', "SELECT json_array((SELECT json_group_array(value) FROM json_each('[1,2]'))) AS it"],
  ['around a subquery', "SELECT json_set('{}', '$.a', json((SELECT json_array(1, 2)))) AS it"],
];
for (const [name, database] of [['node:sqlite', new DatabaseSync(':memory:')], ['better-sqlite3', new Database(':memory:')]])
  for (const [what, query] of SAYS) console.log(`${name}, ${what}: ${database.prepare(query).get().it}`);
JS
node_modules/.bin/node --disable-warning=ExperimentalWarning try.cjs > seen.txt
cat seen.txt
diff seen.txt - <<'EXPECTED'
node:sqlite, version: 3.47.2
node:sqlite, in place: {"a":[1,2]}
node:sqlite, in a subquery: {"a":[1,2]}
node:sqlite, grouped in a subquery: [[1,2]]
node:sqlite, around a subquery: {"a":[1,2]}
better-sqlite3, version: 3.54.1
better-sqlite3, in place: {"a":[1,2]}
better-sqlite3, in a subquery: {"a":"[1,2]"}
better-sqlite3, grouped in a subquery: ["[1,2]"]
better-sqlite3, around a subquery: {"a":[1,2]}
EXPECTED

import { FIRST_VERSION } from './firstversion.ts';
import { respelling } from './spelling.ts';

/**
 * How a file of an earlier version is brought up to date: each entry brings it from the version of its place to the next.
 * What has been published is never changed; something new is a new entry at the end, and stands in the list of tables
 * (`tables.ts`), from which a new file is made.
 */
export const MIGRATIONS: readonly string[] = [
  FIRST_VERSION,
  `
  ALTER TABLE game ADD COLUMN silence TEXT NOT NULL DEFAULT 'wait';
  ALTER TABLE seat ADD COLUMN substitute TEXT;
  ALTER TABLE seat ADD COLUMN substitute_name TEXT;
  ALTER TABLE seat ADD COLUMN instead INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE awaited ADD COLUMN heard INTEGER;

  CREATE TABLE person (
    id TEXT PRIMARY KEY,
    zone TEXT NOT NULL DEFAULT 'UTC',
    quiet_from INTEGER,
    quiet_to INTEGER,
    notify TEXT NOT NULL DEFAULT 'mention'
  ) STRICT;

  CREATE TABLE absence (
    person TEXT NOT NULL,
    start_at INTEGER NOT NULL,
    end_at INTEGER NOT NULL,
    PRIMARY KEY (person, start_at)
  ) STRICT;

  CREATE TABLE timer (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    subject TEXT NOT NULL,
    since INTEGER NOT NULL,
    stage TEXT NOT NULL,
    due INTEGER,
    earliest INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, subject)
  ) STRICT;
  CREATE INDEX timer_due ON timer (due);

  CREATE TABLE lapse (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (game, person)
  ) STRICT;

  CREATE TABLE spectator (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (game, person)
  ) STRICT;

  CREATE TABLE outbox_of_any_kind (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    branch INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dropped', 'failed')),
    message TEXT,
    at INTEGER NOT NULL,
    sent_at INTEGER
  ) STRICT;
  INSERT INTO outbox_of_any_kind SELECT * FROM outbox;
  DROP TABLE outbox;
  ALTER TABLE outbox_of_any_kind RENAME TO outbox;
  CREATE INDEX outbox_waiting ON outbox (state, game, id);
  `,
  `
  CREATE TABLE said (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('plan', 'orders')),
    person TEXT NOT NULL,
    body TEXT NOT NULL,
    ready INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, seat, kind)
  ) STRICT;

  CREATE TABLE spared (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    decision TEXT NOT NULL,
    PRIMARY KEY (game, decision)
  ) STRICT;
  `,
  `
  CREATE TABLE record (
    game TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    body TEXT NOT NULL
  ) STRICT;

  CREATE TABLE quiet (
    game TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE
  ) STRICT;

  CREATE TABLE digest (
    person TEXT PRIMARY KEY,
    minute INTEGER NOT NULL,
    looked_at INTEGER NOT NULL,
    told_at INTEGER NOT NULL
  ) STRICT;
  `,
  `
  ALTER TABLE awaited ADD COLUMN asked TEXT NOT NULL DEFAULT '';
  `,
  `
  ALTER TABLE awaited ADD COLUMN paused INTEGER;
  `,
  `
  CREATE TABLE restored (
    game TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE
  ) STRICT;
  `,
  `
  CREATE TABLE answered (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    id TEXT NOT NULL,
    channel TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (game, seq, id)
  ) STRICT;
  `,
  respelling(),
  `
  CREATE TABLE snapshot_packed (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    branch INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (game, seq, branch)
  ) STRICT;
  INSERT INTO snapshot_packed SELECT game, seq, branch, packed(state) FROM snapshot;
  DROP TABLE snapshot;
  ALTER TABLE snapshot_packed RENAME TO snapshot;

  UPDATE outbox SET body = json_set(body, '$.pictures', json('[]')) WHERE kind = 'happening' AND state = 'sent'
    AND json_array_length(body, '$.pictures') > 0;
  DELETE FROM outbox WHERE kind IN ('questions', 'status') AND state <> 'waiting';

  CREATE TABLE lineage (id TEXT NOT NULL) STRICT;
  INSERT INTO lineage VALUES ('');
  `,
  `
  ALTER TABLE awaited ADD COLUMN more INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE person ADD COLUMN never_played INTEGER NOT NULL DEFAULT 0;
  `,
  `
  CREATE TABLE note (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    body TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX note_of_person ON note (game, person);
  `,
  `
  CREATE TABLE sealed_case (
    code TEXT NOT NULL PRIMARY KEY,
    edition TEXT NOT NULL,
    options TEXT,
    seed TEXT NOT NULL,
    open_from INTEGER NOT NULL,
    closes_at INTEGER NOT NULL,
    opened_at INTEGER
  ) STRICT;
  CREATE TABLE case_table (
    game TEXT NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    code TEXT NOT NULL REFERENCES sealed_case (code)
  ) STRICT;
  CREATE INDEX tables_of_case ON case_table (code);
  `,
  `
  ALTER TABLE lineage ADD COLUMN numbered INTEGER NOT NULL DEFAULT 0;
  UPDATE lineage SET numbered = coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'outbox'), 0);

  CREATE TABLE outbox_of_game (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    branch INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dropped', 'failed')),
    message TEXT,
    at INTEGER NOT NULL,
    sent_at INTEGER,
    PRIMARY KEY (game, id)
  ) STRICT;
  INSERT INTO outbox_of_game SELECT game, id, seq, branch, kind, body, state, message, at, sent_at FROM outbox;
  DROP TABLE outbox;
  ALTER TABLE outbox_of_game RENAME TO outbox;
  CREATE INDEX outbox_waiting ON outbox (state, game, id);

  CREATE TABLE note_of_game (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    person TEXT NOT NULL,
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, id)
  ) STRICT;
  INSERT INTO note_of_game SELECT game, id, person, body, at FROM note;
  DROP TABLE note;
  ALTER TABLE note_of_game RENAME TO note;
  `,
  `
  ALTER TABLE game ADD COLUMN numbered INTEGER NOT NULL DEFAULT 0;
  UPDATE game SET numbered = (SELECT numbered FROM lineage);
  `,
  `
  CREATE TABLE server (
    id TEXT NOT NULL PRIMARY KEY,
    who TEXT NOT NULL DEFAULT 'everybody' CHECK (who IN ('everybody', 'role', 'nobody')),
    role TEXT,
    open_in TEXT NOT NULL DEFAULT '[]',
    closed_in TEXT NOT NULL DEFAULT '[]',
    most INTEGER,
    opened INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  INSERT INTO timer (game, subject, since, stage, due, earliest)
    SELECT id, 'lobby warning', CAST(strftime('%s', 'now') AS INTEGER) * 1000, 'deadline', CAST(strftime('%s', 'now') AS INTEGER) * 1000 + 518400000, 0 FROM game WHERE status = 'lobby';
  INSERT INTO timer (game, subject, since, stage, due, earliest)
    SELECT id, 'lobby host', CAST(strftime('%s', 'now') AS INTEGER) * 1000, 'deadline', CAST(strftime('%s', 'now') AS INTEGER) * 1000 + 86400000, 0 FROM game WHERE status = 'lobby';
  `,
  `
  CREATE TABLE proof (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    rules TEXT NOT NULL,
    body BLOB NOT NULL,
    chain TEXT NOT NULL,
    PRIMARY KEY (game, seq)
  ) STRICT;
  `,
  `
  ALTER TABLE person ADD COLUMN record_shown INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE played (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (person, game)
  ) STRICT;
  INSERT INTO played (person, game, at, body)
    SELECT own.person, record.game, json_extract(record.body, '$.endedAt'),
      json_patch(json_set(record.body, '$.players', json(own.players)),
        json_object('seals', json_extract(record.body, '$.figures.args.seals')))
    FROM record JOIN (
      SELECT game, json_extract(value, '$.person') AS person, json_group_array(json(value)) AS players
      FROM record, json_each(record.body, '$.players') WHERE json_extract(value, '$.person') IS NOT NULL
      GROUP BY game, json_extract(value, '$.person')
    ) AS own ON own.game = record.game;
  `,
  `
  CREATE TABLE guided (
    game TEXT NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE
  ) STRICT;
  `,
  `
  ALTER TABLE person ADD COLUMN language TEXT;
  `,
  `
  CREATE TABLE called (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (game, person, name)
  ) STRICT;
  INSERT INTO called
    SELECT game, person, name FROM seat WHERE person IS NOT NULL
    UNION SELECT game, substitute, substitute_name FROM seat WHERE substitute IS NOT NULL AND substitute_name IS NOT NULL
    UNION SELECT game, person, name FROM spectator
    UNION SELECT game, json_extract(body, '$.to.id'), json_extract(body, '$.to.name') FROM proposal
      WHERE json_extract(body, '$.to.name') IS NOT NULL
    UNION SELECT game, json_extract(value, '$.person'), json_extract(value, '$.name')
      FROM record, json_each(record.body, '$.players') WHERE json_extract(value, '$.person') IS NOT NULL;
  INSERT INTO called
    SELECT DISTINCT outbox.game, mention.value, '' FROM outbox, json_each(mentioned(outbox.body)) AS mention
    WHERE instr(outbox.body, '<@') > 0
      AND NOT EXISTS (SELECT 1 FROM called WHERE called.game = outbox.game AND called.person = mention.value);
  DELETE FROM outbox WHERE kind IN ('note', 'reminder') AND state <> 'waiting';
  `,
];

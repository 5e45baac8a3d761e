/**
 * How a PostgreSQL database of an earlier version is brought up to date: each entry brings it from the version of its place
 * (the first: from 1) to the next. What has been published is never changed; something new is a new entry at the end, and
 * stands in the list of tables (`../schema/tables.ts`), from which an empty database is made. What older programs can't read is
 * new, too, in whatever table of theirs it stands: they give back what they serve when they see a higher version.
 */
export const POSTGRES_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE server (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    who text COLLATE "C" NOT NULL DEFAULT 'everybody' CHECK (who IN ('everybody', 'role', 'nobody')),
    role text COLLATE "C",
    open_in text COLLATE "C" NOT NULL DEFAULT '[]',
    closed_in text COLLATE "C" NOT NULL DEFAULT '[]',
    most bigint,
    opened bigint NOT NULL DEFAULT 0
  );
  INSERT INTO timer (game, subject, since, stage, due, earliest)
    SELECT id, 'lobby warning', floor(extract(epoch FROM now()) * 1000)::bigint, 'deadline', floor(extract(epoch FROM now()) * 1000)::bigint + 518400000, 0 FROM game WHERE status = 'lobby';
  INSERT INTO timer (game, subject, since, stage, due, earliest)
    SELECT id, 'lobby host', floor(extract(epoch FROM now()) * 1000)::bigint, 'deadline', floor(extract(epoch FROM now()) * 1000)::bigint + 86400000, 0 FROM game WHERE status = 'lobby';
  `,
  `
  CREATE TABLE proof (
    game text COLLATE "C" NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq bigint NOT NULL,
    rules text COLLATE "C" NOT NULL,
    body bytea NOT NULL,
    chain text COLLATE "C" NOT NULL,
    PRIMARY KEY (game, seq)
  );
  `,
  // A worker says of which version it is.
  'ALTER TABLE worker ADD COLUMN version bigint NOT NULL DEFAULT 0;',
  `
  ALTER TABLE person ADD COLUMN record_shown bigint NOT NULL DEFAULT 0;
  CREATE TABLE played (
    person text COLLATE "C" NOT NULL,
    game text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    body text COLLATE "C" NOT NULL,
    PRIMARY KEY (person, game)
  );
  INSERT INTO played (person, game, at, body)
    SELECT own.person, record.game, (record.body::jsonb ->> 'endedAt')::bigint,
      (jsonb_set(record.body::jsonb, '{players}', own.players)
        || jsonb_strip_nulls(jsonb_build_object('seals', record.body::jsonb #> '{figures,args,seals}')))::text
    FROM record JOIN (
      SELECT game, value ->> 'person' AS person, jsonb_agg(value) AS players
      FROM record, jsonb_array_elements(record.body::jsonb -> 'players') WHERE value ->> 'person' IS NOT NULL
      GROUP BY game, value ->> 'person'
    ) AS own ON own.game = record.game;
  `,
  `
  CREATE TABLE guided (
    game text COLLATE "C" NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE
  );
  `,
  `
  ALTER TABLE person ADD COLUMN language text COLLATE "C";
  `,
  `
  CREATE TABLE called (
    game text COLLATE "C" NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    person text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    PRIMARY KEY (game, person, name)
  );
  INSERT INTO called
    SELECT game, person, name FROM seat WHERE person IS NOT NULL
    UNION SELECT game, substitute, substitute_name FROM seat WHERE substitute IS NOT NULL AND substitute_name IS NOT NULL
    UNION SELECT game, person, name FROM spectator
    UNION SELECT game, body::jsonb #>> '{to,id}', body::jsonb #>> '{to,name}' FROM proposal
      WHERE body::jsonb #>> '{to,name}' IS NOT NULL
    UNION SELECT game, value ->> 'person', value ->> 'name'
      FROM record, jsonb_array_elements(record.body::jsonb -> 'players') WHERE value ->> 'person' IS NOT NULL;
  INSERT INTO called
    SELECT DISTINCT outbox.game, mention[1], ''
    FROM outbox CROSS JOIN LATERAL regexp_matches(outbox.body, '<@!?(\\w+)>', 'g') AS mention
    WHERE NOT EXISTS (SELECT 1 FROM called WHERE called.game = outbox.game AND called.person = mention[1]);
  DELETE FROM outbox WHERE kind IN ('note', 'reminder') AND state <> 'waiting';
  `,
];

/** The version of what is stored that this program works with. */
export const POSTGRES_VERSION = POSTGRES_MIGRATIONS.length + 1;

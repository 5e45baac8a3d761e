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
];

/** The version of what is stored that this program works with. */
export const POSTGRES_VERSION = POSTGRES_MIGRATIONS.length + 1;

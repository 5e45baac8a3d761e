/** The tables of the first version that was published: never changed, and what `MIGRATIONS` begins with. */
export const FIRST_VERSION = `
  CREATE TABLE game (
    id TEXT PRIMARY KEY,
    edition TEXT NOT NULL,
    guild TEXT NOT NULL,
    channel TEXT NOT NULL,
    host TEXT NOT NULL,
    locale TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'ended')),
    pace TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    branch INTEGER NOT NULL DEFAULT 0,
    parked TEXT,
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER
  ) STRICT;
  CREATE INDEX game_of_channel ON game (channel, status);

  CREATE TABLE seat (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    autopilot INTEGER NOT NULL DEFAULT 0,
    sheet TEXT,
    PRIMARY KEY (game, seat)
  ) STRICT;
  CREATE INDEX seat_of_person ON seat (person);

  CREATE TABLE journal (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    branch INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('answer', 'interrupt', 'undo', 'restart')),
    body TEXT NOT NULL,
    person TEXT,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
  ) STRICT;

  CREATE TABLE snapshot (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    branch INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (game, seq, branch)
  ) STRICT;

  CREATE TABLE vote (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    subject TEXT NOT NULL,
    person TEXT NOT NULL,
    chosen TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, subject, person)
  ) STRICT;

  CREATE TABLE proposal (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    person TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, id)
  ) STRICT;

  CREATE TABLE awaited (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    since INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, person)
  ) STRICT;

  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    branch INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('happening', 'questions', 'status', 'note')),
    body TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dropped', 'failed')),
    message TEXT,
    at INTEGER NOT NULL,
    sent_at INTEGER
  ) STRICT;
  CREATE INDEX outbox_waiting ON outbox (state, game, id);

  CREATE TABLE message (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    surface TEXT NOT NULL,
    id TEXT NOT NULL,
    channel TEXT NOT NULL,
    body TEXT NOT NULL DEFAULT '{}',
    PRIMARY KEY (game, surface)
  ) STRICT;

  CREATE TABLE visit (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    outbox INTEGER NOT NULL,
    PRIMARY KEY (game, person)
  ) STRICT;

  CREATE TABLE lesson (
    person TEXT NOT NULL,
    lesson TEXT NOT NULL,
    PRIMARY KEY (person, lesson)
  ) STRICT;
  `;

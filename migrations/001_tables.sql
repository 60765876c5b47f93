-- Tables: who sits there, what happened there, what must be said about it and which messages show it.
-- Times are seconds since 1970.

-- Marks the file as Bergerie's: the letters "Berg".
PRAGMA application_id = 0x42657267;

CREATE TABLE tables (
    -- Never given twice, for messages and records name it.
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    channel    INTEGER NOT NULL,
    name       TEXT    NOT NULL CHECK (name <> ''),
    host       INTEGER NOT NULL,
    locale     TEXT    NOT NULL,
    phase      TEXT    NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'aborted')),
    -- Which rules it is played by.
    ruleset    INTEGER NOT NULL,
    -- What is agreed, as in records. Its number of players is that of the seats.
    setup      TEXT    NOT NULL CHECK (json_valid(setup)),
    -- What every draw derives from; secret until the game is over.
    seed       BLOB    NOT NULL CHECK (length(seed) = 32),
    opened_at  INTEGER NOT NULL DEFAULT (unixepoch())
) STRICT;

CREATE UNIQUE INDEX one_active_table_in_a_channel ON tables (channel) WHERE phase IN ('lobby', 'playing');
CREATE UNIQUE INDEX one_active_table_of_a_name    ON tables (name)    WHERE phase IN ('lobby', 'playing');
CREATE INDEX tables_of_a_channel ON tables (channel, id);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    person   INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, person)
) STRICT, WITHOUT ROWID;

-- The log of each game: all that does not follow from what was before.
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    -- The decision that it answers; none for draws and for those who leave.
    decision INTEGER CHECK (decision >= 1),
    entry    TEXT    NOT NULL CHECK (json_valid(entry)),
    made_at  INTEGER NOT NULL DEFAULT (unixepoch()),
    PRIMARY KEY (table_id, position),
    -- No decision is answered twice.
    UNIQUE (table_id, decision)
) STRICT, WITHOUT ROWID;

-- What must be said exactly once. A row is written together with what it is about, and marked when it was said.
CREATE TABLE notices (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind     TEXT    NOT NULL CHECK (kind IN ('lobby', 'turn', 'over', 'aborted')),
    -- The entries that it tells of: from this position up to before that one.
    from_position INTEGER CHECK (from_position >= 0),
    to_position   INTEGER CHECK (to_position > from_position),
    sent_at  INTEGER,
    CHECK ((kind IN ('turn', 'over')) = (from_position IS NOT NULL)),
    CHECK ((from_position IS NULL) = (to_position IS NULL))
) STRICT;

CREATE INDEX pending_notices ON notices (id) WHERE sent_at IS NULL;

-- The newest message that shows a table, for each way of showing it.
CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    role     TEXT    NOT NULL CHECK (role IN ('lobby', 'turn', 'end')),
    message  INTEGER NOT NULL,
    PRIMARY KEY (table_id, role)
) STRICT, WITHOUT ROWID;

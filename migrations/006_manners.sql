-- Manners: clocks, reminders, absences, what a table decides together, what people prefer, standing orders, presets.
-- All moments are seconds since 1970.

-- How long somebody has for an answer. Tables that are there have no clock.
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none'
    CHECK (pace IN ('live', 'day', 'three_days', 'week', 'none'));
-- The server of its channel, for links from elsewhere; not known of older tables.
ALTER TABLE tables ADD COLUMN guild INTEGER;
-- The table whose people are invited to this one.
ALTER TABLE tables ADD COLUMN rematch_of INTEGER REFERENCES tables (id);
-- Whether a message that stays pinned says how the table stands.
ALTER TABLE tables ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0 CHECK (pinned IN (0, 1));

-- Why an answer was given for somebody: by a standing order, or because the table went on without them.
ALTER TABLE entries ADD COLUMN made_by TEXT CHECK (made_by IN ('order', 'vote'));

-- Since when a table waits for the answer that it waits for, by when it is due, and when the table votes if it does not come.
CREATE TABLE clocks (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    since    INTEGER NOT NULL,
    due      INTEGER,
    vote_at  INTEGER
) STRICT;

CREATE INDEX votes_to_open ON clocks (vote_at) WHERE vote_at IS NOT NULL;

-- Tables that wait for somebody wait from now on.
INSERT INTO clocks (table_id, since) SELECT id, unixepoch() FROM tables WHERE phase = 'playing';

-- Whom to remind, and when. A row goes in the transaction that writes the notice of the reminder.
CREATE TABLE reminders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX reminders_in_time ON reminders (at);

-- What people prefer, and until when they are away.
CREATE TABLE people (
    person     INTEGER PRIMARY KEY,
    -- Of the IANA database, such as Europe/Paris.
    zone       TEXT,
    -- Minutes after midnight.
    quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),
    quiet_to   INTEGER CHECK (quiet_to BETWEEN 0 AND 1439),
    reminders  INTEGER NOT NULL DEFAULT 1 CHECK (reminders IN (0, 1)),
    whispers   INTEGER NOT NULL DEFAULT 0 CHECK (whispers IN (0, 1)),
    locale     TEXT,
    mark       INTEGER CHECK (mark BETWEEN 0 AND 5),
    away_until INTEGER,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT;

-- What a table decides together. One that is about a move lapses when the game goes on.
CREATE TABLE motions (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind     TEXT    NOT NULL CHECK (kind IN ('undo', 'absence', 'replace', 'offer')),
    -- Whom it is about.
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    -- Who would take that seat.
    person   INTEGER,
    -- The entry from which on moves would be taken back.
    position INTEGER,
    -- How long the log was.
    length   INTEGER NOT NULL,
    -- What came of it; nothing while it is open.
    outcome  TEXT    CHECK (outcome IN ('lapsed', 'refused', 'agreed', 'wait', 'skip', 'replace', 'resign'))
) STRICT;

CREATE UNIQUE INDEX one_open_motion_of_a_table ON motions (table_id) WHERE outcome IS NULL;

CREATE TABLE ballots (
    motion INTEGER NOT NULL REFERENCES motions (id),
    person INTEGER NOT NULL,
    vote   TEXT    NOT NULL CHECK (vote IN ('yes', 'no', 'wait', 'skip', 'replace', 'resign')),
    PRIMARY KEY (motion, person)
) STRICT, WITHOUT ROWID;

-- What somebody has ordered for certain questions. Nobody else sees it.
CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    name     TEXT    NOT NULL,
    value    INTEGER NOT NULL CHECK (value BETWEEN 0 AND 99),
    PRIMARY KEY (table_id, seat, name)
) STRICT, WITHOUT ROWID;

-- Options that a server has given a name.
CREATE TABLE presets (
    guild INTEGER NOT NULL,
    name  TEXT    NOT NULL CHECK (name <> ''),
    terms TEXT    NOT NULL CHECK (json_valid(terms)),
    PRIMARY KEY (guild, name)
) STRICT, WITHOUT ROWID;

-- Notices may be remarks, and messages may show what is decided or how a table stands. Their numbers go on.
CREATE TABLE new_notices (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind     TEXT    NOT NULL CHECK (kind IN ('lobby', 'turn', 'over', 'aborted', 'remark')),
    -- The entries that it tells of: from this position up to before that one.
    from_position INTEGER CHECK (from_position >= 0),
    to_position   INTEGER CHECK (to_position > from_position),
    sent_at     INTEGER,
    noted_at    INTEGER,
    restored_to INTEGER,
    -- What is said beside the game.
    remark      TEXT CHECK (remark IS NULL OR json_valid(remark)),
    CHECK ((kind IN ('turn', 'over')) = (from_position IS NOT NULL)),
    CHECK ((from_position IS NULL) = (to_position IS NULL)),
    CHECK ((kind = 'remark') = (remark IS NOT NULL))
) STRICT;

INSERT INTO new_notices (id, table_id, kind, from_position, to_position, sent_at, noted_at, restored_to)
SELECT id, table_id, kind, from_position, to_position, sent_at, noted_at, restored_to FROM notices;
DELETE FROM sqlite_sequence WHERE name = 'new_notices';
INSERT INTO sqlite_sequence (name, seq) SELECT 'new_notices', seq FROM sqlite_sequence WHERE name = 'notices';
DROP TABLE notices;
ALTER TABLE new_notices RENAME TO notices;
CREATE INDEX pending_notices ON notices (id) WHERE sent_at IS NULL;

CREATE TABLE new_posts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    role     TEXT    NOT NULL CHECK (role IN ('lobby', 'turn', 'end', 'motion', 'status')),
    message  INTEGER NOT NULL,
    PRIMARY KEY (table_id, role)
) STRICT, WITHOUT ROWID;
INSERT INTO new_posts SELECT table_id, role, message FROM posts;
DROP TABLE posts;
ALTER TABLE new_posts RENAME TO posts;

CREATE TABLE new_changes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    role     TEXT    NOT NULL CHECK (role IN ('lobby', 'turn', 'motion', 'status')),
    made     INTEGER NOT NULL CHECK (made >= 1),
    shown    INTEGER NOT NULL DEFAULT 0 CHECK (shown BETWEEN 0 AND made),
    PRIMARY KEY (table_id, role)
) STRICT, WITHOUT ROWID;
INSERT INTO new_changes SELECT table_id, role, made, shown FROM changes;
DROP TABLE changes;
ALTER TABLE new_changes RENAME TO changes;
CREATE INDEX changes_to_show ON changes (table_id) WHERE shown < made;

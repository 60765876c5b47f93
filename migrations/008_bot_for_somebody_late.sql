-- A table may let the bot play for somebody who is late, once or from now on: two more votes, and what comes of them.
CREATE TABLE new_motions (
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
    outcome  TEXT    CHECK (outcome IN (
        'lapsed', 'refused', 'agreed', 'wait', 'skip', 'bot_once', 'bot', 'replace', 'resign'
    ))
) STRICT;

INSERT INTO new_motions (id, table_id, kind, seat, person, position, length, outcome)
SELECT id, table_id, kind, seat, person, position, length, outcome FROM motions;
DELETE FROM sqlite_sequence WHERE name = 'new_motions';
INSERT INTO sqlite_sequence (name, seq) SELECT 'new_motions', seq FROM sqlite_sequence WHERE name = 'motions';

CREATE TABLE new_ballots (
    motion INTEGER NOT NULL REFERENCES new_motions (id),
    person INTEGER NOT NULL,
    vote   TEXT    NOT NULL CHECK (vote IN ('yes', 'no', 'wait', 'skip', 'bot_once', 'bot', 'replace', 'resign')),
    PRIMARY KEY (motion, person)
) STRICT, WITHOUT ROWID;

INSERT INTO new_ballots (motion, person, vote) SELECT motion, person, vote FROM ballots;

DROP TABLE ballots;
DROP TABLE motions;
ALTER TABLE new_motions RENAME TO motions;
ALTER TABLE new_ballots RENAME TO ballots;
CREATE UNIQUE INDEX one_open_motion_of_a_table ON motions (table_id) WHERE outcome IS NULL;

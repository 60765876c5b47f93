-- What a table owes its channel when Discord, or the channel, is in trouble.

-- Why a table's channel cannot be written to, if it is known that it cannot: it is gone, or the bot may not. Such a table is
-- left alone until somebody uses the bot there.
ALTER TABLE tables ADD COLUMN parked TEXT CHECK (parked IN ('gone', 'forbidden'));

-- When it was written; not known of those that are older than this column. A message that tells it is not older.
ALTER TABLE notices ADD COLUMN noted_at INTEGER;

-- How often what a post shows has changed, and up to which change it shows it. Where these differ, the message is to be
-- brought up to date. A notice makes a new message; this is for what changes in between.
CREATE TABLE changes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    role     TEXT    NOT NULL CHECK (role IN ('lobby', 'turn')),
    made     INTEGER NOT NULL CHECK (made >= 1),
    shown    INTEGER NOT NULL DEFAULT 0 CHECK (shown BETWEEN 0 AND made),
    PRIMARY KEY (table_id, role)
) STRICT, WITHOUT ROWID;

CREATE INDEX changes_to_show ON changes (table_id) WHERE shown < made;

-- Earlier versions could lose such changes: all posts of tables that are on are brought up to date once.
INSERT INTO changes (table_id, role, made)
SELECT posts.table_id, posts.role, 1 FROM posts JOIN tables ON tables.id = posts.table_id
WHERE posts.role IN ('lobby', 'turn') AND tables.phase IN ('lobby', 'playing');

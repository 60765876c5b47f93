-- Who saved a preset. Unknown for older ones: only members who may manage the server change those.
ALTER TABLE presets ADD COLUMN author INTEGER;

-- How much of a limited action a user has used up: messages to everybody at a table, or opening tables (table 0).
CREATE TABLE allowances (
    person   INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    -- When nothing of it is used up any more, in seconds since 1970.
    full_at  INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX lobbies_of_a_host ON tables (host) WHERE phase = 'lobby';

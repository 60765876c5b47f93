-- Another pace: a day per move, and a bank of time for each player. SQLite cannot change a constraint, so a new column replaces the old one.
ALTER TABLE tables ADD COLUMN new_pace TEXT NOT NULL DEFAULT 'none'
    CHECK (new_pace IN ('live', 'day', 'bank', 'three_days', 'week', 'none'));
UPDATE tables SET new_pace = pace;
ALTER TABLE tables DROP COLUMN pace;
ALTER TABLE tables RENAME COLUMN new_pace TO pace;

-- What is left of a player's bank. Without a row, the bank is full. All times are in seconds, and moments in seconds since 1970.
CREATE TABLE time_banks (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    remaining INTEGER NOT NULL CHECK (remaining >= 0),
    -- The time that the latest answer returned to the bank. An undo takes it back.
    returned  INTEGER NOT NULL CHECK (returned >= 0),
    -- When the player's time for the pending answer is used up, so that the bank is drawn on.
    runs_from INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- When the clock stopped, because the table was paused.
ALTER TABLE clocks ADD COLUMN stopped_at INTEGER;

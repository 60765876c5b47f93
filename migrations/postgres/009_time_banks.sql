-- Another pace: a day per move, and a bank of time for each player.
ALTER TABLE tables DROP CONSTRAINT tables_pace_check;
ALTER TABLE tables ADD CONSTRAINT tables_pace_check
    CHECK (pace IN ('live', 'day', 'bank', 'three_days', 'week', 'none'));

-- What is left of a player's bank. Without a row, the bank is full. All times are in seconds, and moments in seconds since 1970.
CREATE TABLE time_banks (
    table_id  bigint NOT NULL REFERENCES tables (id),
    seat      bigint NOT NULL CHECK (seat BETWEEN 0 AND 5),
    remaining bigint NOT NULL CHECK (remaining >= 0),
    -- The time that the latest answer returned to the bank. An undo takes it back.
    returned  bigint NOT NULL CHECK (returned >= 0),
    -- When the player's time for the pending answer is used up, so that the bank is drawn on.
    runs_from bigint,
    PRIMARY KEY (table_id, seat)
);

-- When the clock stopped, because the table was paused.
ALTER TABLE clocks ADD COLUMN stopped_at bigint;

-- When a player joined a table, or last confirmed that they still want to play, in seconds since 1970. Rows are kept until the game starts.
CREATE TABLE confirmations (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person   INTEGER NOT NULL,
    made_at  INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX confirmations_of_a_person ON confirmations (person);

-- When a player joined a table, or last confirmed that they still want to play, in seconds since 1970. Rows are kept until the game starts.
CREATE TABLE confirmations (
    table_id bigint NOT NULL REFERENCES tables (id),
    person   bigint NOT NULL,
    made_at  bigint NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX confirmations_of_a_person ON confirmations (person);

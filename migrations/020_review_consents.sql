-- The players who agree that everyone in the channel sees the review of their game.
CREATE TABLE review_consents (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person   INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX review_consents_of_a_person ON review_consents (person);

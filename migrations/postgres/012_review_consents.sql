-- The players who agree that everyone in the channel sees the review of their game.
CREATE TABLE review_consents (
    table_id bigint NOT NULL REFERENCES tables (id),
    person   bigint NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX review_consents_of_a_person ON review_consents (person);

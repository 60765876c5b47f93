-- The queries of a table's notices and votes, and of a user's tables, take as long as in an empty database, however many games were
-- ever played. PostgreSQL has had the first three since its first migration.
CREATE INDEX notices_of_a_table ON notices (table_id, id);
CREATE INDEX motions_of_a_table ON motions (table_id, id);
CREATE INDEX seats_of_a_person ON seats (person);
-- For the queries of every process that starts.
CREATE INDEX parked_tables ON tables (id) WHERE parked IS NOT NULL;
CREATE INDEX active_tables ON tables (id) WHERE phase IN ('lobby', 'playing');

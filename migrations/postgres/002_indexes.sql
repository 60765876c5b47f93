-- For the queries of every process that starts.
CREATE INDEX parked_tables ON tables (id) WHERE parked IS NOT NULL;
CREATE INDEX active_tables ON tables (id) WHERE phase IN ('lobby', 'playing');

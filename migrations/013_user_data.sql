-- For exporting and erasing a user's data: each row with their ID is found by an index.
CREATE INDEX tables_of_a_host ON tables (host);
CREATE INDEX ballots_of_a_person ON ballots (person);
CREATE INDEX motions_about_a_person ON motions (person) WHERE person IS NOT NULL;
CREATE INDEX presets_of_an_author ON presets (author) WHERE author IS NOT NULL;
CREATE INDEX notices_that_name_users ON notices (id) WHERE substr(remark, 1, 11) = '{"replaced"';

-- When the game ended or the table was closed, in seconds since 1970. Finished games may be deleted after a while.
ALTER TABLE tables ADD COLUMN ended_at INTEGER;
UPDATE tables SET ended_at = coalesce((SELECT max(made_at) FROM entries WHERE table_id = tables.id), opened_at)
WHERE phase IN ('over', 'aborted');
CREATE INDEX ended_tables ON tables (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX rematches_of_a_table ON tables (rematch_of) WHERE rematch_of IS NOT NULL;

-- How often a notice was sent, or was about to be, before Discord was known to have it: one that was is looked for before it
-- is sent again. Of earlier versions nobody knows.
ALTER TABLE notices ADD COLUMN tries INTEGER NOT NULL DEFAULT 0 CHECK (tries >= 0);
UPDATE notices SET tries = 1 WHERE sent_at IS NULL;

-- The later notice whose post tells this one as well.
ALTER TABLE notices ADD COLUMN told_by INTEGER;
CREATE INDEX notices_told_by_later_ones ON notices (told_by) WHERE told_by IS NOT NULL;

-- Posts that still have the buttons of an earlier turn, and the notice whose post has taken their place.
CREATE TABLE old_posts (
    message  INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    notice   INTEGER NOT NULL REFERENCES notices (id)
) STRICT;

CREATE INDEX old_posts_of_a_table ON old_posts (table_id);

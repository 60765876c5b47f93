-- How often a notice was sent, or was about to be, before Discord was known to have it: one that was is looked for before it
-- is sent again. Of earlier versions nobody knows.
ALTER TABLE notices ADD COLUMN tries bigint NOT NULL DEFAULT 0 CHECK (tries >= 0);
UPDATE notices SET tries = 1 WHERE sent_at IS NULL;

-- The later notice whose post tells this one as well.
ALTER TABLE notices ADD COLUMN told_by bigint;
CREATE INDEX notices_told_by_later_ones ON notices (told_by) WHERE told_by IS NOT NULL;

-- Posts that still have the buttons of an earlier turn, and the notice whose post has taken their place.
CREATE TABLE old_posts (
    message  bigint PRIMARY KEY,
    table_id bigint NOT NULL REFERENCES tables (id),
    notice   bigint NOT NULL REFERENCES notices (id)
);

CREATE INDEX old_posts_of_a_table ON old_posts (table_id);

-- The requests that all processes together may send to Discord: those before this moment, in microseconds since 1970, are taken.
CREATE TABLE request_budget (
    id      bigint PRIMARY KEY CHECK (id = 1),
    free_at bigint NOT NULL
);

INSERT INTO request_budget (id, free_at) VALUES (1, 0);

-- Who saved a preset. Unknown for older ones: only members who may manage the server change those.
ALTER TABLE presets ADD COLUMN author bigint;

-- How much of a limited action a user has used up: messages to everybody at a table, or opening tables (table 0).
CREATE TABLE allowances (
    person   bigint NOT NULL,
    table_id bigint NOT NULL,
    -- When nothing of it is used up any more, in seconds since 1970.
    full_at  bigint NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX lobbies_of_a_host ON tables (host) WHERE phase = 'lobby';

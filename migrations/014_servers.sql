-- The settings of a server, which its managers choose.
CREATE TABLE servers (
    guild     INTEGER PRIMARY KEY,
    settings  TEXT    NOT NULL CHECK (json_valid(settings)),
    -- Whether `/game find` on other servers lists the tables of this one.
    is_listed INTEGER NOT NULL DEFAULT 0 CHECK (is_listed IN (0, 1))
) STRICT;

CREATE INDEX listed_servers ON servers (guild) WHERE is_listed = 1;

-- The settings of a server, which its managers choose.
CREATE TABLE servers (
    guild     bigint PRIMARY KEY,
    settings  text   COLLATE "C" NOT NULL CHECK (settings::json IS NOT NULL),
    -- Whether `/game find` on other servers lists the tables of this one.
    is_listed bigint NOT NULL DEFAULT 0 CHECK (is_listed IN (0, 1))
);

CREATE INDEX listed_servers ON servers (guild) WHERE is_listed = 1;

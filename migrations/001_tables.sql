-- The tables of the SQLite database. postgres/001_tables.sql has the same tables, columns and indexes.
--
-- Moments are in seconds since 1970, durations in seconds. Users, servers, channels and messages have Discord's IDs, which are stored as
-- signed integers. Booleans are 0 or 1.

-- Marks the file as Bergerie's: the letters "Brge".
PRAGMA application_id = 0x42726765;

-- Games, each in a channel, with their options.
CREATE TABLE tables (
    -- Never reused, because posts and records contain it.
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    channel      INTEGER NOT NULL,
    name         TEXT    NOT NULL CHECK (name <> ''),
    host         INTEGER NOT NULL,
    locale       TEXT    NOT NULL,
    phase        TEXT    NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'aborted')),
    -- The version of the rules.
    ruleset      INTEGER NOT NULL,
    -- The setup as in records, except that the number of players is that of the seats.
    setup        TEXT    NOT NULL CHECK (json_valid(setup)),
    -- The options that are not part of the rules, such as the time per move (src/store/table_options.rs).
    options      TEXT    NOT NULL CHECK (json_valid(options)),
    -- The source of all draws, which is secret until the game is over.
    seed         BLOB    NOT NULL CHECK (length(seed) = 32),
    opened_at    INTEGER NOT NULL,
    -- When the game ended or the table was closed. NULL before, and after the log was deleted.
    ended_at     INTEGER,
    -- The server of the channel. NULL in direct messages with the bot.
    guild        INTEGER,
    -- The finished table whose players are invited to this one.
    rematch_of   INTEGER REFERENCES tables (id),
    -- Whether the channel has a pinned status message.
    pinned       INTEGER NOT NULL DEFAULT 0 CHECK (pinned IN (0, 1)),
    -- Why the table is paused: its channel is gone, or the bot may not post in it. NULL if the table is not paused.
    pause_reason TEXT    CHECK (pause_reason IN ('gone', 'forbidden', 'locked')),
    -- The secret in the address of the table's page. Its host can replace it.
    page_key     BLOB    CHECK (length(page_key) = 16),
    -- The table of the first game of the duel, if the game is in one.
    duel         INTEGER REFERENCES tables (id)
) STRICT;

CREATE UNIQUE INDEX one_active_table_in_a_channel ON tables (channel) WHERE phase IN ('lobby', 'playing');
CREATE UNIQUE INDEX one_active_table_of_a_name    ON tables (name)    WHERE phase IN ('lobby', 'playing');
CREATE UNIQUE INDEX one_table_of_a_page_key      ON tables (page_key);
CREATE INDEX tables_of_a_channel  ON tables (channel, id);
CREATE INDEX tables_of_a_host     ON tables (host);
CREATE INDEX lobbies_of_a_host    ON tables (host)       WHERE phase = 'lobby';
CREATE INDEX active_tables        ON tables (id)         WHERE phase IN ('lobby', 'playing');
CREATE INDEX paused_tables        ON tables (id)         WHERE pause_reason IS NOT NULL;
CREATE INDEX ended_tables         ON tables (ended_at)   WHERE ended_at IS NOT NULL;
CREATE INDEX rematches_of_a_table ON tables (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX games_of_a_duel      ON tables (duel, id)   WHERE duel IS NOT NULL;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    -- A negative number for a bot's own seat, and for a former player.
    user_id  INTEGER NOT NULL,
    -- The level and character of the bot that plays the seat, such as `steady` or `steady-farmer`, or the name of an engine.
    bot      TEXT    CHECK (bot <> ''),
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_a_user ON seats (user_id);

-- The log of each game.
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    -- The decision that the entry answers. NULL for draws and resignations.
    decision INTEGER CHECK (decision >= 1),
    entry    TEXT    NOT NULL CHECK (json_valid(entry)),
    made_at  INTEGER NOT NULL,
    -- Who answered instead of the player: a standing order, a vote of the others, or the bot.
    substitution  TEXT    CHECK (substitution IN ('order', 'vote', 'bot', 'entrusted')),
    PRIMARY KEY (table_id, position),
    -- No decision is answered twice.
    UNIQUE (table_id, decision)
) STRICT, WITHOUT ROWID;

-- Messages to post exactly once. A notice is written in the transaction of the change that it reports.
CREATE TABLE notices (
    -- Never reused, because it is the nonce of the message.
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id      INTEGER NOT NULL REFERENCES tables (id),
    kind          TEXT    NOT NULL CHECK (kind IN ('lobby', 'turn', 'over', 'aborted', 'announcement')),
    -- The entries that it reports: from this position, and up to but not including that one.
    from_position INTEGER CHECK (from_position >= 0),
    to_position   INTEGER CHECK (to_position > from_position),
    -- The event other than a move that it reports.
    announcement  TEXT    CHECK (announcement IS NULL OR json_valid(announcement)),
    created_at    INTEGER NOT NULL,
    -- The time of the last event in the backup, if the notice reports the state after a restore.
    restored_to   INTEGER,
    -- The number of attempts to post it. If there was one, the message may exist, so it is searched for before the next.
    attempts      INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    -- The later notice whose post also reports this one.
    merged_into   INTEGER,
    -- NULL while the notice is pending.
    sent_at       INTEGER,
    CHECK ((kind IN ('turn', 'over')) = (from_position IS NOT NULL)),
    CHECK ((from_position IS NULL) = (to_position IS NULL)),
    CHECK ((kind = 'announcement') = (announcement IS NOT NULL))
) STRICT;

CREATE INDEX pending_notices         ON notices (id)          WHERE sent_at IS NULL;
CREATE INDEX notices_of_a_table      ON notices (table_id, id);
CREATE INDEX merged_notices          ON notices (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX notices_that_name_users ON notices (id)          WHERE substr(announcement, 1, 11) = '{"replaced"';

-- The latest message in each role.
CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    role     TEXT    NOT NULL CHECK (role IN ('lobby', 'turn', 'end', 'motion', 'status')),
    message  INTEGER NOT NULL,
    PRIMARY KEY (table_id, role)
) STRICT, WITHOUT ROWID;

-- Posts that still have the buttons of an earlier turn, with the notice whose post replaced them.
CREATE TABLE old_posts (
    message  INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    notice   INTEGER NOT NULL REFERENCES notices (id)
) STRICT;

CREATE INDEX old_posts_of_a_table ON old_posts (table_id);

-- Pending edits of posts: the number of changes of what a post shows, and how many of them it shows.
CREATE TABLE changes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    role     TEXT    NOT NULL CHECK (role IN ('lobby', 'turn', 'motion', 'status')),
    made     INTEGER NOT NULL CHECK (made >= 1),
    shown    INTEGER NOT NULL DEFAULT 0 CHECK (shown BETWEEN 0 AND made),
    PRIMARY KEY (table_id, role)
) STRICT, WITHOUT ROWID;

CREATE INDEX changes_to_show ON changes (table_id) WHERE shown < made;

-- The clock of each table that waits for an answer.
CREATE TABLE clocks (
    table_id   INTEGER PRIMARY KEY REFERENCES tables (id),
    since      INTEGER NOT NULL,
    due        INTEGER,
    -- When the vote about the absent player starts. NULL once it has started.
    vote_at    INTEGER,
    -- When the bot answers for a player who is asked during another player's turn.
    bot_at     INTEGER,
    -- The time that was left for the answer when an awaited player announced an absence.
    time_left  INTEGER,
    -- When the table was paused, which stops the clock.
    stopped_at INTEGER
) STRICT;

CREATE INDEX votes_to_open  ON clocks (vote_at) WHERE vote_at IS NOT NULL;
CREATE INDEX bots_to_answer ON clocks (bot_at)  WHERE bot_at IS NOT NULL;

-- The time left in each player's bank. A bank without a row is full.
CREATE TABLE time_banks (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    remaining INTEGER NOT NULL CHECK (remaining >= 0),
    -- The time that the latest answer returned to the bank. An undo takes it back.
    returned  INTEGER NOT NULL CHECK (returned >= 0),
    -- When the player begins to draw on the bank. NULL if the table does not wait for the player.
    runs_from INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Reminders to send. A row is deleted in the transaction that writes the notice of the reminder.
CREATE TABLE reminders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX due_reminders ON reminders (at);

-- Votes. A vote about a move lapses when the game goes on.
CREATE TABLE motions (
    -- Never reused, because custom IDs contain it.
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind     TEXT    NOT NULL CHECK (kind IN ('undo', 'absence', 'replacement', 'offer')),
    -- The seat that the vote is about.
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    -- The user who would take over the seat.
    user_id  INTEGER,
    -- The position in the log to which an undo would return.
    position INTEGER,
    -- The length of the log when the vote started.
    length   INTEGER NOT NULL,
    -- NULL while the vote is open.
    outcome  TEXT    CHECK (outcome IN (
        'lapsed', 'refused', 'agreed', 'wait', 'skip', 'bot_once', 'bot', 'replace', 'resign'
    ))
) STRICT;

CREATE UNIQUE INDEX one_open_motion_of_a_table ON motions (table_id) WHERE outcome IS NULL;
CREATE INDEX motions_of_a_table   ON motions (table_id, id);
CREATE INDEX motions_about_a_user ON motions (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE ballots (
    motion  INTEGER NOT NULL REFERENCES motions (id),
    user_id INTEGER NOT NULL,
    vote    TEXT    NOT NULL CHECK (vote IN ('yes', 'no', 'wait', 'skip', 'bot_once', 'bot', 'replace', 'resign')),
    PRIMARY KEY (motion, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX ballots_of_a_user ON ballots (user_id);

-- Standing orders. No other player sees them.
CREATE TABLE standing_orders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    name     TEXT    NOT NULL,
    value    INTEGER NOT NULL CHECK (value BETWEEN 0 AND 99),
    PRIMARY KEY (table_id, seat, name)
) STRICT, WITHOUT ROWID;

-- The numbers that players submit in the current sealed round, such as sealed bids: a number per player and subject. They are deleted
-- once used, are in no record, and no other player sees them.
CREATE TABLE sealed_numbers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    -- What the number is about, as the expansion numbers it, such as the position of a tile.
    subject  INTEGER NOT NULL CHECK (subject BETWEEN 0 AND 5),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    number   INTEGER NOT NULL CHECK (number BETWEEN 0 AND 99),
    PRIMARY KEY (table_id, subject, seat)
) STRICT, WITHOUT ROWID;

-- When each player joined a table, or last confirmed that they still want to play. Rows are deleted when the game starts.
CREATE TABLE confirmations (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id  INTEGER NOT NULL,
    made_at  INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX confirmations_of_a_user ON confirmations (user_id);

-- The players who agree that everyone in the channel sees the review of their game.
CREATE TABLE review_consents (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX review_consents_of_a_user ON review_consents (user_id);

-- The players with whom each game began, and their places at its end. They stay as long as the record of the game.
CREATE TABLE players (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    -- A negative number for a bot, and for a former player, who has the same number in all games.
    user_id  INTEGER NOT NULL,
    -- The bot, if the player is one.
    bot      TEXT    CHECK (bot <> ''),
    -- The place at the end of the game. NULL before.
    place    INTEGER CHECK (place BETWEEN 1 AND 6),
    points   INTEGER NOT NULL DEFAULT 0,
    -- Whether the player had resigned or given up the seat at the end of the game.
    has_left INTEGER NOT NULL DEFAULT 0 CHECK (has_left IN (0, 1)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_by_user ON players (user_id);

-- The games that are over.
CREATE TABLE results (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    guild    INTEGER,
    -- The kind of game, each of which has ratings of its own.
    pool     TEXT    NOT NULL CHECK (pool IN ('two', 'two_expanded', 'more', 'more_expanded')),
    ending   TEXT    NOT NULL CHECK (ending IN ('played_out', 'one_left')),
    -- When the game ended. NULL if the game is not rated.
    rated_at INTEGER
) STRICT;

CREATE INDEX rated_results ON results (guild, rated_at) WHERE rated_at IS NOT NULL;

-- Series of games between two users.
CREATE TABLE duels (
    -- The table of the first game.
    table_id   INTEGER PRIMARY KEY REFERENCES tables (id),
    -- Negative numbers for former players.
    challenger INTEGER NOT NULL,
    opponent   INTEGER NOT NULL,
    -- The maximum number of games.
    length     TEXT    NOT NULL CHECK (length IN ('1', '3', '5')),
    -- Whether a game has ended and the next one has not begun.
    is_due     INTEGER NOT NULL DEFAULT 0 CHECK (is_due IN (0, 1))
) STRICT;

CREATE INDEX due_duels             ON duels (table_id) WHERE is_due = 1;
CREATE INDEX duels_of_a_challenger ON duels (challenger);
CREATE INDEX duels_of_an_opponent  ON duels (opponent);

-- The preferences and absences of users.
CREATE TABLE preferences (
    user_id         INTEGER PRIMARY KEY,
    -- The name of a time zone in the IANA database, such as Europe/Paris.
    zone            TEXT,
    -- The quiet hours, in minutes after midnight.
    quiet_from      INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),
    quiet_to        INTEGER CHECK (quiet_to BETWEEN 0 AND 1439),
    reminders       INTEGER NOT NULL CHECK (reminders IN (0, 1)),
    -- Whether the user gets a direct message when it is their turn.
    direct_messages INTEGER NOT NULL CHECK (direct_messages IN (0, 1)),
    locale          TEXT,
    -- The seat with the preferred colour and mark.
    mark            INTEGER CHECK (mark BETWEEN 0 AND 5),
    away_until      INTEGER,
    -- Whether other users see only the reliability in the user's profile.
    hides_profile   INTEGER NOT NULL DEFAULT 0 CHECK (hides_profile IN (0, 1)),
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT;

-- Options of a table that a server has saved under a name.
CREATE TABLE presets (
    guild  INTEGER NOT NULL,
    name   TEXT    NOT NULL CHECK (name <> ''),
    terms  TEXT    NOT NULL CHECK (json_valid(terms)),
    -- The member who saved it. NULL if that user's data was erased: only members who may manage the server change it then.
    author INTEGER,
    PRIMARY KEY (guild, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX presets_of_an_author ON presets (author) WHERE author IS NOT NULL;

-- The settings of servers.
CREATE TABLE servers (
    guild     INTEGER PRIMARY KEY,
    settings  TEXT    NOT NULL CHECK (json_valid(settings)),
    -- Whether `/game find` on other servers lists the tables of this one.
    is_listed INTEGER NOT NULL DEFAULT 0 CHECK (is_listed IN (0, 1))
) STRICT;

CREATE INDEX listed_servers ON servers (guild) WHERE is_listed = 1;

-- The addresses to which servers want results sent.
CREATE TABLE feeds (
    guild    INTEGER PRIMARY KEY,
    url      TEXT    NOT NULL CHECK (url <> ''),
    -- The secret with which messages are signed.
    secret   TEXT    NOT NULL CHECK (secret <> ''),
    -- The attempts that have failed since the last message was delivered, and the time of the next attempt.
    failures INTEGER NOT NULL DEFAULT 0 CHECK (failures >= 0),
    retry_at INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Messages to send to the feeds, at least once. A message is written in the transaction of the change that it reports, and deleted once
-- it is delivered or too old.
CREATE TABLE feed_messages (
    -- Never reused, because receivers recognise repeated messages by it.
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL REFERENCES feeds (guild),
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    event      TEXT    NOT NULL CHECK (json_valid(event)),
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX messages_of_a_feed       ON feed_messages (guild, id);
CREATE INDEX feed_messages_of_a_table ON feed_messages (table_id);

-- How much of a rate limit each user has used: for actions that post to a table, or for opening tables (table 0).
CREATE TABLE allowances (
    user_id  INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    -- When the whole limit is available again.
    full_at  INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

-- The links with which users can begin a session on the pages. A link is deleted when it is used or replaced.
CREATE TABLE login_links (
    user_id    INTEGER PRIMARY KEY,
    -- The SHA-256 hash of the secret in the link.
    hash       BLOB    NOT NULL CHECK (length(hash) = 32),
    expires_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_login_link_of_a_secret ON login_links (hash);
CREATE INDEX login_links_by_end ON login_links (expires_at);

-- The sessions of users in browsers, by the SHA-256 hash of their secrets.
CREATE TABLE sessions (
    hash       BLOB    PRIMARY KEY CHECK (length(hash) = 32),
    user_id    INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    used_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of_a_user ON sessions (user_id, created_at);
CREATE INDEX sessions_by_end    ON sessions (expires_at);

-- Recent webhook events of Discord, by the SHA-256 hash of their bodies. No copy of such an event is processed.
CREATE TABLE webhook_events (
    hash         BLOB    PRIMARY KEY CHECK (length(hash) = 32),
    processed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

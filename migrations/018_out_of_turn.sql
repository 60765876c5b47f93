-- Whether the bot answers for a player who is asked during another player's turn and does not answer within an hour.
ALTER TABLE tables ADD COLUMN out_of_turn TEXT NOT NULL DEFAULT 'wait' CHECK (out_of_turn IN ('wait', 'bot'));

-- When the bot answers, in seconds since 1970.
ALTER TABLE clocks ADD COLUMN bot_at INTEGER;
CREATE INDEX bots_to_answer ON clocks (bot_at) WHERE bot_at IS NOT NULL;

-- Another reason for an answer that its player has not given. SQLite cannot change a constraint, so a new column replaces the old one.
ALTER TABLE entries ADD COLUMN new_made_by TEXT CHECK (new_made_by IN ('order', 'vote', 'bot'));
UPDATE entries SET new_made_by = made_by WHERE made_by IS NOT NULL;
ALTER TABLE entries DROP COLUMN made_by;
ALTER TABLE entries RENAME COLUMN new_made_by TO made_by;

-- Whether the bot answers for a player who is asked during another player's turn and does not answer within an hour.
ALTER TABLE tables
    ADD COLUMN out_of_turn text COLLATE "C" NOT NULL DEFAULT 'wait' CHECK (out_of_turn IN ('wait', 'bot'));

-- When the bot answers, in seconds since 1970.
ALTER TABLE clocks ADD COLUMN bot_at bigint;
CREATE INDEX bots_to_answer ON clocks (bot_at) WHERE bot_at IS NOT NULL;

-- Another reason for an answer that its player has not given.
ALTER TABLE entries DROP CONSTRAINT entries_made_by_check;
ALTER TABLE entries ADD CONSTRAINT entries_made_by_check CHECK (made_by IN ('order', 'vote', 'bot'));

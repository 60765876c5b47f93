-- How long players can undo a move without consent although the next tile was drawn. Games that have begun keep the rule they began
-- with.
ALTER TABLE tables
    ADD COLUMN grace text COLLATE "C" NOT NULL DEFAULT 'none' CHECK (grace IN ('minute', 'next_move', 'none'));

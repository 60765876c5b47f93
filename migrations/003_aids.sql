-- Whether a table works out odds and values for its players. Tables that are there did.
ALTER TABLE tables ADD COLUMN aids TEXT NOT NULL DEFAULT 'on' CHECK (aids IN ('on', 'off'));

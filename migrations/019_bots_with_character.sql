-- Bots have a level and, optionally, a character: `steady` or `steady-farmer`. SQLite cannot change a constraint, so a new column
-- replaces the old one.
ALTER TABLE seats ADD COLUMN new_bot TEXT CHECK (new_bot <> '');
UPDATE seats SET new_bot = bot;
ALTER TABLE seats DROP COLUMN bot;
ALTER TABLE seats RENAME COLUMN new_bot TO bot;

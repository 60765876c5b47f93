-- Bots have a level and, optionally, a character: `steady` or `steady-farmer`.
ALTER TABLE seats DROP CONSTRAINT seats_bot_check;
ALTER TABLE seats ADD CONSTRAINT seats_bot_check CHECK (bot <> '');

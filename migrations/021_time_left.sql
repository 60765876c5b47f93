-- The time that was left for the answer when an awaited player announced an absence, in seconds. A player who returns early continues with
-- it. NULL if no absence has stopped the clock.
ALTER TABLE clocks ADD COLUMN time_left INTEGER;

-- Seats that the bot plays, and how well. One that has no person of its own has a number below zero in the person's place, which
-- is nobody's; one that has is played for its person until they take it back.
ALTER TABLE seats ADD COLUMN bot TEXT CHECK (bot IN ('gentle', 'steady', 'strong'));

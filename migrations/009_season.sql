-- The season that a table's pictures show. Those of tables that are there show summer.
ALTER TABLE tables ADD COLUMN season TEXT NOT NULL DEFAULT 'summer' CHECK (season IN ('summer', 'winter'));

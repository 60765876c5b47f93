-- What people would pay at most for the tile that is being auctioned, where bids are sealed. A row lives until that tile is
-- sold; it is in no record and nobody else sees it.
CREATE TABLE sealed_bids (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    -- The tile: its place among those on offer. What was filed for one tile counts for no other.
    offer    INTEGER NOT NULL CHECK (offer BETWEEN 0 AND 5),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    most     INTEGER NOT NULL CHECK (most BETWEEN 0 AND 99),
    PRIMARY KEY (table_id, offer, seat)
) STRICT, WITHOUT ROWID;

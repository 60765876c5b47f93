# Spiel Doch!: two land tiles.
expansion-spiel_doch = Spiel Doch!
    .description = Two land tiles, either of which can be the start tile; 2 tiles
    .card =
        - Two more tiles of the known kinds.
option-spiel_doch-start = Spiel Doch!: which tiles are placed first
value-spiel_doch-start-ordinary = the ordinary start tile is placed first
value-spiel_doch-start-both_tiles = both tiles of Spiel Doch! are placed first

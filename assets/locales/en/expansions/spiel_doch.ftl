# Spiel Doch!: two land tiles.
expansion-spiel_doch = Spiel Doch!
    .description = Two land tiles, with which a game can begin; 2 tiles
    .card =
        - Two more tiles of the known kinds.
option-spiel_doch-start = Spiel Doch!: how the game begins
value-spiel_doch-start-ordinary = the game begins with the ordinary start tile
value-spiel_doch-start-both_tiles = the game begins with both tiles of Spiel Doch!

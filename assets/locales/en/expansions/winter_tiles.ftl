# Winter tiles: the tiles that the Winter Edition adds to the base game.
expansion-winter_tiles = Winter tiles
    .description = The extra tiles of the Winter Edition; 12 tiles
    .card =
        - More tiles of the known kinds. The animals on them mean nothing.

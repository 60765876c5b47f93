# The Wind Roses: tiles that score in their direction from a rose.
expansion-wind_roses = The Wind Roses
    .description = Tiles that score if you place them in their direction from the wind rose; 6 tiles
    .card =
        - *Quarter of a rose:* if you place the tile in that direction from the wind rose that was placed last, you score 3 points at once. The rose’s own row and column count for the quarters on both sides.
wind_roses_tile_rose = { $part ->
    [rose_north_east] north-east quarter of a wind rose
    [rose_south_east] south-east quarter of a wind rose
    [rose_south_west] south-west quarter of a wind rose
    [rose_north_west] north-west quarter of a wind rose
   *[all] wind rose
}
wind_roses_score_rose = Wind rose, { $at }: { $winners }
wind_roses_label_rose = { $points } for the quarter of the wind rose
wind_roses_alt_rose = Wind rose at { $at }, with its north pointing { $side }.
category-wind_rose = wind roses
    .title = Wind roses
    .none = No wind rose scored.
    .rule = A tile with a quarter of a wind rose scores 3 points at once if it is placed in that direction from the rose that was placed last.

# Les Roses des Vents : des tuiles qui rapportent dans leur direction.
expansion-wind_roses = Les Roses des Vents
    .description = Des tuiles qui rapportent si tu les places dans leur direction depuis la rose ; 6 tuiles
    .card =
        - *Quart de rose :* si tu places la tuile dans cette direction depuis la dernière rose des vents placée, tu marques aussitôt 3 points. La ligne et la colonne de la rose comptent pour les quarts des deux côtés.
wind_roses_tile_rose = { $part ->
    [rose_north_east] quart nord-est d’une rose des vents
    [rose_south_east] quart sud-est d’une rose des vents
    [rose_south_west] quart sud-ouest d’une rose des vents
    [rose_north_west] quart nord-ouest d’une rose des vents
   *[all] rose des vents
}
wind_roses_score_rose = Rose des vents, { $at } : { $winners }
wind_roses_label_rose = { $points } pour le quart de rose des vents
wind_roses_alt_rose = Rose des vents en { $at } ; son nord : { $side }.
category-wind_rose = roses des vents
    .title = Roses des vents
    .none = Aucune rose des vents n’a rapporté de points.
    .rule = Une tuile avec un quart de rose des vents rapporte aussitôt 3 points si elle est placée dans cette direction depuis la dernière rose placée.

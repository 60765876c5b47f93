# Les tuiles en mots.
tile_city = { $sides ->
    [0] bourg fermé
    [1] ville sur un côté
    [2] { $form ->
        [straight] ville d’un bord à l’autre
       *[bend] coin de ville
    }
    [3] ville sur trois côtés
   *[other] ville sur quatre côtés
}{ $pennants ->
    [0] {""}
    [one] {" "}avec blason
   *[other] {" "}avec { $pennants } blasons
}
tile_cities = { $count ->
    [2] deux villes séparées
   *[other] { $count } villes séparées
}
tile_road = { $form ->
    [straight] route droite
    [bend] virage
    [inner] petite route
    [wide] carrefour
   *[end] bout de route
}
tile_roads = { $count ->
    [2] deux routes
    [3] carrefour de trois routes
    [4] carrefour de quatre routes
   *[other] { $count } routes
}
tile_monastery = abbaye
tile_garden = jardin
tile_meadow = pré

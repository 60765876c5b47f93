# Tiles in words.
tile_city = { $sides ->
    [0] enclosed city
    [1] city on one side
    [2] { $form ->
        [straight] city straight across
       *[bend] city corner
    }
    [3] city on three sides
   *[other] full city tile
}{ $pennants ->
    [0] {""}
    [one] {" "}with a coat of arms
   *[other] {" "}with { $pennants } coats of arms
}
tile_cities = { $count ->
    [2] two separate cities
   *[other] { $count } separate cities
}
tile_road = { $form ->
    [straight] straight road
    [bend] road bend
    [inner] short road
    [wide] crossroads
   *[end] road end
}
tile_roads = { $count ->
    [2] two roads
    [3] three-way crossroads
    [4] four-way crossroads
   *[other] { $count } roads
}
tile_monastery = monastery
tile_garden = garden
tile_meadow = field

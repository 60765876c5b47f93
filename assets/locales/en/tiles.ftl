# Tiles in words.
tile_city = { $sides ->
    [0] walled town
    [1] city on one side
    [2] { $form ->
        [straight] city from side to side
       *[bend] city corner
    }
    [3] city on three sides
   *[other] city all over
}{ $pennants ->
    [0] {""}
    [one] {" "}with a pennant
   *[other] {" "}with { $pennants } pennants
}
tile_cities = { $count ->
    [2] two separate cities
   *[other] { $count } separate cities
}
tile_road = { $form ->
    [straight] straight road
    [bend] road bend
    [inner] short road
    [wide] crossing
   *[end] road end
}
tile_roads = { $count ->
    [2] two roads
    [3] crossing of three roads
    [4] crossing of four roads
   *[other] { $count } roads
}
tile_monastery = monastery
tile_garden = garden
tile_inn = inn
tile_meadow = meadow

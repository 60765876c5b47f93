# Little Buildings: buildings on tiles.
expansion-little_buildings = Little Buildings
    .description = Buildings that you can place on your tile instead of a meeple, for more points there; no tiles
    .card =
        - *Building:* instead of placing a meeple, you can place a building on the tile. Each building adds 1 point to every road, city and field on its tile when these are scored, and to monasteries around it, for all who score them.
option-little_buildings-values = Little Buildings: the points for a building
value-little_buildings-values-equal = each building adds 1 point
value-little_buildings-values-different = a tower adds 3 points, a house 2, a shed 1
option-little_buildings-share = Little Buildings: how many each player has
value-little_buildings-share-most = as many buildings for each player as possible
value-little_buildings-share-equal_kinds = as many sheds, houses and towers for each player as possible, equally many of each
piece-little_shed = { $count ->
    [one] 1 shed
   *[other] { $count } sheds
}
piece-little_house = { $count ->
    [one] 1 little house
   *[other] { $count } little houses
}
piece-little_tower = { $count ->
    [one] 1 little tower
   *[other] { $count } little towers
}
little_buildings_heading_building = Building
little_buildings_action_build = Build { $piece }
little_buildings_event_built = { $player } placed { $piece } on *{ $at }*.
little_buildings_alt_buildings = Buildings: { $tiles }.
little_buildings_alt_building = { $piece } on { $at }
little_buildings_label_buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
little_buildings_rule_equal = Each building on its tiles adds 1 point; for a monastery or garden, on the nine tiles.
little_buildings_rule_different = A building on its tiles adds points: a tower 3, a house 2, a shed 1; for a monastery or garden, on the nine tiles.
little_buildings_refusal_no_building = You have no such building left.
little_buildings_refusal_wrong_tile = A building goes on the tile that you have just placed.

# Houses and Walls: pieces that let tiles fit that otherwise would not.
expansion-houses_and_walls = Houses and Walls
    .description = Fan expansion: pieces that let tiles fit that otherwise wouldn’t; small house rules
    .card =
        - *House:* ends a road where it meets a field. *Wall:* separates a field from a city. Your tile can use one of them if it wouldn’t fit otherwise.
option-houses_and_walls-pieces = Houses and Walls (our rule): how many of each every player starts with
value-houses_and_walls-pieces-by_players = two houses and walls each, one with five or six players
value-houses_and_walls-pieces-one = one house and one wall each
value-houses_and_walls-pieces-two = two houses and two walls each
option-houses_and_walls-house_ends = Houses and Walls (our reading): which roads a house can end
value-houses_and_walls-house_ends-new_roads = a house ends a road of the new tile
value-houses_and_walls-house_ends-all_roads = a house ends old roads too
option-houses_and_walls-needed_piece = Houses and Walls (our rule): what happens to a tile that only fits with one
value-houses_and_walls-needed_piece-may_discard = a tile that fits only with a house or wall can be discarded
value-houses_and_walls-needed_piece-must_build = a tile that fits only with a house or wall must be placed
houses_and_walls_option_uses_marker = { $piece ->
    [house] { $left ->
        [0] uses your last house
       *[other] uses a house, { $left } left
    }
   *[wall] { $left ->
        [0] uses your last wall
       *[other] uses a wall, { $left } left
    }
}
houses_and_walls_marker_used = { $piece ->
    [house] This needs a house on the { $side } side of *{ $at }*
   *[wall] This needs a wall on the { $side } side of *{ $at }*
}{ $left ->
    [0] : your last one.
   *[other] ; you keep { $left }.
}
houses_and_walls_action_discard_marker = Discard the tile, build nothing
houses_and_walls_event_built = { $piece ->
    [house] { $player } built a house on the { $side } side of { $at }.
   *[wall] { $player } built a wall on the { $side } side of { $at }.
}
houses_and_walls_refusal_marker_no_house_left = You have no house left.
houses_and_walls_refusal_marker_no_wall_left = You have no wall left.
houses_and_walls_refusal_marker_no_house = A house ends a road of your tile where it meets a field; all other sides must fit.
houses_and_walls_refusal_marker_no_wall = A wall separates a field from a city; all other sides must fit.
piece-house = { $count ->
    [one] 1 house
   *[other] { $count } houses
}
piece-wall = { $count ->
    [one] 1 wall
   *[other] { $count } walls
}

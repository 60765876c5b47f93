# Houses and Walls: pieces between tiles that would not fit.
label_HOUSES_AND_WALLS = Houses and Walls
    .description = Fan expansion: pieces between tiles that would not fit; small rules of our own
label_HOUSE_PIECES = How many houses and walls
    .description = Houses and Walls (our rule): how many of each everybody begins with
label_HOUSE_PIECES_BY_PLAYERS = two houses and walls each, one with five or six players
label_HOUSE_PIECES_ONE = one house and one wall each
label_HOUSE_PIECES_TWO = two houses and two walls each
label_HOUSE_ENDS = Which roads end at houses
    .description = Houses and Walls (our reading): which roads a house may end
label_HOUSE_ENDS_NEW_ROADS = a house ends a road of the new tile
label_HOUSE_ENDS_ALL_ROADS = a house ends old roads too
label_NEEDED_PIECE = Tiles that need a house or wall
    .description = Houses and Walls (our rule): what becomes of a tile that fits only with one
label_NEEDED_PIECE_MAY_DISCARD = a tile that fits only with a house or wall may be discarded
label_NEEDED_PIECE_MUST_BUILD = a tile that fits only with a house or wall must be laid
option_uses_marker = { $piece ->
    [house] { $left ->
        [0] uses your last house
       *[other] uses a house, { $left } left
    }
   *[wall] { $left ->
        [0] uses your last wall
       *[other] uses a wall, { $left } left
    }
}
marker_used = { $piece ->
    [house] This needs a house in the { $side } of **{ $at }**
   *[wall] This needs a wall in the { $side } of **{ $at }**
}{ $left ->
    [0] : your last one.
   *[other] ; you keep { $left }.
}
action_discard_marker = Discard the tile, build nothing
story_built = { $piece ->
    [house] { $player } built a house in the { $side } of { $at }.
   *[wall] { $player } built a wall in the { $side } of { $at }.
}
refusal_marker = { $reason ->
    [no_house_left] You have no house left.
    [no_wall_left] You have no wall left.
    [house] A house ends a road of your tile where it meets a field; all other sides must fit.
   *[wall] A wall separates a field from a city; all other sides must fit.
}

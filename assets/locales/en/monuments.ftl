# Monuments, Houses and Walls, Deserts.
label_MONUMENTS = Monuments
    .description = Fan expansion: four large tiles with cubes and objectives, in a layout of our own
label_HOUSES_AND_WALLS = Houses and Walls
    .description = Fan expansion: pieces between tiles that would not fit; small rules of our own
label_DESERTS = Deserts
    .description = Fan expansion: oases, spice and sandworms; 20 tiles of our own design
label_MONUMENT = monument
    .description = Cubes, architects and objectives of monuments
label_MONUMENT_CUBE = cube
    .description = Lay your tile and put a cube on an objective that it advances
label_MONUMENT_ARCHITECT = architect
    .description = Lay the monument in your hand with your meeple as its architect
label_MONUMENT_INFO = info
    .description = How far the objectives are, who has cubes there, and what they earn
label_MONUMENT_WHICH = which
    .description = The place of the monument; all if you leave it out
label_OBJECTIVE = objective
    .description = Which objective, if there are several
label_UNPLACEABLE_MONUMENT = Monuments that fit nowhere
    .description = Monuments (our rule): what becomes of one that fits nowhere
label_UNPLACEABLE_MONUMENT_RESHUFFLED = a monument that fits nowhere goes back into the pile
label_UNPLACEABLE_MONUMENT_DISCARDED = a monument that fits nowhere leaves the game
label_PLACING_CUBE = Cubes on a new monument
    .description = Monuments (our reading): what a cube costs whoever lays the monument
label_PLACING_CUBE_INSTEAD = a cube on a new monument instead of a figure
label_PLACING_CUBE_AS_WELL = a cube on a new monument as well as a figure
label_CHAPPAAI = Chappa’ai
    .description = Monuments (our rule): what a Chappa’ai is for
label_CHAPPAAI_PORTAL = a Chappa’ai leads the meeple to another one
label_CHAPPAAI_DECORATION = Chappa’ai are decoration
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
label_OASIS = Oases
    .description = Deserts (our rule): what an oasis is for
label_OASIS_GARDEN_LIKE = oases score like gardens, deserts counting twice
label_OASIS_DECORATION = oases are decoration
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
label_cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
monument_which = { $player }, you choose: your tile completes more objectives than you have cubes left ({ $left }). Which one gets a cube?
monument_title = **Monument at { $at }**
monument_title_with = **Monument at { $at }** · architect: { $players }
objective_done = **{ $objective }** completed
objective_open = **{ $objective }** { $filled } of { $cells } tiles, missing { $missing } · each cube: { $gain }
option_objective = { $filled } of { $cells } tiles · earns { $gain }
option_of_tiles = { $tiles } of { $all } tiles there
monument_bank = Renown left to win: { $left }
monument_none = No monument lies on the table yet.
monument_ours = The author’s sheets leave much open: monuments, patterns, rewards, desert tiles and the small rules that are marked so are our own.
alt_monument = Monument at { $at }. { $objectives }.
alt_objective = Objective { $objective }: { $filled } of { $cells } tiles{ $owners ->
    [0] {""}
   *[other] , cubes { $cubes }
}
fault_no_monuments = This table plays without Monuments.
fault_no_architect = Nobody can become an architect there: your tile is no monument, or all your meeples are on the board.
fault_monument = No monument lies there. Possible: { $possible }.
fault_cube = No cube can be placed like that. Possible: { $possible }.
story_monument_back = { $player } drew a monument that fits nowhere ({ $tile }); it went back into the pile.
story_cube = { $player } put a cube on objective { $objective } of the monument at { $at }.
story_cube_completed = { $player } completes objective { $objective } of the monument at { $at } and has a cube there.
story_through = { $player } sends the meeple through the Chappa’ai at { $at }.
story_objective = Objective { $objective } of the monument at { $at } is completed.
story_reward = { $player } gets for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}: { $gain }
story_renown = { $player } **+{ $points }** ({ $tokens } Renown)
story_built = { $piece ->
    [house] { $player } built a house in the { $side } of { $at }.
   *[wall] { $player } built a wall in the { $side } of { $at }.
}
story_rode = The sandworm at { $at } carries the meeple of { $player } away.
reward_points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
reward_renown = { $count } Renown
reward_bridges = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}
reward_houses = { $count ->
    [one] 1 house
   *[other] { $count } houses
}
reward_walls = { $count ->
    [one] 1 wall
   *[other] { $count } walls
}
reward_nothing = nothing
score_worm = A sandworm came beside the spice at { $place }: { $winners }
label_monument = finished monument
label_objectives = { $count ->
    [one] 1 objective
   *[other] { $count } objectives
}
label_deserts = { $count ->
    [one] 1 desert around
   *[other] { $count } deserts around
}
label_spice = finished spice deposit
tile_monument = monument
tile_chappaai = Chappa’ai
tile_desert = desert
tile_oasis = oasis
tile_spice = spice deposit
tile_sandworm = sandworm
action_cube = cube on objective { $objective } of the monument at { $at }
action_portal = through the Chappa’ai to { $at }: { $spot }
action_ride = with the sandworm to { $at }: { $spot }
refusal_marker = { $reason ->
    [no_house_left] You have no house left.
    [no_wall_left] You have no wall left.
    [house] A house ends a road of your tile before a field; all other sides must fit.
   *[wall] A wall parts a field from a city; all other sides must fit.
}
refusal_cube = { $reason ->
    [none] All your cubes are on the board.
    [complete] That objective is completed.
    [elsewhere] Your tile does not advance that objective.
    [enough] You put a cube on with this tile already.
   *[unknown] There is no such objective.
}

# Monuments, Houses and Walls, Deserts.
label_MONUMENTS = Monuments
    .description = Fan expansion: four large tiles with cubes and objectives, in a layout of our own
label_HOUSES_AND_WALLS = Houses and Walls
    .description = Fan expansion: pieces between tiles that would not fit
label_DESERTS = Deserts
    .description = Fan expansion: oases, spice and sandworms; 20 tiles of our own design
story_reshuffled = { $player } drew a monument that fits nowhere ({ $tile }); it went back into the pile.
story_cube = { $player } put a cube on objective { $objective } of the monument at { $at }.
story_cube_completed = { $player } completes objective { $objective } of the monument at { $at } and has a cube there.
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

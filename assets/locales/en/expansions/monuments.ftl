# Monuments: cubes, architects, objectives and Renown.
expansion-monuments = Monuments
    .description = Fan expansion: four large tiles with cubes and objectives, in a layout of our own
    .card =
        - *Monument:* a tile of four cells with four objectives. A meeple placed on it is its architect: 40 points if all are completed, otherwise 10 for each at the end.
        - *Cube:* when your tile advances an objective, you can place a cube on it instead of a meeple. Completed objectives reward every cube on them.
        - *Renown:* scores at the end, each token more the more you have.
label_MONUMENT = monument
    .description = The objectives of the monuments: progress, cubes and rewards
label_MONUMENT_INFO = info
    .description = Progress of the objectives, whose cubes are on them, and what they earn
label_MONUMENT_WHICH = which
    .description = The spot of the monument; all if left empty
option-monuments-unplaceable = Monuments (our rule): what happens to one that fits nowhere
value-monuments-unplaceable-reshuffled = a monument that fits nowhere goes back into the draw pile
value-monuments-unplaceable-discarded = a monument that fits nowhere is discarded
option-monuments-placing_cube = Monuments (our reading): whether a cube replaces the meeple when a monument is placed
value-monuments-placing_cube-instead = a cube on a new monument instead of a meeple
value-monuments-placing_cube-as_well = a cube on a new monument as well as a meeple
option-monuments-chappaai = Monuments (our rule): what a Chappa’ai is for
value-monuments-chappaai-portal = a Chappa’ai leads the meeple to another one
value-monuments-chappaai-decoration = Chappa’ai are decoration
piece-cube = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
monuments_monument_which = { $player }, your tile completes more objectives than you have cubes left for ({ $left }). Which one gets a cube?
monuments_monument_title = *Monument at { $at }*
monuments_monument_title_with = *Monument at { $at }* · architect: { $players }
monuments_objective_done = *Objective { $objective }* completed
monuments_objective_open = *Objective { $objective }*: { $filled } of { $cells } tiles, missing { $missing } · each cube: { $gain }
monuments_option_objective = { $filled } of { $cells } tiles · earns { $gain }
monuments_monument_bank = Renown still available: { $left }
monuments_monument_none = No monument is on the board yet.
monuments_alt_monument = Monument at { $at }. { $objectives }.
monuments_alt_objective = Objective { $objective }: { $filled } of { $cells } tiles{ $owners ->
    [0] {""}
   *[other] , cubes { $cubes }
}
monuments_error_monument = There’s no monument there. Possible: { $possible }.
monuments_event_monument_back = { $player } drew a monument that fits nowhere ({ $tile }); it went back into the draw pile.
monuments_event_cube = { $player } placed a cube on objective { $objective } of the monument at { $at }.
monuments_event_cube_completed = { $player } completed objective { $objective } of the monument at { $at }, with a cube on it.
monuments_event_through = { $player } sent the meeple through the Chappa’ai at { $at }.
monuments_event_objective = Objective { $objective } of the monument at { $at } was completed.
monuments_event_reward = { $player } earned for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}: { $gain }
monuments_score_objective = Objective { $objective } of the monument at { $at }: { $winners }
monuments_score_renown = Renown: { $winners }
monuments_event_renown = { $player } *+{ $points }* ({ $tokens } Renown)
monuments_reward_points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
piece-renown = { $count } Renown
monuments_reward_nothing = nothing
monuments_label_monument = completed monument
monuments_label_objectives = { $count ->
    [one] 1 objective
   *[other] { $count } objectives
}
monuments_tile_monument = monument
monuments_tile_chappaai = Chappa’ai
monuments_action_cube = cube on objective { $objective } of the monument at { $at }
monuments_action_portal = through the Chappa’ai to { $at }: { $spot }
monuments_refusal_cube_none_left = All your cubes are on the board.
monuments_refusal_cube_objective_complete = That objective is completed.
monuments_refusal_cube_not_advanced = Your tile doesn’t advance that objective.
monuments_refusal_cube_limit_reached = You’ve already placed a cube with this tile.
monuments_refusal_cube_no_objective = There’s no such objective.
monuments_role_architect = { $figure ->
    [large_meeple] large architect
   *[other] architect
}
kind-monument =
    .title = Monument
    .object = the monument
    .origin = from the monument
    .where = at the monument
    .completed = The monument at { $place } is completed: { $winners }
category-monument = monuments
    .title = Monuments
    .none = No monument scored.
    .rule = An objective rewards the players with cubes on it. A monument scores its architects 40 points when all its objectives are completed, or 10 for each completed one at the end of the game.
category-renown = Renown
    .title = Renown
    .none = No one had Renown.
    .rule = Renown scores its points at the end of the game.
monuments_heading_cube = Cube
monuments_heading_portal = Through the Chappa’ai

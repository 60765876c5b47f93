# Abbey & Mayor: abbeys, mayors, wagons and barns.
expansion-abbey_and_mayor = Abbey & Mayor
    .description = Abbeys that fit anywhere, a mayor, a wagon that moves on, and barns; 12 tiles
    .card =
        - *Abbey:* instead of drawing a tile, place it in a gap that has tiles on all four sides. It completes everything beside it and scores like a monastery.
        - *Mayor:* in a city, counts as one meeple per coat of arms. *Wagon:* once it has scored, it can move on to an unoccupied feature beside it.
        - *Barn:* where the corners of four field tiles meet. The farmers there score at once; at the end, the barn scores 4 points per completed city.
option-abbey_and_mayor-abbey_final_round = Abbey & Mayor: whether abbeys can be placed after the last tile
value-abbey_and_mayor-abbey_final_round-on = abbeys can be placed after the last tile
value-abbey_and_mayor-abbey_final_round-off = no abbeys after the last tile
option-abbey_and_mayor-wagon_move = Wagons: where a wagon can move after scoring
value-abbey_and_mayor-wagon_move-adjacent = wagons move to their own tile or an adjacent one
value-abbey_and_mayor-wagon_move-connected = wagons move only along a road
option-abbey_and_mayor-barn_placement = Barns: whether a field can have several
value-abbey_and_mayor-barn_placement-not_with_barn = one barn per field
value-abbey_and_mayor-barn_placement-free = any number of barns per field
option-abbey_and_mayor-wagon_after_castle = Wagons: whether a wagon moves on when its castle has scored
value-abbey_and_mayor-wagon_after_castle-neighbourhood = a wagon moves on from a castle
value-abbey_and_mayor-wagon_after_castle-none = a wagon goes home from a castle
option-abbey_and_mayor-castle_mayor_lord = Mayors: whether a mayor alone on a castle scores
value-abbey_and_mayor-castle_mayor_lord-scores_nothing = a mayor scores nothing on a castle
value-abbey_and_mayor-castle_mayor_lord-allowed = a mayor scores on a castle
figure-mayor = { $count ->
    [one] 1 mayor
   *[other] { $count } mayors
}
    .role = mayor
    .not_there = The mayor can only be placed in a city.
    .none_left = Your mayor is on the board.
figure-wagon = { $count ->
    [one] 1 wagon
   *[other] { $count } wagons
}
    .not_there = The wagon can only be placed on roads, in cities or on monasteries.
    .none_left = Your wagon is on the board.
abbey_and_mayor_role_wagon = wagon { $place }
abbey_and_mayor_tile_abbey = abbey
abbey_and_mayor_corner = { $direction ->
    [nw] north-west corner of { $at }
    [ne] north-east corner of { $at }
    [se] south-east corner of { $at }
   *[sw] south-west corner of { $at }
}
abbey_and_mayor_event_barn = { $player } placed a barn on the north-west corner of *{ $at }*.
abbey_and_mayor_event_wagon = { $player }’s wagon moved on: { $spot } at *{ $at }*.
kind-abbey =
    .title = Abbey
    .object = the abbey
    .origin = from the abbey
    .where = at the abbey
    .completed = The abbey at { $place } is completed: { $winners }
abbey_and_mayor_score_barn_placed = A barn is placed in the field at { $place }, so its farmers score: { $winners }
abbey_and_mayor_score_barn_joined = Farmers now share a field with the barn at { $place }: { $winners }
abbey_and_mayor_score_barn = Barn in the field at { $place }: { $winners }
abbey_and_mayor_rule_abbey = An abbey scores like a monastery.
abbey_and_mayor_rule_barn = When a barn is placed in a field, the farmers there score at once in the same way. Farmers that later join a field with a barn score only 1 point for each completed city.
abbey_and_mayor_action_abbey = Place the abbey
abbey_and_mayor_action_draw = Draw a tile
abbey_and_mayor_action_keep_abbey = Keep the abbey
abbey_and_mayor_action_barn = barn ({ $corner })
abbey_and_mayor_action_wagon = { $at } · { $spot }
abbey_and_mayor_action_wagon_home = Take it back
abbey_and_mayor_prompt_abbey = { $player }, *draw a tile*, or place your *abbey* instead? It fits at { $places }.
abbey_and_mayor_prompt_abbey_final = { $player }, the last tile is down. Place your *abbey*, or keep it? It fits at { $places }.
abbey_and_mayor_prompt_abbey_rehearsed = Trying your *abbey*: it closes everything it touches.
abbey_and_mayor_abbey_closes = It closes { $closed }.
abbey_and_mayor_abbey_closed = { $feature } at { $place }
abbey_and_mayor_prompt_wagon = { $player }, your *wagon* at *{ $at }* has scored. Take it back, or *move* it on?
abbey_and_mayor_prompt_wagon_upcoming = Your wagon scores with this: you can then take it back or move it.
abbey_and_mayor_heading_wagon = Where the wagon goes
piece-abbey = { $count ->
    [one] 1 abbey
   *[other] { $count } abbeys
}
piece-barn = { $count ->
    [one] 1 barn
   *[other] { $count } barns
}
abbey_and_mayor_alt_mayor = { $figure }, strength { $strength }
abbey_and_mayor_alt_barn = Barn of { $player } on the north-west corner of { $at }.
abbey_and_mayor_alt_wagon = The wagon at { $at } can move.
abbey_and_mayor_refusal_abbey = { $reason ->
    [hole] The abbey can only fill a gap with tiles on all four sides.
    [turned] The abbey can’t be rotated: all its sides are the same.
   *[late] You’ve already drawn a tile; an abbey is placed instead of drawing.
}
abbey_and_mayor_refusal_barn = { $reason ->
    [corner] A barn can only be placed on a corner where four tiles of one field meet, and the field must not have a barn.
    [farmer] That field has a barn, so you can’t place a farmer there.
   *[none] Your barn is on the board.
}
abbey_and_mayor_refusal_wagon = The wagon can only move to a nearby incomplete, unoccupied feature.
category-barn = barns
    .title = Barns
    .none = No barn scored.
    .rule = At the end of the game, a barn scores its owner 4 points for each completed city its field touches.
abbey_and_mayor_heading_barn = Barn

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
role_wagon = wagon { $place }
tile_abbey = abbey
corner = { $direction ->
    [nw] north-west corner of { $at }
    [ne] north-east corner of { $at }
    [se] south-east corner of { $at }
   *[sw] south-west corner of { $at }
}
event_barn = { $player } places a barn on the north-west corner of *{ $at }*.
event_wagon = { $player }’s wagon moves on: { $spot } at *{ $at }*.
kind-abbey =
    .title = Abbey
    .object = the abbey
    .origin = from the abbey
    .where = at the abbey
    .completed = The abbey at { $place } is completed: { $winners }
score_barn_put_up = A barn is placed in the field at { $place }, so its farmers score: { $winners }
score_barn_joined = Farmers now share a field with the barn at { $place }: { $winners }
score_barn = Barn in the field at { $place }: { $winners }
rule_abbey = An abbey scores like a monastery.
rule_barn = When a barn is placed in a field, the farmers there score at once in the same way. Farmers that later join a field with a barn score only 1 point for each completed city.
action_abbey = Place the abbey
action_draw = Draw a tile
action_keep_abbey = Keep the abbey
action_barn = barn ({ $corner })
action_wagon = { $at } · { $spot }
action_wagon_home = Take it back
abbey_yours = { $player }, *draw a tile*, or place your *abbey* instead? It fits at { $places }.
abbey_last = { $player }, the last tile is down. Place your *abbey*, or keep it? It fits at { $places }.
abbey_tried = Trying your *abbey*: it closes everything it touches.
abbey_closes = It closes { $closed }.
abbey_closed = { $feature } at { $place }
wagon_yours = { $player }, your *wagon* at *{ $at }* has scored. Take it back, or *move* it on?
wagon_ahead = Your wagon scores with this: you can then take it back or move it.
menu_wagon = Where the wagon goes
piece-abbey = { $count ->
    [one] 1 abbey
   *[other] { $count } abbeys
}
piece-barn = { $count ->
    [one] 1 barn
   *[other] { $count } barns
}
alt_mayor = { $figure }, strength { $strength }
alt_barn = Barn of { $player } on the north-west corner of { $at }.
alt_wagon = Where the wagon at { $at } can go: { $ways }.
refusal_abbey = { $reason ->
    [hole] The abbey can only fill a gap with tiles on all four sides.
    [turned] The abbey can’t be rotated: all its sides are the same.
   *[late] You’ve already drawn a tile; an abbey is placed instead of drawing.
}
refusal_barn = { $reason ->
    [corner] A barn can only be placed on a corner where four tiles of one field meet, and the field must not have a barn.
    [farmer] That field has a barn, so you can’t place a farmer there.
   *[none] Your barn is on the board.
}
refusal_wagon = The wagon can only move to a nearby incomplete, unoccupied feature.
category-barn = barns
    .title = Barns
    .none = No barn scored.
    .rule = At the end of the game, a barn scores its owner 4 points for each completed city its field touches.
menu_barn = Barn

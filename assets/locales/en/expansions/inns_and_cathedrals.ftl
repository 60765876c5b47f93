# Inns & Cathedrals: roads with inns, cities with cathedrals, and the large meeple.
label_INNS_AND_CATHEDRALS = Inns & Cathedrals
    .description = Inns and cathedrals double the stakes of roads and cities; a large meeple counts as two
label_INCOMPLETE = Unfinished
    .description = Inns & Cathedrals: what unfinished roads with an inn and cities with a cathedral score
label_INCOMPLETE_ZERO = with an inn or cathedral: nothing
label_INCOMPLETE_IGNORE = as without inn or cathedral
label_INNS = Inns
    .description = Inns & Cathedrals: whether inns count
label_INNS_ON = inns count
label_INNS_OFF = inns are decoration
label_CATHEDRALS = Cathedrals
    .description = Inns & Cathedrals: whether cathedrals count
label_CATHEDRALS_ON = cathedrals count
label_CATHEDRALS_OFF = cathedrals are decoration
label_LARGE_MEEPLE = Large meeple
    .description = Inns & Cathedrals: whether everybody has a large meeple
label_LARGE_MEEPLE_ON = a large meeple each
label_LARGE_MEEPLE_OFF = no large meeple
figure-large_meeple = { $count ->
    [one] 1 large meeple
   *[other] { $count } large meeples
}
role_large_highwayman = large highwayman
role_large_knight = large knight
role_large_monk = large monk
role_large_architect = large architect
role_large_farmer = large farmer
tile_cathedral = cathedral
label_inns = { $points } for the inn
label_cathedrals = { $points } for the cathedral
label_inn_incomplete = nothing for an unfinished road with an inn
label_cathedral_incomplete = nothing for an unfinished city with a cathedral
inn_joins = This puts an inn on the road at { $place }: twice the points if it is finished{ $unfinished ->
    [nothing] , none if not.
   *[as_ever] .
}
cathedral_joins = This puts a cathedral in the city at { $place }: 3 points a tile and pennant if it is finished{ $unfinished ->
    [nothing] , none if not.
   *[as_ever] .
}
rule_inns = With an inn on it a road counts 2 for each tile if it is finished{ $unfinished ->
    [nothing] , and nothing if not.
   *[as_ever] .
}
rule_cathedrals = With a cathedral in it a city counts 3 for each tile and pennant if it is finished{ $unfinished ->
    [nothing] , and nothing if not.
   *[as_ever] .
}
refusal_not_there_large = The large meeple goes only where a meeple goes.
refusal_none_left_large = Your large meeple is on the board.

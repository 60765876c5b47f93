# Inns & Cathedrals: roads with inns, cities with cathedrals, and the large meeple.
expansion-inns_and_cathedrals = Inns & Cathedrals
    .description = Inns and cathedrals double the stakes of roads and cities; a large meeple counts as two
    .card =
        - *Inn:* its road scores 2 points per tile when completed, and nothing if it stays incomplete.
        - *Cathedral:* its city scores 3 points per tile and coat of arms when completed, and nothing if it stays incomplete.
        - *Large meeple:* counts as two.
option-inns_and_cathedrals-incomplete = Inns & Cathedrals: what incomplete roads with an inn and cities with a cathedral score
value-inns_and_cathedrals-incomplete-zero = with an inn or cathedral: nothing
value-inns_and_cathedrals-incomplete-ignore = scored as if there were no inn or cathedral
option-inns_and_cathedrals-inns = Inns & Cathedrals: whether inns count
value-inns_and_cathedrals-inns-on = inns count
value-inns_and_cathedrals-inns-off = inns are decoration
option-inns_and_cathedrals-cathedrals = Inns & Cathedrals: whether cathedrals count
value-inns_and_cathedrals-cathedrals-on = cathedrals count
value-inns_and_cathedrals-cathedrals-off = cathedrals are decoration
option-inns_and_cathedrals-large_meeple = Inns & Cathedrals: whether everyone has a large meeple
value-inns_and_cathedrals-large_meeple-on = a large meeple each
value-inns_and_cathedrals-large_meeple-off = no large meeple
figure-large_meeple = { $count ->
    [one] 1 large meeple
   *[other] { $count } large meeples
}
    .not_there = The large meeple can go anywhere a normal meeple can.
    .none_left = Your large meeple is on the board.
inns_and_cathedrals_role_large_highwayman = large highwayman
inns_and_cathedrals_role_large_knight = large knight
inns_and_cathedrals_role_large_monk = large monk
inns_and_cathedrals_role_large_farmer = large farmer
inns_and_cathedrals_tile_cathedral = cathedral
inns_and_cathedrals_tile_inn = inn
inns_and_cathedrals_label_inns = { $points } for the inn
inns_and_cathedrals_label_cathedrals = { $points } for the cathedral
inns_and_cathedrals_label_inn_incomplete = nothing for an incomplete road with an inn
inns_and_cathedrals_label_cathedral_incomplete = nothing for an incomplete city with a cathedral
inns_and_cathedrals_inn_joins = This adds an inn to the road at { $place }: double points if completed{ $unfinished ->
    [nothing] , nothing if not.
   *[as_ever] .
}
inns_and_cathedrals_cathedral_joins = This adds a cathedral to the city at { $place }: 3 points per tile and coat of arms if completed{ $unfinished ->
    [nothing] , nothing if not.
   *[as_ever] .
}
inns_and_cathedrals_rule_inns = With an inn, a completed road scores 2 points per tile{ $unfinished ->
    [nothing] , and an incomplete one nothing.
   *[as_ever] .
}
inns_and_cathedrals_rule_cathedrals = With a cathedral, a completed city scores 3 points per tile and coat of arms{ $unfinished ->
    [nothing] , and an incomplete one nothing.
   *[as_ever] .
}

# Hills & Sheep: shepherds and their flocks, hills, vineyards.
expansion-hills_and_sheep = Hills & Sheep
    .description = Shepherds with flocks, hills that break ties, vineyards; 18 tiles
    .card =
        - *Shepherd:* on a field, draws 1 to 4 sheep. When you extend that field, let the flock grow (a wolf ends it) or herd it: 1 point per sheep.
        - *Hill:* breaks a tie in favour of the meeple on it. *Vineyard:* 3 more points for each completed monastery around it.
option-hills_and_sheep-flock_timing = Sheep: before or after the meeple is placed
value-hills_and_sheep-flock_timing-after_meeple = flocks after the meeple
value-hills_and_sheep-flock_timing-before_meeple = flocks before the meeple, as in the French rules
option-hills_and_sheep-sharing = Sheep: whether farmers and shepherds keep each other out
value-hills_and_sheep-sharing-farmers_and_shepherds = farmers and shepherds share, one shepherd per field
value-hills_and_sheep-sharing-no_farmer_after_shepherd = no farmer in a field with a shepherd
value-hills_and_sheep-sharing-no_shepherd_after_farmer = no shepherd in a field with a farmer
value-hills_and_sheep-sharing-nobody = only the first to arrive has the field
value-hills_and_sheep-sharing-everybody = everyone can join, other shepherds too
option-hills_and_sheep-closed_field = Sheep: what happens to a flock when its field closes
value-hills_and_sheep-closed_field-herded = herded right away
value-hills_and_sheep-closed_field-stays = stays there for good
option-hills_and_sheep-hill_tie_break = Hills: what decides between tied players
value-hills_and_sheep-hill_tie_break-any_on_hill = any meeple on a hill decides
value-hills_and_sheep-hill_tie_break-most_on_hill = the most meeples on hills decide
option-hills_and_sheep-hills_and_monks = Hills: whether they break ties between monks too
value-hills_and_sheep-hills_and_monks-ignored = hills break ties for roads, cities and fields only
value-hills_and_sheep-hills_and_monks-counted = hills break ties for monasteries too
option-hills_and_sheep-under_tile = Hills: what goes under a hill
value-hills_and_sheep-under_tile-drawn = a face-down tile from the draw pile
value-hills_and_sheep-under_tile-blank = a blank tile, so no tile is lost
label_SHEPHERD = shepherd
    .description = Your shepherd and the flock (Hills & Sheep)
label_SHEPHERD_PLACE = place
    .description = Place your tile, and your shepherd on it
label_SHEPHERD_FIELD = field
    .description = Which field of the tile, if it has several
label_GROW = grow
    .description = Let your flock grow: draw a token, sheep or wolf
label_HERD = herd
    .description = Herd your flock: 1 point for every sheep in the field
hills_and_sheep_event_sheep = { $player } drew a token: *{ $sheep } sheep* 🐑
hills_and_sheep_event_wolf = *A wolf!* 🐺 { $count ->
    [one] The shepherd of { $owners } fled home and the flock was lost.
   *[other] The shepherds of { $owners } fled home and the flock was lost.
}
hills_and_sheep_event_hidden = An unseen tile went under the hill at { $at }.
hills_and_sheep_event_closed = The field at { $place } was closed, so its flock was herded: { $receipt }
hills_and_sheep_score_herded = The flock at { $place } is herded: { $winners }
hills_and_sheep_score_hill = tie with { $losers } broken by { $winners }’s hill
hills_and_sheep_label_vineyards = { $count ->
    [one] 1 vineyard
   *[other] { $count } vineyards
}
hills_and_sheep_label_sheep = { $count ->
    [one] { $each } sheep
   *[other] { $count } × { $each } sheep
}
hills_and_sheep_tile_hill = hill
hills_and_sheep_tile_vineyard = vineyard
hills_and_sheep_prompt_flock = { $player }, *your flock*: { $sheep } sheep in the field at { $place }, { $others ->
    [0] yours alone
   *[other] shared with { $owners }
}.
hills_and_sheep_flock_wolves = Odds of a wolf: { $wolves } in { $tokens }
hills_and_sheep_prompt_flock_upcoming = This extends your shepherd’s field, so grow or herd your flock of { $sheep } sheep now.
hills_and_sheep_flock_worth = Herding scores { $points } now for { $owners }.
hills_and_sheep_flock_first = Your shepherd draws a token right away. Odds of a wolf: { $wolves } in { $tokens }
hills_and_sheep_flock_asked = { $player }, *your flock* in the field at { $place }: let it grow, or herd it?
hills_and_sheep_prompt_flock_asked_upcoming = This extends your shepherd’s field, so grow or herd your flock now.
hills_and_sheep_action_grow = Let it grow
hills_and_sheep_action_herd = { $others ->
    [0] Herd: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] Herd: { $points ->
        [one] 1 point each
       *[other] { $points } points each
    }
}
hills_and_sheep_action_herd_plain = Herd
hills_and_sheep_scores_flock = flock of { $sheep } sheep
hills_and_sheep_scores_bag = In the bag: { $tokens } tokens, { $wolves } of them wolves.
hills_and_sheep_alt_flock = { $figure } with { $sheep } sheep
hills_and_sheep_alt_hills = Hills at { $places }.
hills_and_sheep_error_no_flock = Your flock has nothing to decide right now. You grow or herd it when your tile extends your shepherd’s field.
hills_and_sheep_error_no_shepherd = There’s no field there for your shepherd. Possible: { $figures }.
figure-shepherd = { $count ->
    [one] 1 shepherd
   *[other] { $count } shepherds
}
    .role = shepherd
    .not_there = The shepherd can only be placed in fields.
    .none_left = Your shepherd is on the board.
category-flock = flocks
    .title = Flocks
    .none = No flock was herded.
    .rule = Herding scores 1 point per sheep in the field, for each player with a shepherd there.
award-sheep = *Sheep baron* { $player }: { $count } sheep herded
award-wolf = *Bitten by the wolf* { $player }: { $count ->
    [one] once
   *[other] { $count } times
}
label_ORDER_HERD = herd once there are this many sheep
hills_and_sheep_tiles_hidden = The list includes { $all ->
    [one] 1 unseen tile
   *[other] { $all } unseen tiles
}: { $count ->
    [one] one of them is under a hill, but no one knows which.
   *[other] { $count } of them are under hills, but no one knows which.
}

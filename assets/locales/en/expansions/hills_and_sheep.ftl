# Hills & Sheep: shepherds and their flocks, hills, vineyards.
expansion-hills_and_sheep = Hills & Sheep
    .description = Shepherds with flocks, hills that break ties, vineyards; 18 tiles
option-hills_and_sheep-flock_timing = Sheep: before or after the figure of a turn
value-hills_and_sheep-flock_timing-after_meeple = flocks after the figure
value-hills_and_sheep-flock_timing-before_meeple = flocks before the figure, as in the French rules
option-hills_and_sheep-sharing = Sheep: whether farmers and shepherds keep each other out
value-hills_and_sheep-sharing-farmers_and_shepherds = farmers and shepherds share, one shepherd per field
value-hills_and_sheep-sharing-no_farmer_after_shepherd = no farmer where a shepherd stands
value-hills_and_sheep-sharing-no_shepherd_after_farmer = no shepherd where a farmer lies
value-hills_and_sheep-sharing-nobody = whoever comes first is alone in the field
value-hills_and_sheep-sharing-everybody = everybody may come, other shepherds too
option-hills_and_sheep-closed_field = Sheep: what becomes of a flock whose field closes
value-hills_and_sheep-closed_field-herded = herded at once
value-hills_and_sheep-closed_field-stays = stays there for good
option-hills_and_sheep-hill_tie_break = Hills: what decides between tied players
value-hills_and_sheep-hill_tie_break-any_on_hill = any figure on a hill decides
value-hills_and_sheep-hill_tie_break-most_on_hill = the most figures on hills decide
option-hills_and_sheep-hills_and_monks = Hills: whether they decide between monks as well
value-hills_and_sheep-hills_and_monks-ignored = hills decide for roads, cities and fields only
value-hills_and_sheep-hills_and_monks-counted = hills decide for monasteries too
option-hills_and_sheep-under_tile = Hills: what goes under a hill
value-hills_and_sheep-under_tile-drawn = an unseen tile of the pile
value-hills_and_sheep-under_tile-blank = a blank tile, so that none is lost
label_SHEPHERD = shepherd
    .description = Your shepherd and the flock (Hills & Sheep)
label_SHEPHERD_PLACE = place
    .description = Lay your tile, and put your shepherd on it
label_SHEPHERD_FIELD = field
    .description = Which field of the tile, if it has several
label_GROW = grow
    .description = Let your flock grow: draw a token, sheep or wolf
label_HERD = herd
    .description = Herd your flock: one point for every sheep of the field
story_sheep = { $player } draws a token: **{ $sheep } sheep** 🐑
story_wolf = **A wolf!** 🐺 { $count ->
    [one] The shepherd of { $owners } runs home; not a sheep is left.
   *[other] The shepherds of { $owners } run home; not a sheep is left.
}
story_hidden = An unseen tile went under the hill at { $at }.
story_closed = The field at { $place } is closed, so its flock comes home: { $receipt }
score_herded = The flock at { $place } is herded: { $winners }
score_hill = tie with { $losers } broken by the hill of { $winners }
label_vineyards = { $count ->
    [one] 1 vineyard
   *[other] { $count } vineyards
}
label_sheep = { $count ->
    [one] { $each } sheep
   *[other] { $count } × { $each } sheep
}
tile_hill = hill
tile_vineyard = vineyard
flock_yours = { $player }, **your flock**: { $sheep } sheep in the field at { $place }, { $others ->
    [0] yours alone
   *[other] shared with { $owners }
}. Let it grow, or herd it?
flock_wolves = Odds of a wolf: { $wolves } in { $tokens }
flock_ahead = This extends your shepherd’s field: your flock of { $sheep } sheep must grow or be herded now.
flock_worth = Herding scores { $points } now for { $owners }.
flock_first = Your shepherd draws a token at once. Odds of a wolf: { $wolves } in { $tokens }
flock_asked = { $player }, **your flock** in the field at { $place }: let it grow, or herd it?
flock_asked_ahead = This extends your shepherd’s field: your flock must grow or be herded now.
action_grow = Let it grow
action_herd = { $others ->
    [0] Herd: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] Herd: { $points ->
        [one] 1 point each
       *[other] { $points } points each
    }
}
action_herd_plain = Herd
button_flock = Confirm · { $action }
tiles_hidden = The list counts { $all } tiles that nobody has seen: { $count ->
    [one] one of them lies under a hill, nobody knows which.
   *[other] { $count } of them lie under hills, nobody knows which.
}
scores_flock = flock of { $sheep } sheep
scores_bag = In the bag: { $tokens } tokens, { $wolves } of them wolves.
alt_flock = { $figure } with { $sheep } sheep
alt_hills = Hills at { $places }.
fault_no_flock = Your flock is not waiting for a decision. You let it grow or herd it when a tile of yours has extended your shepherd’s field.
fault_no_shepherd = There is no field there for your shepherd. Possible: { $figures }.
figure-shepherd = { $count ->
    [one] 1 shepherd
   *[other] { $count } shepherds
}
    .role = shepherd
    .not_there = The shepherd may only stand in fields.
    .none_left = Your shepherd is on the board.
category-flock = flocks
    .title = Flocks
    .none = No flock was herded.
    .rule = A flock that is herded counts 1 point for each sheep of the field, for everybody who has a shepherd there.
award-sheep = **Sheep baron** { $player }: { $count } sheep herded
award-wolf = **Bitten by the wolf** { $player }: { $count } times
label_ORDER_HERD = herd as soon as there are so many sheep

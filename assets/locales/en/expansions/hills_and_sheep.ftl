# Hills & Sheep: shepherds and their flocks, hills, vineyards.
label_HILLS_AND_SHEEP = Hills & Sheep
    .description = Shepherds with flocks, hills that break ties, vineyards; 18 tiles
label_FLOCK_TIMING = When flocks are tended
    .description = Sheep: before or after the figure of a turn
label_FLOCK_TIMING_AFTER = flocks after the figure
label_FLOCK_TIMING_BEFORE = flocks before the figure, as in the French rules
label_SHARING = Who may share a field
    .description = Sheep: whether farmers and shepherds keep each other out
label_SHARING_FARMERS_AND_SHEPHERDS = farmers and shepherds share, one shepherd per field
label_SHARING_NO_FARMER_AFTER_SHEPHERD = no farmer where a shepherd stands
label_SHARING_NO_SHEPHERD_AFTER_FARMER = no shepherd where a farmer lies
label_SHARING_NOBODY = whoever comes first is alone in the field
label_SHARING_EVERYBODY = everybody may come, other shepherds too
label_CLOSED_FIELD = Flocks in closed fields
    .description = Sheep: what becomes of a flock whose field closes
label_CLOSED_FIELD_HERDED = herded at once
label_CLOSED_FIELD_STAYS = stays there for good
label_HILL_TIE_BREAK = Hills in a tie
    .description = Hills: what decides between tied players
label_HILL_TIE_BREAK_ANY = any figure on a hill decides
label_HILL_TIE_BREAK_MOST = the most figures on hills decide
label_HILLS_AND_MONKS = Hills and monks
    .description = Hills: whether they decide between monks as well
label_HILLS_AND_MONKS_IGNORED = hills decide for roads, cities and fields only
label_HILLS_AND_MONKS_COUNTED = hills decide for monasteries too
label_UNDER_TILE = Tiles under hills
    .description = Hills: what goes under a hill
label_UNDER_TILE_DRAWN = an unseen tile of the pile
label_UNDER_TILE_BLANK = a blank tile, so that none is lost
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
refusal_not_there_shepherd = The shepherd may only stand in fields.
refusal_none_left_shepherd = Your shepherd is on the board.
role_shepherd = shepherd
figure-shepherd = { $count ->
    [one] 1 shepherd
   *[other] { $count } shepherds
}
category-flock = flocks
    .title = Flocks
    .none = No flock was herded.
    .rule = A flock that is herded counts 1 point for each sheep of the field, for everybody who has a shepherd there.
award-sheep = **Sheep baron** { $player }: { $count } sheep herded
award-wolf = **Bitten by the wolf** { $player }: { $count } times
label_ORDER_HERD = herd as soon as there are so many sheep

# Abbey & Mayor: abbeys, mayors, wagons and barns.
expansion-abbey_and_mayor = Abbey & Mayor
    .description = A tile that fits everywhere, a mayor, a wagon that moves on, and barns; 12 tiles
option-abbey_and_mayor-abbey_final_round = Abbey & Mayor: whether abbeys may be laid after the last tile
value-abbey_and_mayor-abbey_final_round-on = abbeys may be laid after the last tile
value-abbey_and_mayor-abbey_final_round-off = no abbeys after the last tile
option-abbey_and_mayor-wagon_move = Wagons: where one may move on to when it has scored
value-abbey_and_mayor-wagon_move-adjacent = wagons move to their own tile or one around it
value-abbey_and_mayor-wagon_move-connected = wagons move only where a road leads
option-abbey_and_mayor-barn_placement = Barns: whether several may be put into one field
value-abbey_and_mayor-barn_placement-not_with_barn = one barn to a field
value-abbey_and_mayor-barn_placement-free = any number of barns to a field
option-abbey_and_mayor-wagon_after_castle = Wagons: whether one moves on when its castle has scored
value-abbey_and_mayor-wagon_after_castle-neighbourhood = a wagon moves on from a castle
value-abbey_and_mayor-wagon_after_castle-none = a wagon goes home from a castle
option-abbey_and_mayor-castle_mayor_lord = Mayors: whether one alone on a castle scores
value-abbey_and_mayor-castle_mayor_lord-scores_nothing = a mayor scores nothing on a castle
value-abbey_and_mayor-castle_mayor_lord-allowed = a mayor scores on a castle
figure-mayor = { $count ->
    [one] 1 mayor
   *[other] { $count } mayors
}
    .role = mayor
    .not_there = The mayor goes only into cities.
    .none_left = Your mayor is on the board.
figure-wagon = { $count ->
    [one] 1 wagon
   *[other] { $count } wagons
}
    .not_there = The wagon goes only onto roads, into cities and into monasteries.
    .none_left = Your wagon is on the board.
role_wagon = { $kind ->
    [road] wagon on the road
    [city] wagon in the city
    [monastery] wagon at the monastery
   *[other] wagon
}
tile_abbey = abbey
corner = { $direction ->
    [nw] north-west corner of { $at }
    [ne] north-east corner of { $at }
    [se] south-east corner of { $at }
   *[sw] south-west corner of { $at }
}
story_barn = { $player } puts up a barn on the north-west corner of **{ $at }**.
story_wagon = { $player } moves on: { $spot } at **{ $at }**.
score_abbey = The abbey at { $place } is finished: { $winners }
score_barn_put_up = A barn comes to the field at { $place }, and its farmers score: { $winners }
score_barn_joined = Farmers come to the barn in the field at { $place }: { $winners }
score_barn = Barn in the field at { $place }: { $winners }
action_abbey = Lay the abbey
action_draw = Draw a tile
action_keep_abbey = Keep the abbey
action_barn = barn ({ $corner })
action_wagon = { $at } · { $spot }
action_wagon_home = Take it home
abbey_yours = { $player }, you choose: **draw a tile**, or lay your **abbey** instead? There is room at { $places }.
abbey_last = { $player }, you choose: the last tile is laid. Lay your **abbey**, or keep it? There is room at { $places }.
abbey_tried = You try your **abbey**: it ends whatever touches it.
abbey_closes = It closes { $closed }.
abbey_closed = { $kind ->
    [road] the road at { $place }
    [city] the city at { $place }
    [river] the river at { $place }
    [desert] the desert at { $place }
   *[field] the field at { $place }
}
wagon_yours = { $player }, you choose: your **wagon** at **{ $at }** has scored. Take it home, or let it **move on** to something unfinished and empty nearby?
wagon_ahead = Your wagon has then scored: it may go home or move on.
menu_wagon = Where the wagon goes
abbeys = { $count ->
    [one] 1 abbey
   *[other] { $count } abbeys
}
barns = { $count ->
    [one] 1 barn
   *[other] { $count } barns
}
alt_mayor = { $figure }, strength { $strength }
alt_barn = Barn of { $player } on the north-west corner of { $at }.
alt_wagon = Where the wagon at { $at } may go: { $ways }.
refusal_abbey = { $reason ->
    [hole] The abbey goes only into a gap with tiles on all four sides.
    [turned] The abbey is not turned: it looks the same from all sides.
   *[late] You have drawn a tile already: the abbey is laid instead of drawing one.
}
refusal_barn = { $reason ->
    [corner] A barn stands only on a corner where four tiles of one field without a barn meet.
    [farmer] There is a barn in that field: no farmer goes there.
   *[none] Your barn is on the board.
}
refusal_wagon = The wagon moves only to something unfinished and empty nearby.
category-barn = barns
    .title = Barns
    .none = No barn brought points.
    .rule = At the end a barn brings its owner 4 points for each finished city of its field.
menu_barn = Barn

# Abbey & Mayor: abbeys, mayors, wagons and barns.
label_ABBEY_AND_MAYOR = Abbey & Mayor
    .description = A tile that fits everywhere, a mayor, a wagon that moves on, and barns; 12 tiles
label_ABBEY_FINAL_ROUND = Abbeys at the end
    .description = Abbey & Mayor: whether abbeys may be laid after the last tile
label_ABBEY_FINAL_ROUND_ON = abbeys may be laid after the last tile
label_ABBEY_FINAL_ROUND_OFF = no abbeys after the last tile
label_WAGON_MOVE = Where wagons move
    .description = Wagons: where one may move on to when it has scored
label_WAGON_MOVE_ADJACENT = wagons move to their own tile or one around it
label_WAGON_MOVE_CONNECTED = wagons move only where a road leads
label_BARN_PLACEMENT = Barns in one field
    .description = Barns: whether several may be put into one field
label_BARN_PLACEMENT_NOT_WITH_BARN = one barn to a field
label_BARN_PLACEMENT_FREE = any number of barns to a field
label_WAGON_AFTER_CASTLE = Wagons on castles
    .description = Wagons: whether one moves on when its castle has scored
label_WAGON_AFTER_CASTLE_NEIGHBOURHOOD = a wagon moves on from a castle
label_WAGON_AFTER_CASTLE_NONE = a wagon goes home from a castle
label_CASTLE_MAYOR_LORD = Mayors on castles
    .description = Mayors: whether one alone on a castle scores
label_CASTLE_MAYOR_LORD_NOTHING = a mayor scores nothing on a castle
label_CASTLE_MAYOR_LORD_ALLOWED = a mayor scores on a castle
figure_mayor = { $count ->
    [one] 1 mayor
   *[other] { $count } mayors
}
figure_wagon = { $count ->
    [one] 1 wagon
   *[other] { $count } wagons
}
role_mayor = mayor
role_wagon = wagon
refusal_not_there_mayor = The mayor goes only into cities.
refusal_not_there_wagon = The wagon goes only onto roads, into cities and into monasteries.
refusal_none_left_mayor = Your mayor is on the board.
refusal_none_left_wagon = Your wagon is on the board.

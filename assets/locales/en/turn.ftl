# Public posts of a game, and looking at it.
turn_pieces = { $player } has { $pieces } left
turn_restored = -# The table **{ $table }** was restored from a backup. The last thing that it knows is of { $when }; what was played after that is lost, and earlier posts count no more.
turn_number = **{ $table }** · turn { $turn } of about { $about }
turn_yours = { $player }, your turn: **{ $tile }** · { $places ->
    [one] 1 place
   *[other] { $places } places
}
turn_other = { $player }, you must choose.
turn_since = Since your last turn:
turn_more = … and { $count } more
turn_tiles_left = { $count ->
    [0] last tile
    [one] 1 tile left
   *[other] { $count } tiles left
}
turn_done = **{ $table }** · turn { $turn } · { $what }
turn_passed = **{ $table }** · { $player }’s turn { $turn } is over.
button_play = Play
button_scores = Scores
button_more = More
button_tiles = Tiles left
button_board = Whole table
button_film = Film
end_title = **{ $table } is over: { $winners } { $count ->
    [one] wins
   *[other] share the win
} with { $points }.**
end_left = **{ $table } is over: { $winners } is the last one at the table, with { $points }.**
end_place = **{ $place }.** { $player } **{ $points }**
end_final = Counted at the end:
end_nothing = Nothing was left to count at the end.
end_fair = Fair draw: seed `{ $seed }` matches `{ $commitment }`.
end_record = The record is attached.
end_menu = Points by city, road, … with every receipt
abort_post = **{ $table }** is closed. The game ends here without a winner.
alt_table = Table { $table }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
alt_last = Last laid: { $tile } at { $at }, by { $colour } ({ $mark }).
alt_legend = Seats: { $seats }. { $left ->
    [one] 1 tile
   *[other] { $left } tiles
} left.
alt_seat = { $colour } ({ $mark }) { $points } points, { $pieces } left
alt_figures = Figures: { $figures }.
alt_figure = { $colour } { $spot } at { $at }
alt_hand = To place: { $tile }. Numbered places: { $places }.
alt_costly = { $place } (only with a special piece)
alt_rehearsal = Trying out { $tile } at { $place }. Letters mark where a figure may stand.
view_part = -# The picture shows the part from { $from } to { $to }{ $count ->
    [0] {""}
    [one] , place { $places } lies beyond it
   *[other] , places { $places } lie beyond it
}. The whole table: `/board`.
view_small = -# Open the picture to see everything at full size.
view_costly = -# Dark on pale: fits there only with a special piece.
film_title = The film of **{ $table }**: { $tiles } tiles, one after the other.
alt_film = The film of table { $table }: the table grows tile by tile, up to { $tiles } tiles. The points go up in the legend.
board_title = **{ $table }** · { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} on the table, { $left } to come
scores_title = **{ $table }**
scores_line = { $player } **{ $points }** · { $figures } left
scores_resigned = { $player } **{ $points }** · has left
tiles_title = **{ $table }**: { $count ->
    [one] 1 tile to come
   *[other] { $count } tiles to come
}
tiles_line = { $count } × { $tile }
tiles_none = **{ $table }**: no tile is left.
tiles_first = { $count ->
    [one] The next tile comes first, alone:
   *[other] These { $count } come first:
}
tiles_withheld = Which ones is for you to remember: this table plays without aids.
info_turn = It is { $player }’s turn: { $link }
info_link = [to the turn]({ $link })
info_over = **{ $table }** is over.
info_fair = Fair draw: the secret is sealed as `{ $commitment }`. It is revealed when the game is over.
export_done = The record of **{ $table }**. `bergerie replay` shows it, `bergerie verify` checks the draws once the game is over.
export_open = The game is not over: the secret of the draws is not in the record yet.
help_title = **Bergerie plays Carcassonne in this channel.**
help_start = `{ $new }` opens a table; everybody who wants to play presses **{ $join }**, and the host presses **{ $start }**.
help_turn = When it is your turn you are mentioned, with a picture of the table. Press **{ $play }** to try places, turns and figures: only you see that, until you press **{ $confirm }**. `{ $place }` does the same in one line.
help_places = Places are named from the first tile by compass: `N2E1` lies two up and one to the right. Roads and cities count when they are finished, monasteries when they are surrounded, fields at the end.
help_area = { $area ->
    [table] **Tables**
    [turn] **When you are asked**
   *[look] **Looking**
}
tile_ahead_last = It is the last tile: the game ends with this move.
seat_entrusted = Until they take their seat back, the bot plays for { $players }.
seat_back = Your seat is yours again: { $link }
button_seat_back = Take my seat back

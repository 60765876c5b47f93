# Public posts of a game, and looking at it.
turn_pieces = { $player } has { $pieces } left
turn_restored = -# The table **{ $table }** was restored from a backup. The last thing that it knows is of { $when }; what was played after that is lost, and earlier posts count no more.
turn_number = **{ $table }** · turn { $turn } of about { $about }
turn_yours = { $player }, your turn: **{ $tile }** · { $places }
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
alt_costly = Only with a special piece: { $places }.
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
tile_ahead-last = It is the last tile: the game ends with this move.
places_count = { $plain ->
    [0] { $costly ->
        [one] 1 place, only with a piece
       *[other] { $costly } places, only with a piece
    }
    [one] 1 place{ $costly ->
        [0] {""}
       *[other] , { $costly } more with a piece
    }
   *[other] { $plain } places{ $costly ->
        [0] {""}
       *[other] , { $costly } more with a piece
    }
}
alt_part = The part from { $from } to { $to }.
alt_changed = Laid shortly before: { $tiles }.
alt_chosen = On it: { $figure }.
turn_before = { $count ->
    [one] 1 thing before that: **Catch me up** tells it
   *[other] { $count } things before that: **Catch me up** tells them
}
catch_up_title = **{ $table }** · since your last turn:
catch_up_nothing = **{ $table }**: nothing has happened since your last turn.
alt_catch_up = A short film of table { $table } since your last turn: what was laid, put down and scored.
button_catch_up = Catch me up
button_why = Why?
why_nothing = Nobody has got any points yet.
menu_score = Another score
alt_scored = What was scored, with a border round it: { $places }.
button_fields = Fields
button_if_ended = If it ended now
lens_withheld = That is for you to work out: this table plays without aids.
fields_none = **{ $table }**: no field is anybody’s yet.
fields_title = **{ $table }** · each field in the pattern of whose it would be, as if the game ended now:
alt_fields = The fields in their owners’ patterns: { $fields }. A border runs round the finished cities by them.
if_ended_title = **{ $table }** · if the game ended now:
if_ended_gain = { $points } still to count
award-city = **Master builder** { $player }: a city of { $count } tiles
award-road = **Long way round** { $player }: a road of { $count } tiles
award-monastery = **Quiet life** { $player }: { $count } monasteries finished
award-giver = **Kind neighbour** { $player }: { $count } points finished for others
award-sharer = **Never alone** { $player }: shared { $count } times
award-leap = **Big leap** { $player }: { $count } points in one turn
award-comeback = **Comeback** { $player }: was { $count } points behind
end_awards = Awards: { $awards }
end_pace = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $points } points a turn
alt_curve = Below it everybody’s points, turn by turn: { $points }.
tiles_faded = -# Faded: fits nowhere now.
tiles_shut = { $count ->
    [one] No tile to come fits on { $places }, as the table is now.
   *[other] No tile to come fits on { $count } open places, as the table is now: { $places }.
}
alt_tiles = The tiles to come: { $tiles }.
alt_lettered = What may be chosen, lettered: { $places }.
seat_entrusted = Until they take their seat back, the bot plays for { $players }.
seat_back = Your seat is yours again: { $link }
button_seat_back = Take my seat back

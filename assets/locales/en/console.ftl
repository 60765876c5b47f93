# The private rehearsal of a move.
console_choice = Your choice: **{ $choice }**
console_where = **{ $table }** · your tile: **{ $tile }** · { $places }, numbered in the picture.
console_place = **Place { $number } · { $at }**
console_way = way { $way } of { $ways }
console_ends = With that the game ends, and what is left is counted.
console_nothing = Scores nothing now.
console_figure = Figure: **{ $figure }**
console_done = Done. Your move is in the channel.
console_cancelled = Nothing was done. It is still your turn: { $link }
menu_where_one = Place { $number }
menu_where = Place { $from }–{ $to }
menu_where_all = Place
menu_figure = Figure
menu_choice = Your choice
option_ways = { $count } ways
option_gains = scores { $gains }
option_spot = { $letter } · { $spot }
option_scores = finished: scores { $points } now
turned_choice = { $degrees }° · { $sides }
hint_title = **{ $table }**: moves worth a thought. What they are worth in the long run is the bot's guess.
hint_move = **{ $number }.** { $answers }
hint_outlook = { $points ->
    [one] worth about 1 point in the long run
   *[other] worth about { $points } points in the long run
}
button_hint = Hint
button_try = Try { $number }
button_turn = ⟲ Turn
button_elsewhere = Other place
button_confirm = Confirm
button_cancel = Cancel
console_regions = -# This is the whole table. Choose a part to see it larger, or a place at once.
console_part = -# The part from { $from } to { $to }.
console_left = That is your last one: { $figures } left.
console_owners = Others have figures here too. Whose it would be: { $features }
console_owner = { $owners }, { $shares }
menu_region = Show a part of the table larger
option_region = { $from } to { $to }
option_region_places = places { $places }
button_whole = Whole table
button_plain = Without a piece
button_without = Without: { $what }
place_figure_later = -# Something must be chosen before the figure; name it afterwards.

# The private rehearsal of a move.
console_choice = You choose: *{ $choice }*
console_where = *{ $table }* · *{ $tile }* to place: { $places }, { $count ->
    [one] marked
   *[other] numbered
} in the picture.
console_place = *Spot { $number } · { $at }*
console_way = rotation { $way } of { $ways }
console_ends = This ends the game and triggers final scoring.
console_nothing = No points right now.
console_figure = Meeple: *{ $figure }*
console_done = Done! Your move is in the channel.
console_cancelled = Cancelled – it’s still your turn: { $link }
menu_where_one = Spot { $number }
menu_where = Spots { $from }–{ $to }
menu_where_all = Where to?
menu_figure = Meeple
menu_choice = Your choice
option_ways = { $count } rotations
option_answers = { $count } options
option_gains = scores { $gains }
option_spot = { $letter } · { $spot }
option_scores = completed: +{ $points } now
turned_choice = { $degrees }° · { $sides }
hint_title = *{ $table }* · Worth a look. Long-run values are the bot’s best guess.
hint_move = *{ $number }.* { $answers }
hint_outlook = worth about { $points } in the long run
hint_keeps = keeps { $figures } in supply
button_hint = Hint
button_try = Try { $number }
button_elsewhere = Other spot
button_more_actions = More actions
button_back = Back
button_other_tile = Other tile
button_confirm = Confirm
console_choose = Pick one of { $count } answers, then *Confirm*.
console_later = You’ll answer that after *Confirm*.
console_later_figure = After *Confirm*, you’ll be asked about your meeple.
button_cancel = Cancel
console_regions = This is the whole board. Zoom in on a part, or pick a spot right away.
console_which_tile = *{ $kind }*: pick the tile. The tiles to choose from are in full colour.
console_which_answer = *{ $kind }*: pick what you want, by its letter in the picture.
console_part = Zoomed in: { $from } to { $to }.
console_left = That’s your last one: you’ll have { $figures } left.
console_owned = would go to { $owners }
console_needs = needs { $cells }
console_cell = { $cell } ({ $tiles ->
    [0] no remaining tile fits
    [one] 1 remaining tile fits
   *[other] { $tiles } remaining tiles fit
})
console_open = { $count } spots still open
console_owner = { $owners } ({ $shares })
menu_region = Zoom in on a part of the board
option_region = { $from } to { $to }
option_region_places = spots { $places }
button_whole = Whole board
button_plain = Without a special piece
button_without = Leave out: { $what }
choice_instead = { $choice } instead of { $replaced }
place_figure_later = One more choice comes first; you’ll place your meeple after it.
button_confirm_answer = Confirm · { $action }

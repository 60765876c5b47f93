# Why not, and what instead.
fault_no_table = There is no table in this channel. `/game new` opens one.
fault_occupied = The table **{ $table }** is active in this channel. Finish it, close it with `/game abort`, or open yours in a thread.
fault_not_host = Only the host, { $host }, can do that.
fault_not_seated = You do not sit at this table.
fault_already_seated = You sit at this table already.
fault_full = All seats are taken. You may open a table of your own in another channel or a thread.
fault_started = The game has begun; its seats and rules stay as they are.
fault_not_started = The game has not begun. The host starts it with **Start** or `/game start`.
fault_over = This game is over. `/game new` opens a new table.
fault_too_few = A game needs two to six people. Others can press **Join**.
fault_setup_first = The one who should begin does not sit at the table. Choose somebody else under **Options**.
fault_your_turn_not = It is the turn of { $player }. You will be mentioned when it is yours. { $link }
fault_stale = That button belongs to an earlier turn. The live one is here: { $link }
fault_stale_yours = That button belongs to an earlier turn. It is your turn here: { $link }
fault_closed = This table was closed.
fault_unknown_place = “{ $text }” is no place of the board. Places look like `N2E1`; the list shows those that are possible.
fault_unknown_turn = The tile cannot lie that way there. Possible: { $ways }.
fault_unknown_figure = That is not possible there. Possible: { $figures }.
fault_machine = Something went wrong here, and nothing was changed. Please try again in a moment; the host of the bot will find the reason in its log.
fault_channel = This works in the channel of a server only.
fault_permission = I may not post in this channel: I need the permissions { $permissions }. Your move is saved, and I will post it as soon as I may.
fault_old_button = That button is too old for this version of the bot. `/game info` shows where the game stands.
refusal_over = The game is over.
refusal_draw = A tile is being drawn. Please try again in a moment.
refusal_unasked = That is not what is asked now.
refusal_river = The river must go on, and may not turn the same way twice in a row.
refusal_segment = The tile has nothing there.
refusal_not_there = { $figure ->
    [abbot] The abbot may stand on monasteries and gardens only.
   *[meeple] { $kind ->
        [field] Farmers are not used in this game.
        [garden] Only the abbot may stand in a garden.
       *[other] No figure may stand there.
    }
}
refusal_occupied = Somebody is there already.
refusal_none_left = { $figure ->
    [abbot] Your abbot is on the board.
   *[meeple] All your meeples are on the board.
}
refusal_not_offered = That is not possible now.
misfit_taken = There is a tile on { $at } already.
misfit_apart = No tile is next to { $at }.
misfit_edge = It does not fit on { $at }: in the { $side } { $shows } would meet { $demands }.
edge = { $edge ->
    [road] a road
    [city] a city
    [river] a river
   *[field] a field
}

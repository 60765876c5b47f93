# Why not, and what instead.
fault_no_table = There is no table in this channel. `/game new` opens one.
fault_occupied = The table **{ $table }** is active in this channel. Finish it, close it with `/game abort`, or open yours in a thread.
fault_not_host = Only the host, { $host }, can do that.
fault_not_seated = You are not at this table.
fault_already_seated = You are already at this table.
fault_full = All seats are taken. You may open a table of your own in another channel or a thread.
fault_started = The game has begun; its seats and rules stay as they are.
fault_not_started = The game has not begun. The host starts it with **{ $start }** or `/game start`.
fault_without = This table plays without **{ $expansion }**.
fault_leave_too_late = The game has begun. `/game resign` takes you out of it for good.
fault_resign_too_early = The game has not begun. `/game leave` takes you away from the table.
fault_over = This game is over. `/game new` opens a new table.
fault_too_few = A game needs two to six people. Others can press **{ $join }**.
fault_setup_first = The player who should begin is not at the table. Choose somebody else under **{ $options }**.
fault_your_turn_not = It is { $player }’s turn. You will be mentioned when it is yours. { $link }
fault_stale = That button belongs to an earlier turn. The current turn is here: { $link }
fault_stale_yours = That button belongs to an earlier turn. It is your turn here: { $link }
fault_closed = This table was closed.
fault_unknown_place = “{ $text }” is not a place on the board. Places look like `N2E1`; the list shows the possible ones.
fault_unknown_turn = The tile cannot lie that way there. Possible: { $ways }.
fault_unknown_figure = That is not possible there. Possible: { $figures }.
fault_unknown_answer = That is not one of the possible answers, or it fits several. Possible: { $answers }.
fault_unknown_expansions = I know no expansion called “{ $names }”; nothing was changed. There are { $expansions }.
fault_unknown_options = “{ $names }” is not an option of the expansions that you named; no table was opened. Choose from the list that appears while you type.
fault_machine = Something went wrong here, and nothing was changed. Please try again in a moment; the host of the bot will find the reason in its log.
fault_committed = What you did is saved, but something went wrong here before I could show you what came of it. I am posting it in the channel; `/game info` shows where the table stands.
fault_unconfirmed = The database did not confirm in time, so I do not know whether what you did is saved. Please look with `/game info` before you try again.
fault_channel = This only works in a server channel.
fault_permission = I am not allowed to post in this channel: I need the permissions { $permissions }. What you did is saved, and I will post it as soon as I can.
fault_old_button = That button is too old for this version of the bot. `/game info` shows where the game stands.
fault_old_command = This version of the bot does not have that command. Discord may need a few minutes to show the current ones; `/help` lists them.
fault_busy = I have more to do just now than I can keep up with. Nothing was changed; please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
fault_too_often = You have done this several times in a short while, and each time the bot writes to everybody here. Nothing was changed; you can do it again { $when }.
fault_many_lobbies = { $count } of your tables are still waiting for players. Start or close one of them before you open another; `/mygames` lists them.
fault_hasty = That was faster than I can keep up with. Nothing was changed; please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
fault_restarting = I am being restarted just now. Please try again in a minute: whatever was confirmed before is saved.
parked_forbidden = I am no longer allowed to write in { $channel }, so the table **{ $table }** waits. Nothing is lost: as soon as I may view the channel, send messages and attach files there again, use any of my commands in it, and the game goes on.
parked_gone = The channel of the table **{ $table }** is gone, so its game cannot go on there. If that was a mistake of Discord’s, use any of my commands in the channel.
plain_post = **{ $table }** goes on, but Discord did not take the whole message. `/board` shows the table, `/place` lays a tile, `/game info` shows everything else.
refusal_over = The game is over.
refusal_draw = A tile is being drawn. Please try again in a moment.
refusal_unasked = That does not answer the current question.
refusal_segment = The tile has nothing there.
refusal_not_there = No figure may stand there.
refusal_no_farmers = Farmers are not used in this game.
refusal_occupied = Somebody is there already.
refusal_none_left = All your meeples are on the board.
refusal_not_offered = That is not possible now.
misfit_taken = There is already a tile on { $at }.
misfit_apart = There is no tile next to { $at }.
misfit_edge = It does not fit on { $at }: on the { $side } side, { $shows } would meet { $demands }.
edge-road = a road
    .side = road { $side }
edge-city = a city
    .side = city { $side }
edge-field = a field
    .side = field { $side }
fault_unknown_score = That is no score of this game, or several of them. The list of `/why` names them.

# Around the moves: clocks, reminders, absences, votes, rematches, standing orders, status messages.
until = due { $left } ({ $when })
due = due { $left }
due_bot = the bot answers { $left }
until_bot = the bot answers { $left } ({ $when })
overdue = *overdue* since { $when } ({ $left })
until_bank = due { $left } ({ $when }), then a time bank of { $bank }
until_bank_ends = *time bank* runs out { $left } ({ $when })
banks = Time banks: { $banks }
bank_of = { $player } { $left }
pace_bank_description = { $answer } per move, plus a time bank of { $bank }. A move in time returns { $returned } to the bank. { $grace } after both are used up, the others can vote on what to do
pace_days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
pace_description = { $answer } per move; { $grace } after that, the others can vote on what to do
pace_hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
pace_minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
reminder = { $player }, *{ $table }* is waiting for you. Your move is due { $left } ({ $when }): { $link }
reminder_of_bank = { $player }, *{ $table }* is waiting for you. Your time bank starts running { $left } ({ $when }): { $link }
reminder_overdue = { $player }, *{ $table }* is waiting for you. Your move has been overdue since { $when } ({ $left }): { $link }
reminder_dm = *{ $table }* is still waiting for you: { $link }
button_to_table = Go to the table
turn_dm = Your turn at *{ $table }*! { $link }
engine_failed_post = { $player } gave no valid answer in time at *{ $table }*. The built-in bot made the move, and does so whenever this happens again.
engine_gone_post = { $player } is no longer available here. The built-in bot plays on in its place at *{ $table }*.
engine_suspended_post = { $player } has failed several times in a row. The built-in bot plays in its place at *{ $table }*, and the program gets another try only now and then.
away_post = { $player } is away from *{ $table }* until { $when } ({ $left }). Their clock starts when they’re back.
back_post = { $player } is back at *{ $table }*.
motion_undo = *{ $table }* · { $player } wants to undo their last move. OK with you, { $others }? Anything drawn since will come up again.
motion_undo_was = *{ $table }* · { $player } asked to undo their last move.
motion_absence = *{ $table }* · { $player } has run out of time. { $others }, what now?
motion_absence_was = *{ $table }* · { $player } ran out of time.
motion_replace = *{ $table }* · Should { $newcomer } take over from { $player }?
motion_replace_how = { $newcomer } and { $player } must both agree. If { $player } is out of time, a majority of the others can agree instead.
motion_offer = *{ $table }* · Who wants to take over from { $player }? Anyone not yet at the table can take the seat. If { $player } moves first, they keep it.
motion_votes = { $votes }
motion_vote = { $player }: { $vote }
motion_awaited = Waiting for: { $players }
vote_yes = in favour
vote_no = against
vote_wait = give more time
vote_skip = skip (minimal move, no meeple)
vote_bot_once = bot makes this move
vote_bot = bot takes over
vote_replace = find a substitute
vote_resign = play on without them
button_agree = Fine by me
button_disagree = I’d rather not
button_take_seat = Take the seat
button_undo = Undo
button_rematch = Rematch
button_orders = Standing orders
motion_lapsed = The game has moved on, so this vote is void.
motion_refused = *Voted down. Nothing changes.*
motion_taken_back = *Move undone.*
motion_replaced = *{ $player } takes over.*
motion_waits = *More time it is.* The clock restarts.
motion_skips = *Skipped with a minimal move.*
motion_plays_once = *The bot makes this move for { $player }*, who’s back in from the next turn.
motion_plays_on = *The bot takes over for { $player }*, who can take the seat back any time: by playing, with *Take my seat back* or with `/{ label_GAME } { label_BACK }`.
motion_offers = *The seat is open to a substitute.*
motion_resigns = *The game continues without them.*
replaced_post = { $after } takes over from { $before } at *{ $table }*, meeples and points included.
vote_taken = You voted: *{ $vote }*. You can change it until the vote closes.
vote_decided = You voted: *{ $vote }*. That decides it.
error_vote_closed = That vote is over, or the game has moved on.
error_vote_not_asked = You don’t have a vote on that.
error_replace = Pick one player at this table and one person who isn’t playing here yet.
error_replace_bot = That’s the account of a bot, which can’t take a seat. Pick a person who isn’t playing here yet.
error_nothing_to_undo = You have no move to undo.
undo_done = Move undone.
undo_asked = Something was drawn or someone moved since then, so { $players } must agree. I’ve asked in the channel.
event_taken_back = { $player } undid their last move.
by_order = Played by { $player }’s standing order
by_vote = By vote, a minimal move was made for { $player }
by_bot = { $player } didn’t answer within an hour, so the bot did
rematch_of = Rematch! { $players }, you’re invited.
rematch_open = Rematch is open, same options as before.
rematch_info = The rematch is already open in this channel.
turns_each = { $turns ->
    [one] 1 turn each
   *[other] about { $turns } turns each
}
turns_about = about { $turns } turns each with two players, fewer with more
button_away = I’ll be away
button_back_again = I’m back
error_until = “{ $text }” isn’t a date I can use. Use a number of days up to 60, or a future date such as `2026-12-24`; `0` means you’re back.
away_ask = How long will you be away? I’ll tell all your tables, and your clock won’t start until you’re back.
away_days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
away_done = You’re away until { $when }. { $tables ->
    [0] You’re not at any table right now.
    [one] Your table has been notified.
   *[other] Your { $tables } tables have been notified.
}
away_over = Welcome back! { $tables ->
    [0] You’re not at any table right now.
    [one] Your table has been notified.
   *[other] Your { $tables } tables have been notified.
}
away_not = You weren’t away.
find_none = No table here is waiting for players. Open one with `/{ label_GAME } { label_NEW }`.
find_title = *Tables waiting for players*
find_line = *{ $table }* · { $players ->
    [one] 1 player
   *[other] { $players } players
} · { $pace } · { $language }
find_similar = There is already a table like this waiting for players: { $table } · { $link }
mygames_none = You’re not at any table. Open one with `/{ label_GAME } { label_NEW }`.
mygames_title = *Your tables*
mygames_yours = *{ $table }* · *your turn*, asked { $when }
mygames_other = *{ $table }* · waiting for { $players }, asked { $when }
mygames_bot = *{ $table }* · waiting for { $players }
mygames_lobby = *{ $table }* · not started yet
mygames_finished_title = *Your past games*
mygames_ended = { $expansions ->
    [0] base game
    [one] 1 expansion
   *[other] { $expansions } expansions
} · ended { $when }
mygames_no_match = No such games.
mygames_against = with { $player }
share_preview = Preview. Only you can see this.
share_by = Shared by { $player }
share_move = *{ $table }* · the last move
share_review = Everyone here can see the review of *{ $table }* once all its players agree.
share_review_there = A review is shared in the channel of its game, once all players agree: *{ $table }* · { $link }
share_review_running = The game of *{ $table }* is still running. It can be reviewed when it’s over.
button_finished_games = Past games
button_newer = Newer
button_older = Older
button_go_to_table = Go to the table
orders_title = *Standing orders at { $table }.* The bot follows them for you whenever the rules allow. Others see that an order was used, but not what it says.
orders_none = You have no standing orders.
orders_line = - { $order }: *{ $number }*
orders_plain = - { $order }
button_orders_form = Change
orders_form = Standing orders
orders_without_number = Without asking me
orders_range = { $least } to { $most }; empty for no order
error_order_number = *{ $order }* needs a number from { $least } to { $most }.
orders_hint = Changes apply from the next decision on.
error_order = This table has no such order, or that number isn’t allowed. Available: { $orders }.
status_on = Pinned: a status message that stays up to date.
status_off = The pinned status is off and no longer updates.
status_line = 📌 *{ $table }* · waiting for { $players }, asked { $when } · { $link }
status_begun = 📌 *{ $table }* · not started yet
status_over = 📌 *{ $table }* is over.
status_no_pin = I can’t pin it without the { $permission } permission. You can pin it yourself.
status_pin_failed = I couldn’t pin it, because Discord has a problem. You can pin it yourself.
status_too_many_pins = This channel has as many pins as Discord allows. Unpin another message, then pin this one yourself.
button_status = { $on ->
    [yes] Unpin status
   *[no] Pin status
}
left_post = *{ $table }*: the player with { $mark } has left for good. The bot plays on.
no_dms_post = { $player } doesn’t accept direct messages from me, so I’ve stopped sending them. `/{ label_SETTINGS } { label_CHANGE }` switches them on again.
find_elsewhere = { $table } · on another server
thread_ask = Where should your table be? If it gets a thread of its own, this channel can have other tables too.
thread_ask_option = Please repeat the command with the option `{ $option }`: on for a table in a thread of its own, off for a table in this channel. Nothing was opened.
button_thread = In a new thread
button_here = In this channel
thread_opened = Your table is open in { $thread }. Set the rules under *{ $options }* and start when everyone has joined.
still_in_post = *{ $table }* has been waiting for more than a day. { $players }, are you still in? The game starts once everyone has confirmed.
still_in_asked = This table has been waiting for more than a day, so I’ve asked everyone to confirm. The game starts once they have.
still_in_waiting = Thanks! Still waiting for { $players }.
button_still_in = I’m still in

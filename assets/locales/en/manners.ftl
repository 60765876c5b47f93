# Time and manners: clocks, reminders, absences, votes, settings, standing orders.
until = until { $when } ({ $left })
overdue = **overdue** since { $when } ({ $left })
pace_told = { $answer } for each answer; { $grace } later the others may decide how to go on
pace_hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
pace_minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
reminder = { $player }, **{ $table }** waits for you: { $link }. Your answer is due { $left }, by { $when }.
reminder_whisper = **{ $table }** still waits for you: { $link }
button_to_table = Go to the table
whisper = It is your turn at **{ $table }**: { $link }
away_post = { $player } is away from **{ $table }** until { $when } ({ $left }). Time for an answer begins when they are back.
back_post = { $player } is back at **{ $table }**.
motion_undo = **{ $table }** · { $player } would like to take back their last move. { $others }, is that all right? Whatever was drawn comes again.
motion_undo_was = **{ $table }** · { $player } would like to take back their last move.
motion_absence = **{ $table }** · { $player }’s time is up. { $others }, how shall the table go on?
motion_absence_was = **{ $table }** · { $player }’s time is up.
motion_replace = **{ $table }** · Shall { $newcomer } take the seat of { $player }?
motion_replace_how = -# { $newcomer } must agree, and so must { $player }; if their time is up, more than half of the others can agree instead.
motion_offer = **{ $table }** · Who would like to play on for { $player }? Whoever is not at the table yet may take the seat. If { $player } moves first, everything stays as it was.
motion_votes = -# { $votes }
motion_vote = { $player }: { $vote }
motion_awaited = -# Still asked: { $players }
vote_yes = yes
vote_no = no
vote_wait = wait
vote_skip = skip
vote_bot_once = let the bot make this move
vote_bot = let the bot play on
vote_replace = new player
vote_resign = go on without
button_agree = That is all right
button_refuse = No
button_take_seat = Take the seat
button_undo = Take back
button_rematch = Rematch
button_settings = My settings
button_orders = Standing orders
motion_lapsed = -# The game has gone on; there is nothing left to decide.
motion_refused = **It stays as it is.**
motion_taken_back = **The move is taken back.**
motion_replaced = **{ $player } plays on.**
motion_waits = **The table waits once more.**
motion_skips = **The table goes on with a plain move.**
motion_plays_once = **The bot makes this move for { $player }**, who plays on from the next turn.
motion_plays_on = **The bot plays on for { $player }**, who may take the seat back at any time: by playing, with **Take my seat back**, or `/game back`.
motion_offers = **The seat is offered to somebody else.**
motion_resigns = **The table goes on without them.**
replaced_post = { $after } takes the seat of { $before } at **{ $table }**, with all its figures and points.
vote_taken = Your vote counts: **{ $vote }**. You may change it until it is decided.
fault_vote_closed = That has been decided, or the game has gone on.
fault_vote_not_asked = You are not asked about that.
fault_replace = Name somebody who plays here, and somebody who does not yet.
fault_nothing_to_undo = You have made no move that could be taken back.
undo_done = Your move is taken back.
undo_asked = Since then something was drawn or somebody has moved. { $players } must agree; the question is in the channel.
story_taken_back = { $player } took back their last move.
by_order = -# By standing order of { $player }
by_vote = -# The table moved for { $player }: the plainest move there was
rematch_of = Rematch! You are invited: { $players }
rematch_open = The rematch is open, with the same options.
rematch_info = The table is open in this channel already.
turns_each = { $turns ->
    [one] 1 turn each
   *[other] about { $turns } turns each
}
turns_about = two players: about { $turns } turns each; three or more: fewer
settings_title = **Your settings**, at every table. Only you see this.
settings_zone = Time zone: **{ $zone }**
settings_quiet = No reminders from **{ $from }** to **{ $to }**
settings_no_quiet = Reminders at any hour
settings_language = Private answers: **{ $language }**
settings_mark = Favourite colour and mark: **{ $mark }**
settings_no_mark = No favourite colour or mark
settings_as_discord = as in your Discord
settings_reminders = { $on ->
    [yes] Reminders: **on**
   *[no] Reminders: **off**
}
settings_whispers = { $on ->
    [yes] Private message when it is your turn: **yes**
   *[no] Private message when it is your turn: **no**
}
settings_away = Away until { $when }
menu_zone = Time zone (others: /settings)
menu_quiet = Hours without reminders
menu_language = Language of private answers
menu_mark = Favourite colour and mark
menu_away = How long will you be away?
quiet_none = no quiet hours
quiet_hours = { $from } to { $to }
button_reminders = { $on ->
    [yes] No reminders
   *[no] Remind me
}
button_whispers = { $on ->
    [yes] No private messages
   *[no] Private messages
}
button_away = I’ll be away
button_back_again = I’m back
fault_zone = I know no time zone called “{ $zone }”. They look like `Europe/Paris`; the list finds them.
fault_quiet = “{ $text }” is no time of day. Hours look like `22:00-07:30`; `off` means none.
fault_mark = I know no colour or mark called “{ $text }”; the list has all of them.
fault_until = “{ $text }” is no day that I understand. Say a number of days, or a date such as `2026-12-24`; `0` means that you are back.
away_ask = How long will you be away? All your tables are told, and time for your answers begins when you are back.
away_days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
away_done = You are away until { $when }. { $tables ->
    [0] You are at no table just now.
    [one] Your table has been told.
   *[other] Your { $tables } tables have been told.
}
away_over = Welcome back! { $tables ->
    [0] You are at no table just now.
    [one] Your table has been told.
   *[other] Your { $tables } tables have been told.
}
away_not = You were not away.
mygames_none = You are at no table. `{ $new }` opens one.
mygames_title = **Your tables**
mygames_yours = **{ $table }** · **your turn** since { $when } · { $link }
mygames_other = **{ $table }** · waits for { $players } since { $when } · { $link }
mygames_lobby = **{ $table }** · has not begun · { $link }
orders_title = **Standing orders at { $table }.** They are followed where the rules allow it. Others read that an order was followed, and not what you ordered.
orders_none = You have given none.
orders_line = - { $order }: **{ $number }**
orders_plain = - { $order }
orders_menu = Which order?
orders_number = Which number?
orders_number_of = { $number }
orders_off = Take it back
orders_hint = It counts from the next question on.
fault_order = There is no such order at this table, or it cannot have that number. There are: { $orders }.
preset_saved = The options of this table are now called **{ $name }** on this server.
preset_gone = The name **{ $name }** is free again.
preset_none = This server has no options called “{ $name }”.
preset_menu = Options with a name
button_preset = Save as preset
preset_form = Save these options
preset_name = A name, for everybody on this server
fault_preset = That name cannot be given. It must not be empty; a server has 25 at most, and each member can save five.
fault_preset_author = Only the member who saved that preset, and members who may manage this server, can change it.
status_on = A message that stays pinned now says how the table stands.
status_off = The pinned message is no longer brought up to date.
status_line = 📌 **{ $table }** · waits for { $players } since { $when } · { $link }
status_begun = 📌 **{ $table }** · has not begun
status_over = 📌 **{ $table }** is over.
status_no_pin = -# I may not pin it: that needs the permission { $permission }. You may pin it yourself.
button_status = { $on ->
    [yes] No pinned line
   *[no] Pinned line
}

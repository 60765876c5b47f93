# Why not, and what instead.
error_no_table = There’s no table in this channel. Open one with `/{ label_GAME } { label_NEW }`.
error_occupied = *{ $table }* is already running in this channel. Finish it, close it with `/{ label_GAME } { label_ABORT }`, or open yours in a thread.
error_not_host = Only { $host } can do that, as the host.
error_not_seated = You’re not at this table.
error_not_entrusted = No bot is playing for you.
error_already_seated = You’re already at this table.
error_already_agreed = You’ve already agreed. The review appears once everyone has.
error_full = All seats are taken. You can open your own table in another channel or a thread.
error_started = The game has started, so seats and rules are locked.
error_not_started = The game hasn’t started yet. The host can press *{ $start }* or use `/{ label_GAME } { label_START }`.
error_without = *{ $expansion }* isn’t in play at this table.
error_leave_too_late = The game has started. To drop out for good, use `/{ label_GAME } { label_RESIGN }`.
error_resign_too_early = The game hasn’t started. To leave the table, use `/{ label_GAME } { label_LEAVE }`.
error_over = This game is over. Start another with `/{ label_GAME } { label_NEW }`.
error_too_few = You need two to six players. Others can press *{ $join }*, or the host can press *{ $bot }*.
error_setup_first = The chosen first player isn’t at the table. Pick someone else under *{ $options }*.
error_your_turn_not = It’s { $player }’s turn – you’ll get a ping when it’s yours. { $link }
error_stale = That button is from an earlier turn. The current one: { $link }
error_stale_yours = That button is from an earlier turn. Yours is here: { $link }
error_stale_bot = That move is already made, and a bot is playing now. Its post follows in a moment.
error_closed = This table is closed.
error_unknown_place = “{ $text }” isn’t a spot on the board. Spots look like `N2E1`; pick one from the list.
error_unknown_turn = The tile doesn’t fit there in that rotation. It fits at: { $ways }.
error_angle = The rotation must be 0, 90, 180 or 270 degrees.
error_unknown_figure = You can’t place that there. You can place: { $figures }.
error_unknown_answer = That isn’t one of the possible answers, or it fits several. Possible: { $answers }.
error_unknown_expansions = I don’t know which expansion “{ $names }” is. Available: { $expansions }.
error_program = I don’t offer a program called “{ $name }”. Available: { $programs }.
error_no_programs = No other programs can play here. Choose a level or a character instead.
error_unknown_options = “{ $names }” isn’t an option of the expansions you chose; no table was opened. Pick from the list that appears while you type.
error_export_jcz = I can’t write this game for JCloisterZone, which doesn’t know all of it: { $parts }.
error_export_jcz_answer = I can’t write this game for JCloisterZone: in turn { $turn }, a player made a choice with *{ $game }* that it doesn’t offer.
error_upload_too_long = That file is too big for a game: I read up to 1 MB.
error_upload_unavailable = I couldn’t download that file. Please try again.
error_upload_unknown = That file isn’t a game I know. I read records and written games from `/game export`, and saved games of JCloisterZone (`.jcz`).
error_upload_jcz = I can’t replay that game of JCloisterZone: { $reason }
error_upload_jcz_parts = That game of JCloisterZone uses something I don’t know: { $parts }.
jcz_set = { $copies } × the tile set { $set }
jcz_element = the element { $element } = { $value }
jcz_without_tiles = *{ $expansion }* without its tiles
jcz_without_element = *{ $expansion }* without the element { $element }
jcz_selection = only some of the tiles of *{ $expansion }*
jcz_rule = the rule { $rule } = { $value }
jcz_addon = the add-on { $addon }
jcz_start = other tiles at the start
jcz_players = { $count } players with these expansions
jcz_ruleset = version { $number } of the rules
jcz_resignations = players who dropped out
error_upload_notation = I can’t read that written game from line { $line }, column { $column } on: { $reason }
error_upload_record = I can’t replay that record: { $reason }
error_machine = Something went wrong on my side; nothing was changed. Please try again in a moment. The bot’s admin can find details in the log.
error_committed = What you did is saved, but something went wrong on my side before I could show you the result. I’m posting it in the channel; `/{ label_GAME } { label_INFO }` shows the current state.
error_unconfirmed = The database didn’t confirm in time, so I don’t know whether what you did is saved. Please check with `/{ label_GAME } { label_INFO }` before you try again.
error_channel = That only works in a server.
error_not_member = I’m not a member of this place, so I can’t post here. Ask someone who manages the server to add me, or play against me in our direct messages.
error_permission = I can’t post in this channel. Missing permissions: { $permissions }. What you did is saved, and I’ll post it as soon as I can.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-create_public_threads = Create Public Threads
permission-pin_messages = Pin Messages
error_locked = This thread is locked, so I can’t post in it. What you did is saved, and I’ll post it as soon as I can.
error_delayed = What you did is saved, but Discord doesn’t accept my post at the moment. I’ll keep trying; you don’t have to do anything.
error_no_permission = I can’t run a game in this channel. Missing permissions: { $permissions }. Nothing was opened.
error_old_button = That button is from an older version of the bot. `/{ label_GAME } { label_INFO }` shows the current state.
error_old_command = This version of the bot doesn’t have that command. Discord may need a few minutes to show the current ones; `/{ label_HELP }` lists them.
error_busy = I’m swamped right now. Nothing was changed; please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error_too_often = You’ve done this several times in a short while, and each time the bot posts to everyone here. Nothing was changed; you can do it again { $when }.
error_many_lobbies = { $count } of your tables are still waiting for players. Start or close one of them before you open another; `/{ label_MYGAMES }` lists them.
error_hasty = You’re clicking faster than I can keep up. Nothing was changed; please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error_restarting = I’m restarting. Please try again in a minute – everything you confirmed is saved.
paused_forbidden = I can no longer post in { $channel }, so *{ $table }* is paused. Nothing is lost: once I can view the channel, send messages and attach files there again, use any of my commands in it to resume.
paused_locked = { $channel } is locked, so *{ $table }* is paused. Nothing is lost: once someone has unlocked the thread, use any of my commands in it to resume.
paused_gone = *{ $table }*’s channel is gone, so the game is paused. If Discord got that wrong, use any of my commands in the channel.
plain_post = *{ $table }* continues, but Discord rejected part of this message. Use `/{ label_BOARD }` to see the board, `/{ label_PLACE }` to play, `/{ label_GAME } { label_INFO }` for the rest.
refusal_over = The game is over.
refusal_draw = Drawing a tile – try again in a moment.
refusal_unasked = That’s not what the game is waiting for right now.
refusal_segment = There’s no feature on that part of the tile.
refusal_not_there = You can’t place a meeple there.
refusal_no_farmers = This table plays without farmers.
refusal_occupied = That feature is already occupied.
refusal_none_left = All your meeples are on the board.
refusal_not_offered = You can’t do that right now.
misfit_taken = There’s already a tile at { $at }.
misfit_apart = { $at } isn’t next to any tile.
misfit_edge = It doesn’t fit at { $at }: { $shows } would meet { $demands } on the { $side } side.
edge-road = a road
    .side = road { $side }
edge-city = a city
    .side = city { $side }
edge-field = a field
    .side = field { $side }
error_unknown_score = I can’t match that to one score in this game. Pick one from the list of `/{ label_WHY }`.
error_deleted = This table is no longer stored, because it was closed before its game ended.
error_not_manager = Only members with the _Manage Server_ permission can change the settings of this server.
error_elsewhere = On this server, games are only played in { $channels }. Nothing was opened.
error_hidden = This game is over, and on this server only its players can see past games.
error_no_ratings = This server has no rated games. Members who manage it can allow them with `/{ label_SERVER }`.
error_rated_bots = A rated game can have only one bot. Remove the others, or make the game unrated under *{ $options }*.
error_rated_game = A rated game can’t be closed while it’s running. You can drop out with `/{ label_GAME } { label_RESIGN }`, which counts as last place. A moderator can close the table.
error_season = I don’t know the season “{ $text }”. A season is a quarter of a year, such as `2026-4`.
error_many_lobbies_here = On this server, you can have { $count ->
    [one] one table
   *[other] { $count } tables
} waiting for players. Start or close one of them before you open another; `/{ label_MYGAMES }` lists them.
error_no_thread = Discord didn’t let me open a thread here; perhaps the channel has too many. No table was opened.
error_sealed = Bids are sealed at this table: press *Bid* on the post, or use `/{ label_BID } { label_BID_MAXIMUM }`. { $link }
error_not_in_round = You already have your tile from this bazaar; the others are bidding for this one.
error_impossible = You can’t bid that now. You can: { $possible }.

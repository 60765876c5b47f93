# The page on which a table is watched in a browser, and the link to it.
page_link = Board
page_language = English
page_turn = Turn { $turn } of { $turns }
page_turns = Go to turn
page_now = Now
page_players = Players
page_moves = Latest moves
page_description = Description of the board
page_zoom_in = Zoom in
page_zoom_out = Zoom out
page_offline = Connection lost. Trying again …
page_gone = This link no longer works. If the board can still be watched, the table’s latest post or /game info has the new link.
page_script = This page needs JavaScript.
page_replaced = Done! Links to the board that were shared before no longer work. This is the new one:
button_page_key = New board link
page_lens = Show
page_lens_board = Board only
page_film = Replay the turns
page_film_stop = Stop
page_spot = Spot
page_rotation = Rotation
page_tap = Tap a spot on the board. Tap it again to rotate the tile.
page_your_turn = Your turn
page_submit = Submit
page_login = This link lets you play in this browser, as the Discord user who got it. It works once.
page_login_begin = Play here
page_login_invalid = This link has expired or was already used. Get a new one in Discord: press “Play on the board” there.
page_logout = Log out
page_logged_out = You’re logged out, so you can only watch. To play, press “Play on the board” in Discord.
page_outdated = The game has moved on in the meantime. This is how it stands now.
page_retrying = No connection. Trying again …
page_uncertain = It isn’t certain that this was saved. What counts is what the board shows.
page_too_often = You’ve done that too often. Wait a few minutes.
page_play_link = This link lets you play in a browser. It works once, within ten minutes. Don’t share it: anyone who opens it plays as you.
button_page_play = Play on the board
button_page_open = Open the board
settings_sessions = { $count ->
    [one] Logged in to the board in one browser, since { $since }
   *[other] Logged in to the board in { $count } browsers, since { $since }
}
button_end_sessions = Log out of the board
settings_sessions_ended = You’re logged out of the board in all browsers.
page_games = My games
page_waiting = waiting for { $players }

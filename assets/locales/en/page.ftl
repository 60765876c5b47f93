# The page on which a table is watched in a browser, and the link to it.
page_link = Board
page_language = English
page_turn = Turn { $turn } of { $turns }
page_turns = Go to turn
page_now = Now
page_players = Players
page_moves = Latest moves
page_zoom_in = Zoom in
page_zoom_out = Zoom out
page_offline = Connection lost. Trying again …
page_gone = This link no longer works. The table’s latest post has the current one.
page_script = This page needs JavaScript.
page_replaced = Done! Links to the board that were shared before no longer work. This is the new one:
button_page_key = New board link

# Public posts of a game, and looking at it.
turn_restored = *{ $table }* was restored from a backup, as of { $when }. Anything played after that is lost, and earlier posts are no longer valid.
turn_number = *{ $table }* · turn { $turn } of ~{ $about }
turn_yours = { $player }, you’re up! *{ $tile }* · { $places }
turn_other = { $player }, your call.
turn_more = … and { $count } more
turn_last_tile = this is the last tile
turn_done = *{ $table }* · turn { $turn } · { $what }
turn_passed = *{ $table }* · { $player } ended turn { $turn }.
button_play = Play
button_scores = Scores
button_more = More
button_cheat_sheet = Cheat sheet
button_tiles = Tiles left
button_board = Whole board
button_describe = Describe
button_film = Film
end_title = *{ $table } is over: { $winners } { $count ->
    [one] wins
   *[other] share the win
} with { $points }.*
end_left = *{ $table } is over: everyone else left, so { $winners } wins with { $points }.*
end_place = *{ $place }.* { $player } *{ $points }*
end_final = Final scoring:
end_nothing = No points in final scoring.
end_fair = Provably fair: seed `{ $seed }` matches commitment `{ $commitment }`. The commitment was shown before the game. `bergerie verify record.json` checks both, and every draw.
end_fair_short = Provably fair: every draw was fixed before the game. *{ $fairness }* has the proof; the record is attached.
button_fairness = Fairness
end_menu = See every score by category
abort_post = *{ $table }* is closed. No winner this time.
cell_tile = { $at }: { $tile }.
cell_empty = { $at }: empty.
cell_spot = { $at }: empty, spot { $number }.
cell_beside = Beside it: { $feature }
cell_open = incomplete
alt_table = Table { $table }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
alt_last = Last placed: { $tile } at { $at }, by { $colour } ({ $mark }).
alt_legend = Seats: { $seats }. { $left ->
    [one] 1 tile
   *[other] { $left } tiles
} left.
alt_seat = { $colour } ({ $mark }) { $points ->
    [one] 1 point
   *[other] { $points } points
}, has { $pieces }
alt_figures = Meeples ({ $colour }): { $figures }.
alt_figure = { $spot } at { $at }
alt_turn = { $colour } ({ $mark }) to play.
alt_hand = To place: { $tile }.
alt_spots = Numbered spots: { $places }.
alt_costly = Needs a special piece: { $places }.
alt_change = Before and after the move. Points: { $points }.
alt_rehearsal = Trying { $tile } at { $place }. Letters mark where a meeple can go.
view_part = The picture shows { $from } to { $to }{ $count ->
    [0] {""}
    [one] ; spot { $places } is outside it
   *[other] ; spots { $places } are outside it
}. Whole board: `/{ label_BOARD }`.
view_small = Open the picture for full size.
view_beyond = { $count ->
    [one] +1 spot
   *[other] +{ $count } spots
}
view_costly = Dark numbers on a pale spot: needs a special piece.
film_title = *{ $table }*, the film: { $tiles } tiles, one by one.
alt_film = Animation of table { $table }: the board grows to { $tiles } tiles while the scores rise.
button_review = Review
button_share_review = Show everyone
review_title = *{ $table }*, the review: the moves that cost the most, compared with the choice of the _strong_ bot.
review_turn = turn { $turn }
review_turns = turns { $first } to { $last }
review_move = *{ $place }.* { $player }, { $turns }: *−{ $cost }*. Played: { $played }. Better: { $better }.
review_none = No move cost a point or more.
review_seat = { $player }: { $cost } points lost by mistakes · luck of the draw { $luck }
review_seat_faultless = { $player }: no mistakes that cost a point · luck of the draw { $luck }
review_progress = Reviewing the game: { $percent } %
review_waits = Waiting for another review to finish…
review_readers = Only players of this game can read this review. *{ $button }* posts it in the channel once all players agree.
review_stays_private = { $player } would rather keep the review of *{ $table }* private. The players can still read it.
button_keep_private = Keep it private
error_private_review = Only the players can read the review of this game, unless they all agree to show it to everyone.
review_note = All numbers are the bot’s estimates of a player’s final lead, from what that player knew. Each picture has the move on the left and the better one on the right. The chart shows the expected lead by turn; on the right, the end.
review_asks = { $players } would like to show everyone the review of *{ $table }*. OK with you, { $others }? It appears here once everyone has agreed.
alt_review_move = Move { $place } in the list: the board after it on the left, and after the better move on the right.
alt_review_curve = Chart of everyone’s expected lead, turn by turn and at the end: { $leads }.
board_title = *{ $table }* · { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} on the board, { $left } left
scores_title = *{ $table }*
scores_line = { $player } *{ $points }* · has { $figures }
scores_resigned = { $player } *{ $points }* · has left
tiles_title = *{ $table }*: { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
tiles_line = { $count } × { $tile }
tiles_none = *{ $table }*: no tiles left.
tiles_first = { $count ->
    [one] This tile is next:
   *[other] These { $count } come first:
}
tiles_withheld = Assists are off here, so remembering which ones is up to you.
info_turn = It’s { $player }’s turn: { $link }
info_link = jump to turn
info_over = *{ $table }* is over.
info_delayed = { $reason ->
    [gone] Discord says this channel is gone, so I can’t post here.
    [forbidden] I don’t have permission to post here.
    [locked] This thread is locked, so I can’t post here.
    [discord] Discord doesn’t accept my posts at the moment. I’ll keep trying.
    [limit] Discord limits how fast I can post, and other posts come first.
    [process] Another process of the bot is posting for this table.
   *[failure] Something went wrong on my side. I’ll keep trying.
}
info_delayed_since = The oldest post has been pending since { $time }.
info_fair = Provably fair: commitment `{ $commitment }`. The seed is revealed when the game ends.
upload_title = The uploaded game
upload_unfinished = The game isn’t over, so there’s no review.
export_done = Here’s the record of *{ $table }*. `bergerie replay` shows the game; once it’s over, `bergerie verify` checks the draws.
export_done_notation = Here’s *{ $table }* in writing, to read and to paste into a chat. `bergerie replay` shows it again.
export_done_jcz = Here’s *{ $table }* as a saved game of JCloisterZone.
export_open = The game is still on, so the record doesn’t include the seed yet.
help_title = *Play Carcassonne in this channel with Bergerie.*
help_topics = New here? *{ $play }* shows how to start, alone or with others.
button_play_now = Play now
button_rules = Rules
button_commands = Commands
button_open_table = Open a table here
help_bots = No one around? *{ $bot }* in the lobby fills free seats, and a game against bots starts right away.
help_cards = Choose a rules card…
help_icons_title = Icons of the panel
help_icons = *{ $title }*: the number beside an icon is how many of it the player has. The player in this picture has { $pieces }.
alt_icons = A player’s panel with every icon.
alt_card_tiles = Tiles of the expansion: { $tiles }.
help_base_card =
    - *Place a tile:* draw one and place it beside others so that all sides match.
    - *Place a meeple,* if you like, on that tile: on a road, in a city, on a monastery or in a field. The whole feature must be without meeples.
    - *Score:* a completed feature scores at once, and its meeples come home. Road: 1 point per tile. City: 2 per tile and 2 per coat of arms. Monastery: 9 points once eight tiles surround it.
    - *Majority:* the player with the most meeples in a feature gets the points. After a tie, everyone tied gets all of them.
    - *At the end,* incomplete features score too: 1 point per tile and coat of arms; a monastery 1 for itself and 1 per tile around it.
    - *Fields* score only at the end: 3 points for each completed city beside the field.
help_start = Open a table with `/{ label_GAME } { label_NEW }`. Players press *{ $join }*; the host presses *{ $start }*.
help_turn = On your turn you get a ping with a picture of the board. Press *{ $play }* to try spots, rotations and meeples – only you see it until you press *{ $confirm }*. `/{ label_PLACE }` does the same in one line.
help_places = Spots are named by compass from the start tile: `N2E1` is two up, one right. Roads and cities score when completed, monasteries when surrounded, fields at the end of the game.
help_area = { $area ->
    [table] *Tables*
    [turn] *On your turn*
   *[look] *Look things up*
}
tile_ahead-last = This is the last tile: the game ends with this move.
places_count = { $plain ->
    [0] { $costly ->
        [one] 1 spot, only with a special piece
       *[other] { $costly } spots, only with a special piece
    }
    [one] 1 spot{ $costly ->
        [0] {""}
       *[other] , { $costly } more with a special piece
    }
   *[other] { $plain } spots{ $costly ->
        [0] {""}
       *[other] , { $costly } more with a special piece
    }
}
alt_part = Zoomed in: { $from } to { $to }.
alt_changed = Also placed recently: { $tiles }.
alt_chosen = With: { $figure }.
catch_up_title = *{ $table }* · since { $player ->
    [you] your
   *[other] { $player }’s
} last turn:
catch_up_nothing = *{ $table }*: nothing has happened since { $player ->
    [you] your
   *[other] { $player }’s
} last turn.
alt_catch_up = A short film of the latest turns at table { $table }: tiles, meeples and points.
button_catch_up = Catch me up
button_why = Why?
why_nothing = No one has scored yet.
why_undone = This move was undone, so its points no longer count.
menu_score = Explain another score
alt_scored = Scored features, outlined: { $places }.
button_fields = Fields
button_if_ended = If the game ended now
lens_withheld = Assists are off at this table, so that’s yours to work out.
fields_none = *{ $table }*: no one controls a field yet.
fields_title = *{ $table }* · who’d score each field if the game ended now, by pattern:
alt_fields = Fields shaded in their owners’ patterns: { $fields }. The completed cities they touch are outlined.
if_ended_title = *{ $table }* · if the game ended now:
if_ended_gain = { $points } in final scoring
award-city = *Master builder* { $player }: a city of { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
award-road = *Long way round* { $player }: a road of { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
award-monastery = *Quiet life* { $player }: { $count ->
    [one] 1 monastery completed
   *[other] { $count } monasteries completed
}
award-giver = *Kind neighbour* { $player }: helped others to { $count ->
    [one] 1 point
   *[other] { $count } points
}
award-sharer = *Never alone* { $player }: shared { $count ->
    [one] a score once
   *[other] a score { $count } times
}
award-leap = *Big leap* { $player }: { $count ->
    [one] 1 point
   *[other] { $count } points
} in one turn
award-comeback = *Comeback* { $player }: was { $count ->
    [one] 1 point
   *[other] { $count } points
} behind
end_awards = Awards: { $awards }
end_pace = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $points } points per tile
alt_curve = Chart of everyone’s points, turn by turn and after final scoring: { $points }.
tiles_faded = Faded tiles don’t fit anywhere right now.
tiles_shut = { $count ->
    [one] No remaining tile fits at { $places } right now.
   *[other] { $count } open spots fit no remaining tile right now: { $places }.
}
alt_tiles = The tiles left: { $tiles }.
alt_lettered = Lettered choices: { $places }.
alt_candidates = Tiles to choose from: { $cells }.
seat_entrusted = The bot is playing for { $players } until they’re back.
seat_back = Your seat is yours again: { $link }
button_seat_back = Take my seat back
help_privacy = Privacy policy: { $url }
help_terms = Terms of service: { $url }
rules_link = The rules in full
house_rules = Where the published rules leave something open, small rules of our own apply. They’re marked as ours.
house_rules_of_fans = The author’s sheets leave much open, so monuments, patterns, rewards, desert tiles and the small rules marked as ours are our own design.

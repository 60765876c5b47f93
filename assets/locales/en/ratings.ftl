# The leaderboard.
leaderboard_title = *Leaderboard* · { $pool } · { $season }
season_all = all time
season_quarter = Q{ $number } { $year }
leaderboard_games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
leaderboard_line = { $place }. { $player } · *{ $points }* ± { $deviation } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
leaderboard_provisional = Provisional, with fewer than { $games } games:
leaderboard_provisional_line = { $player } · { $points } ± { $deviation } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
leaderboard_none = No rated games have been played here yet.
leaderboard_note = Everyone starts at 1500. Who has 200 more than someone else wins about three of four games against them.

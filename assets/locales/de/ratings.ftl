# The leaderboard.
leaderboard_title = *Rangliste* · { $pool } · { $season }
season_all = die ganze Zeit
season_quarter = { $number }. Quartal { $year }
leaderboard_games = { $count ->
    [one] 1 Ranglistenspiel
   *[other] { $count } Ranglistenspiele
}
leaderboard_line = { $place }. { $player } · *{ $points }* ± { $deviation } · { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
leaderboard_provisional = Vorläufig, mit weniger als { $games } Spielen:
leaderboard_provisional_line = { $player } · { $points } ± { $deviation } · { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
leaderboard_none = Hier hat noch niemand ein Ranglistenspiel gespielt.
leaderboard_note = Alle beginnen bei 1500. Wer 200 mehr hat als jemand anderes, gewinnt gegen ihn etwa drei von vier Spielen.

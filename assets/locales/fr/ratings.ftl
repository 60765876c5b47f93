# The leaderboard.
leaderboard_title = *Classement* · { $pool } · { $season }
season_all = depuis le début
season_quarter = trimestre { $number } de { $year }
leaderboard_games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
leaderboard_line = { $place }. { $player } · *{ $points }* ± { $deviation } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
leaderboard_provisional = Cotes provisoires, moins de { $games } parties :
leaderboard_provisional_line = { $player } · { $points } ± { $deviation } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
leaderboard_none = Personne n’a encore joué de partie classée ici.
leaderboard_note = Tout le monde commence à 1500. Avec 200 de plus que quelqu’un, on gagne environ trois parties sur quatre contre lui.

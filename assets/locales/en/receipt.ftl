# Scores and why.
score_nobody = no one
score_gain = { $player } *{ $points }*
score_shares = majority { $shares }
label_tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
label_pennants = { $count ->
    [one] 1 coat of arms
   *[other] { $count } coats of arms
}
label_cities = { $count ->
    [one] 1 completed city
   *[other] { $count } completed cities
}

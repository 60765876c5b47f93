# Scores and why.
score_nobody = nobody
score_gain = { $player } **{ $points }**
score_shares = majority { $shares }
label_tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
label_pennants = { $count ->
    [one] 1 pennant
   *[other] { $count } pennants
}
label_cities = { $count ->
    [one] 1 finished city
   *[other] { $count } finished cities
}

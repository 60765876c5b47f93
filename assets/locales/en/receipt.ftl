# Scores and why.
score_completed = { $kind ->
    [road] The road at { $place } is finished
    [city] The city at { $place } is finished
    [garden] The garden at { $place } is finished
    [monument] The monument at { $place } is finished
    [oasis] The oasis at { $place } is finished
    [spice] The spice at { $place } is finished
   *[monastery] The monastery at { $place } is finished
}: { $winners }
score_final = { $kind ->
    [road] Road at { $place }
    [city] City at { $place }
    [monastery] Monastery at { $place }
    [garden] Garden at { $place }
    [monument] Monument at { $place }
    [oasis] Oasis at { $place }
    [spice] Spice at { $place }
   *[field] Field at { $place }
}: { $winners }
score_recalled = { $kind ->
    [garden] The abbot left the garden at { $place }
   *[monastery] The abbot left the monastery at { $place }
}: { $winners }
score_gain = { $player } **+{ $points }**
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

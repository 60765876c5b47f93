# Les points et leur raison.
score_nobody = personne
score_gain = { $player } *{ $points }*
score_shares = majorité { $shares }
label_tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
label_pennants = { $count ->
    [one] { $count } blason
   *[other] { $count } blasons
}
label_cities = { $count ->
    [one] { $count } ville complète
   *[other] { $count } villes complètes
}

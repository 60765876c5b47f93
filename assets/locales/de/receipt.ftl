# Punkte und wofür.
score_nobody = niemand
score_gain = { $player } *{ $points }*
score_shares = Mehrheit { $shares }
label_tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
label_pennants = { $count ->
    [one] 1 Wappen
   *[other] { $count } Wappen
}
label_cities = { $count ->
    [one] 1 abgeschlossene Stadt
   *[other] { $count } abgeschlossene Städte
}

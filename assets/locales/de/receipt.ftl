# Punkte und wofür.
score_completed = { $kind ->
    [road] Die Straße bei { $place } ist abgeschlossen
    [city] Die Stadt bei { $place } ist abgeschlossen
    [garden] Der Garten bei { $place } ist abgeschlossen
    [monument] Das Monument bei { $place } ist vollendet
    [oasis] Die Oase bei { $place } ist abgeschlossen
    [spice] Das Gewürz bei { $place } ist abgeschlossen
   *[monastery] Das Kloster bei { $place } ist abgeschlossen
}: { $winners }
score_final = { $kind ->
    [road] Straße bei { $place }
    [city] Stadt bei { $place }
    [monastery] Kloster bei { $place }
    [garden] Garten bei { $place }
    [monument] Monument bei { $place }
    [oasis] Oase bei { $place }
    [spice] Gewürz bei { $place }
   *[field] Wiese bei { $place }
}: { $winners }
score_recalled = { $kind ->
    [garden] Der Abt hat den Garten bei { $place } verlassen
   *[monastery] Der Abt hat das Kloster bei { $place } verlassen
}: { $winners }
score_gain = { $player } **+{ $points }**
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

# Les points et leur raison.
score_completed = { $kind ->
    [road] La route de { $place } est complète
    [city] La ville de { $place } est complète
    [garden] Le jardin de { $place } est complet
    [monument] Le monument de { $place } est complet
    [oasis] L’oasis de { $place } est complète
    [spice] Le gisement d’épice de { $place } est complet
   *[monastery] L’abbaye de { $place } est complète
} : { $winners }
score_final = { $kind ->
    [road] Route de { $place }
    [city] Ville de { $place }
    [monastery] Abbaye de { $place }
    [garden] Jardin de { $place }
    [monument] Monument de { $place }
    [oasis] Oasis de { $place }
    [spice] Épice de { $place }
   *[field] Pré de { $place }
} : { $winners }
score_recalled = { $kind ->
    [garden] L’abbé a quitté le jardin de { $place }
   *[monastery] L’abbé a quitté l’abbaye de { $place }
} : { $winners }
score_gain = { $player } **+{ $points }**
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

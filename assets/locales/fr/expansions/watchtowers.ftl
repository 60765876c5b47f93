# Les Tours de guet : des tours qui rapportent selon ce qui les entoure.
expansion-watchtowers = Les Tours de guet
    .description = Des tours évaluées quand ta route ou ta ville est complétée ; 12 tuiles
    .card =
        - *Tour de guet :* quand une route ou une ville est complétée et que ton meeple y est sur la tuile de la tour, tu marques aussi la tour, majorité ou non. Elle compte sur sa tuile et les huit autour les meeples (2 points chacun), les blasons (2), les abbayes (3), les tuiles avec ville (1) ou les tuiles avec route (1).
watchtowers_tile_tower = { $tower ->
    [meeples] tour de guet (2 par meeple)
    [pennants] tour de guet (2 par blason)
    [monasteries] tour de guet (3 par abbaye)
    [cities] tour de guet (1 par tuile avec ville)
   *[roads] tour de guet (1 par tuile avec route)
}
watchtowers_label_tower = { $tower ->
    [meeples] tour de guet, meeples : { $count } × { $each }
    [pennants] tour de guet, blasons : { $count } × { $each }
    [monasteries] tour de guet, abbayes : { $count } × { $each }
    [cities] tour de guet, tuiles avec ville : { $count } × { $each }
   *[roads] tour de guet, tuiles avec route : { $count } × { $each }
}
watchtowers_rule_towers = Un meeple sur la tuile d’une tour de guet rapporte aussi ce qui entoure la tour.
watchtowers_alt_towers = Tours de guet : { $towers }.
watchtowers_alt_tower = { $at } rapporte { $points }

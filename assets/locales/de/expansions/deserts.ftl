# Wüsten: Oasen, Gewürz und Sandwürmer.
expansion-deserts = Wüsten
    .description = Fan-Erweiterung: Oasen, Gewürz und Sandwürmer; 20 von uns entworfene Plättchen
    .card =
        - *Oase:* zählt wie ein Garten, Wüsten doppelt. *Gewürzvorkommen:* 18 Punkte, sobald ringsum Plättchen liegen.
        - *Sandwurm:* Die Gewürzvorkommen ringsum werden sofort gewertet. Eine Figur auf ihm kommt auf ein anderes Gebiet eines Wüstenplättchens, auch auf ein besetztes.
option-deserts-oasis = Wüsten (unsere Regel): wozu eine Oase dient
value-deserts-oasis-garden_like = Oasen zählen wie Gärten, Wüsten doppelt
value-deserts-oasis-decoration = Oasen zählen nicht
deserts_option_of_tiles = schon { $tiles } von { $all } Plättchen
deserts_event_rode = Der Sandwurm bei { $at } trägt den Meeple von { $player } davon.
deserts_score_worm = Neben dem Gewürz bei { $place } taucht ein Sandwurm auf: { $winners }
deserts_label_deserts = { $count ->
    [one] 1 Wüste ringsum
   *[other] { $count } Wüsten ringsum
}
deserts_label_spice = umschlossenes Gewürzvorkommen
deserts_tile_desert = Wüste
deserts_tile_oasis = Oase
deserts_tile_spice = Gewürzvorkommen
deserts_tile_sandworm = Sandwurm
deserts_action_ride = mit dem Sandwurm nach { $at }: { $spot }
deserts_role_keeper = { $figure ->
    [large_meeple] großer Oasenhüter
   *[other] Oasenhüter
}
deserts_role_harvester = { $figure ->
    [large_meeple] großer Gewürzsammler
   *[other] Gewürzsammler
}
edge-desert =
    .side = Wüste im { $side }
kind-oasis =
    .title = Oase
    .object = die Oase
    .origin = der Oase
    .where = an der Oase
    .completed = Die Oase bei { $place } ist abgeschlossen: { $winners }
kind-spice =
    .title = Gewürz
    .object = das Gewürz
    .origin = des Gewürzes
    .where = beim Gewürz
    .completed = Das Gewürz bei { $place } ist abgeschlossen: { $winners }
category-oasis = Oasen
    .title = Oasen
    .none = Keine Oase wurde gewertet.
    .rule = Eine Oase bringt 1 Punkt für ihr eigenes Plättchen und 1 für jedes ringsum, dazu 1 für jede Wüste dort.
category-spice = Gewürz
    .title = Gewürz
    .none = Kein Gewürz wurde gewertet.
    .rule = Gewürz, um das ringsum Plättchen liegen, bringt 18 Punkte; sonst 1 für sein eigenes Plättchen und 1 für jedes ringsum.
kind-desert =
    .title = Wüste
    .object = die Wüste
    .origin = der Wüste
    .where = in der Wüste

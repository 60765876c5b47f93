# Wüsten: Oasen, Gewürz und Sandwürmer.
label_DESERTS = Wüsten
    .description = Fan-Erweiterung: Oasen, Gewürz und Sandwürmer; 20 von uns entworfene Plättchen
label_OASIS = Oasen
    .description = Wüsten (unsere Regel): wozu eine Oase dient
label_OASIS_GARDEN_LIKE = Oasen zählen wie Gärten, Wüsten doppelt
label_OASIS_DECORATION = Oasen sind Zierde
option_of_tiles = { $tiles } von { $all } Plättchen liegen dort
story_rode = Der Sandwurm bei { $at } trägt den Meeple von { $player } davon.
score_worm = Ein Sandwurm kam neben das Gewürz bei { $place }: { $winners }
label_deserts = { $count ->
    [one] 1 Wüste ringsum
   *[other] { $count } Wüsten ringsum
}
label_spice = umschlossenes Gewürzlager
tile_desert = Wüste
tile_oasis = Oase
tile_spice = Gewürzlager
tile_sandworm = Sandwurm
action_ride = mit dem Sandwurm nach { $at }: { $spot }
role_keeper = Oasenhüter
role_harvester = Gewürzsammler
edge-desert =
    .side = Wüste { $side }
kind-oasis =
    .completed = Die Oase bei { $place } ist abgeschlossen: { $winners }
    .final = Oase bei { $place }: { $winners }
    .left = Eine Figur verlässt die Oase bei { $place }: { $winners }
kind-spice =
    .completed = Das Gewürz bei { $place } ist abgeschlossen: { $winners }
    .final = Gewürz bei { $place }: { $winners }
    .left = Eine Figur verlässt das Gewürz bei { $place }: { $winners }
category-oasis = Oasen
    .title = Oasen
    .none = Keine Oase wurde gewertet.
    .rule = Eine Oase bringt 1 Punkt für ihr eigenes Plättchen und für jedes darum herum, und 1 mehr für jede Wüste dort.
category-spice = Gewürz
    .title = Gewürz
    .none = Kein Gewürz wurde gewertet.
    .rule = Gewürz, das ringsum Plättchen hat, ist 18 Punkte wert; sonst 1 für sein eigenes Plättchen und für jedes darum herum.

# Déserts : oasis, épice et vers des sables.
expansion-deserts = Déserts
    .description = Extension de fan : oasis, épice et vers des sables ; 20 tuiles de notre création
    .card =
        - *Oasis :* comme un jardin, les déserts comptent double. *Gisement d’épice :* 18 points dès que des tuiles l’entourent.
        - *Ver des sables :* les gisements autour de lui sont évalués aussitôt. Un pion posé dessus passe à une autre zone d’une tuile de désert, même occupée.
option-deserts-oasis = Déserts (notre règle) : à quoi sert une oasis
value-deserts-oasis-garden_like = les oasis rapportent comme des jardins, les déserts comptent double
value-deserts-oasis-decoration = les oasis ne sont que du décor
deserts_option_of_tiles = { $tiles ->
    [one] { $tiles } tuile en place
   *[other] { $tiles } tuiles en place
} sur { $all }
deserts_event_rode = Le ver des sables en { $at } emporte le meeple de { $player }.
deserts_score_worm = Un ver des sables arrive près de l’épice en { $place } : { $winners }
deserts_label_deserts = { $count ->
    [one] { $count } désert autour
   *[other] { $count } déserts autour
}
deserts_label_spice = gisement d’épice complet
deserts_tile_desert = désert
deserts_tile_oasis = oasis
deserts_tile_spice = gisement d’épice
deserts_tile_sandworm = ver des sables
deserts_action_ride = avec le ver des sables en { $at } : { $spot }
deserts_role_keeper = { $figure ->
    [large_meeple] grand gardien d’oasis
   *[other] gardien d’oasis
}
deserts_role_harvester = { $figure ->
    [large_meeple] grand récolteur d’épice
   *[other] récolteur d’épice
}
edge-desert =
    .side = désert ({ $side })
kind-oasis =
    .title = Oasis
    .object = l’oasis
    .origin = de l’oasis
    .where = à l’oasis
    .completed = L’oasis en { $place } est complète : { $winners }
kind-spice =
    .title = Gisement d’épice
    .object = le gisement d’épice
    .origin = du gisement d’épice
    .where = sur l’épice
    .completed = Le gisement d’épice en { $place } est complet : { $winners }
category-oasis = oasis
    .title = Oasis
    .none = Aucune oasis n’a rapporté de points.
    .rule = Une oasis rapporte 1 point pour sa tuile et 1 pour chacune des tuiles qui l’entourent, et 1 de plus par désert parmi elles.
category-spice = épice
    .title = Épice
    .none = Aucun gisement d’épice n’a rapporté de points.
    .rule = Un gisement d’épice entouré de tuiles rapporte 18 points ; sinon, 1 pour sa tuile et 1 pour chacune de celles qui l’entourent.
kind-desert =
    .title = Désert
    .object = le désert
    .origin = du désert
    .where = dans le désert

# Déserts : oasis, épice et vers des sables.
label_DESERTS = Déserts
    .description = Extension de fan : oasis, épice et vers des sables ; 20 tuiles de notre création
label_OASIS = Oasis
    .description = Déserts (notre règle) : à quoi sert une oasis
label_OASIS_GARDEN_LIKE = les oasis comptent comme des jardins, les déserts doublent
label_OASIS_DECORATION = les oasis sont un décor
option_of_tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} sur { $all } y { $tiles ->
    [one] est
   *[other] sont
}
story_rode = Le ver des sables de { $at } emporte le meeple de { $player }.
score_worm = Un ver des sables est arrivé près de l’épice de { $place } : { $winners }
label_deserts = { $count ->
    [one] { $count } désert autour
   *[other] { $count } déserts autour
}
label_spice = gisement d’épice complet
tile_desert = désert
tile_oasis = oasis
tile_spice = gisement d’épice
tile_sandworm = ver des sables
action_ride = avec le ver des sables en { $at } : { $spot }
role_keeper = gardien d’oasis
role_harvester = récolteur d’épice
edge-desert =
    .side = désert { $side }
kind-oasis =
    .completed = L’oasis de { $place } est complète : { $winners }
    .final = Oasis de { $place } : { $winners }
    .left = Une figurine quitte l’oasis de { $place } : { $winners }
kind-spice =
    .completed = Le gisement d’épice de { $place } est complet : { $winners }
    .final = Épice de { $place } : { $winners }
    .left = Une figurine quitte l’épice de { $place } : { $winners }
category-oasis = oasis
    .title = Oasis
    .none = Aucune oasis n’a compté.
    .rule = Une oasis rapporte 1 point pour sa tuile et pour chacune autour, et 1 de plus par désert parmi elles.
category-spice = épice
    .title = Épice
    .none = Aucun gisement d’épice n’a compté.
    .rule = L’épice entourée de tuiles vaut 18 points ; sinon 1 pour sa tuile et pour chacune autour.

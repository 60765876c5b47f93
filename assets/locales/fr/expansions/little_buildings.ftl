# Petits Bâtiments : des bâtiments sur les tuiles.
expansion-little_buildings = Petits Bâtiments
    .description = Des bâtiments à poser sur ta tuile à la place d’un meeple, pour y marquer plus ; aucune tuile
    .card =
        - *Bâtiment :* au lieu de poser un meeple, tu peux poser un bâtiment sur la tuile. Chaque bâtiment ajoute 1 point aux routes, villes et prés de sa tuile quand ils sont évalués, et aux abbayes autour, pour tous ceux qui les marquent.
option-little_buildings-values = Petits Bâtiments : les points d’un bâtiment
value-little_buildings-values-equal = chaque bâtiment ajoute 1 point
value-little_buildings-values-different = une tour ajoute 3 points, une maison 2, une étable 1
option-little_buildings-share = Petits Bâtiments : combien chacun en a
value-little_buildings-share-most = autant de bâtiments que possible pour chacun
value-little_buildings-share-equal_kinds = autant d’étables, de maisons et de tours que possible pour chacun, en nombre égal
piece-little_shed = { $count ->
    [one] { $count } étable
   *[other] { $count } étables
}
piece-little_house = { $count ->
    [one] { $count } petite maison
   *[other] { $count } petites maisons
}
piece-little_tower = { $count ->
    [one] { $count } petite tour
   *[other] { $count } petites tours
}
little_buildings_heading_building = Bâtiment
little_buildings_action_build = Construire { $piece }
little_buildings_event_built = { $player } pose { $piece } sur *{ $at }*.
little_buildings_alt_buildings = Bâtiments : { $tiles }.
little_buildings_alt_building = { $piece } sur { $at }
little_buildings_label_buildings = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
little_buildings_rule_equal = Chaque bâtiment sur ses tuiles ajoute 1 point ; pour une abbaye ou un jardin, sur les neuf tuiles.
little_buildings_rule_different = Un bâtiment sur ses tuiles ajoute des points : une tour 3, une maison 2, une étable 1 ; pour une abbaye ou un jardin, sur les neuf tuiles.
little_buildings_refusal_no_building = Tu n’as plus de bâtiment de ce type.
little_buildings_refusal_wrong_tile = Un bâtiment se pose sur la tuile que tu viens de placer.

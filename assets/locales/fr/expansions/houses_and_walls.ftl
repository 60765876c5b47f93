# Murs et Maisons : des pièces entre des tuiles qui n’iraient pas.
expansion-houses_and_walls = Murs et Maisons
    .description = Extension de fan : des pièces entre des tuiles qui ne s’accordent pas ; petites règles de notre cru
    .card =
        - *Maison :* arrête une route face à un pré. *Mur :* sépare un pré d’une ville. Ta tuile peut utiliser l’un des deux si elle n’irait pas sans cela.
option-houses_and_walls-pieces = Murs et Maisons (notre règle) : combien chacun en a au début
value-houses_and_walls-pieces-by_players = deux maisons et deux murs chacun, un de chaque à cinq ou six
value-houses_and_walls-pieces-one = une maison et un mur chacun
value-houses_and_walls-pieces-two = deux maisons et deux murs chacun
option-houses_and_walls-house_ends = Murs et Maisons (notre lecture) : quelles routes une maison peut terminer
value-houses_and_walls-house_ends-new_roads = une maison termine une route de la nouvelle tuile
value-houses_and_walls-house_ends-all_roads = une maison termine aussi les routes déjà en place
option-houses_and_walls-needed_piece = Murs et Maisons (notre règle) : que devient une tuile qui ne va qu’avec l’un d’eux
value-houses_and_walls-needed_piece-may_discard = une tuile qui ne va qu’avec une maison ou un mur peut être défaussée
value-houses_and_walls-needed_piece-must_build = une tuile qui ne va qu’avec une maison ou un mur doit être placée
houses_and_walls_option_uses_marker = { $piece ->
    [house] { $left ->
        [0] utilise ta dernière maison
       *[other] utilise une maison, il en restera { $left }
    }
   *[wall] { $left ->
        [0] utilise ton dernier mur
       *[other] utilise un mur, il en restera { $left }
    }
}
houses_and_walls_marker_used = { $piece ->
    [house] Il faut une maison, côté { $side } de la tuile *{ $at }*
   *[wall] Il faut un mur, côté { $side } de la tuile *{ $at }*
}{ $left ->
    [0] {"\u00A0"}: il ne t’en restera plus.
   *[other] {"\u00A0"}; il t’en restera { $left }.
}
houses_and_walls_action_discard_marker = Défausser sans construire
houses_and_walls_event_built = { $piece ->
    [house] { $player } construit une maison, côté { $side } de la tuile { $at }.
   *[wall] { $player } construit un mur, côté { $side } de la tuile { $at }.
}
houses_and_walls_refusal_marker_no_house_left = Tu n’as plus de maison.
houses_and_walls_refusal_marker_no_wall_left = Tu n’as plus de mur.
houses_and_walls_refusal_marker_no_house = Une maison termine une route de ta tuile qui donne sur un pré ; tous les autres côtés doivent correspondre.
houses_and_walls_refusal_marker_no_wall = Un mur sépare un pré d’une ville ; tous les autres côtés doivent correspondre.
piece-house = { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
}
piece-wall = { $count ->
    [one] { $count } mur
   *[other] { $count } murs
}

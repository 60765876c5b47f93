# Murs et Maisons : des pièces entre des tuiles qui n’iraient pas.
label_HOUSES_AND_WALLS = Murs et Maisons
    .description = Extension de fan : des pièces entre des tuiles qui ne s’accordent pas ; petites règles de notre cru
label_HOUSE_PIECES = Combien de maisons et de murs
    .description = Murs et Maisons (notre règle) : combien chacun en a au début
label_HOUSE_PIECES_BY_PLAYERS = deux maisons et deux murs chacun, un de chaque à cinq ou six
label_HOUSE_PIECES_ONE = une maison et un mur chacun
label_HOUSE_PIECES_TWO = deux maisons et deux murs chacun
label_HOUSE_ENDS = Quelles routes finissent dans une maison
    .description = Murs et Maisons (notre lecture) : quelles routes une maison peut terminer
label_HOUSE_ENDS_NEW_ROADS = une maison termine une route de la nouvelle tuile
label_HOUSE_ENDS_ALL_ROADS = une maison termine aussi les routes déjà en place
label_NEEDED_PIECE = Tuiles qui exigent une maison ou un mur
    .description = Murs et Maisons (notre règle) : que devient une tuile qui ne va qu’avec l’un d’eux
label_NEEDED_PIECE_MAY_DISCARD = une tuile qui ne va qu’avec une maison ou un mur peut être défaussée
label_NEEDED_PIECE_MUST_BUILD = une tuile qui ne va qu’avec une maison ou un mur doit être posée
option_uses_marker = { $piece ->
    [house] { $left ->
        [0] utilise ta dernière maison
       *[other] utilise une maison, il en restera { $left }
    }
   *[wall] { $left ->
        [0] utilise ton dernier mur
       *[other] utilise un mur, il en restera { $left }
    }
}
marker_used = { $piece ->
    [house] Il faut une maison, côté { $side } de la tuile **{ $at }**
   *[wall] Il faut un mur, côté { $side } de la tuile **{ $at }**
}{ $left ->
    [0] {" "}: il ne t’en restera plus.
   *[other] {" "}; il t’en restera { $left }.
}
action_discard_marker = Défausser sans construire
story_built = { $piece ->
    [house] { $player } construit une maison, côté { $side } de la tuile { $at }.
   *[wall] { $player } construit un mur, côté { $side } de la tuile { $at }.
}
refusal_marker = { $reason ->
    [no_house_left] Tu n’as plus de maison.
    [no_wall_left] Tu n’as plus de mur.
    [house] Une maison termine une route de ta tuile qui donne sur un pré ; tous les autres côtés doivent correspondre.
   *[wall] Un mur sépare un pré d’une ville ; tous les autres côtés doivent correspondre.
}

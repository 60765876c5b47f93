# Monuments, Murs et Maisons, Déserts.
label_MONUMENTS = Monuments
    .description = Extension de fan : quatre grandes tuiles à cubes et objectifs, dessinées par nous
label_HOUSES_AND_WALLS = Murs et Maisons
    .description = Extension de fan : des pions entre des tuiles qui n’iraient pas ; petites règles de nous
label_DESERTS = Déserts
    .description = Extension de fan : oasis, épice et vers des sables ; 20 tuiles de notre façon
label_MONUMENT = monument
    .description = Cubes, architectes et objectifs des monuments
label_MONUMENT_CUBE = cube
    .description = Poser ta tuile et un cube sur un objectif qu’elle fait avancer
label_MONUMENT_ARCHITECT = architecte
    .description = Poser le monument que tu as en main avec ton meeple comme architecte
label_MONUMENT_INFO = infos
    .description = Où en sont les objectifs, qui y a des cubes et ce qu’ils rapportent
label_MONUMENT_WHICH = lequel
    .description = La place du monument ; tous si tu ne dis rien
label_OBJECTIVE = objectif
    .description = Quel objectif, s’il y en a plusieurs
label_UNPLACEABLE_MONUMENT = Monuments qui ne vont nulle part
    .description = Monuments (notre règle) : que devient celui qui ne va nulle part
label_UNPLACEABLE_MONUMENT_RESHUFFLED = un monument qui ne va nulle part est remis dans la pioche
label_UNPLACEABLE_MONUMENT_DISCARDED = un monument qui ne va nulle part quitte la partie
label_PLACING_CUBE = Cubes sur un nouveau monument
    .description = Monuments (notre lecture) : ce que coûte un cube à qui pose le monument
label_PLACING_CUBE_INSTEAD = un cube sur un nouveau monument au lieu d’un pion
label_PLACING_CUBE_AS_WELL = un cube sur un nouveau monument en plus d’un pion
label_CHAPPAAI = Chappa’ai
    .description = Monuments (notre règle) : à quoi sert un Chappa’ai
label_CHAPPAAI_PORTAL = un Chappa’ai mène le meeple à un autre
label_CHAPPAAI_DECORATION = les Chappa’ai sont un décor
label_HOUSE_PIECES = Combien de maisons et de murs
    .description = Murs et Maisons (notre règle) : combien chacun en a au début
label_HOUSE_PIECES_BY_PLAYERS = deux maisons et deux murs chacun, un seul à cinq ou six
label_HOUSE_PIECES_ONE = une maison et un mur chacun
label_HOUSE_PIECES_TWO = deux maisons et deux murs chacun
label_HOUSE_ENDS = Quelles routes finissent dans une maison
    .description = Murs et Maisons (notre lecture) : quelles routes une maison peut terminer
label_HOUSE_ENDS_NEW_ROADS = une maison termine une route de la nouvelle tuile
label_HOUSE_ENDS_ALL_ROADS = une maison termine aussi d’anciennes routes
label_NEEDED_PIECE = Tuiles qui exigent une maison ou un mur
    .description = Murs et Maisons (notre règle) : que devient une tuile qui ne va qu’avec l’un d’eux
label_NEEDED_PIECE_MAY_DISCARD = une tuile qui ne va qu’avec une maison ou un mur peut être défaussée
label_NEEDED_PIECE_MUST_BUILD = une tuile qui ne va qu’avec une maison ou un mur doit être posée
label_OASIS = Oasis
    .description = Déserts (notre règle) : à quoi sert une oasis
label_OASIS_GARDEN_LIKE = les oasis comptent comme des jardins, les déserts doublent
label_OASIS_DECORATION = les oasis sont un décor
option_uses_marker = { $piece ->
    [house] { $left ->
        [0] prend ta dernière maison
       *[other] prend une maison, il en reste { $left }
    }
   *[wall] { $left ->
        [0] prend ton dernier mur
       *[other] prend un mur, il en reste { $left }
    }
}
marker_used = { $piece ->
    [house] Il faut une maison, côté { $side } de **{ $at }**
   *[wall] Il faut un mur, côté { $side } de **{ $at }**
}{ $left ->
    [0] {" "}: c’est ton dernier pion.
   *[other] {" "}; il t’en reste { $left }.
}
action_discard_marker = Défausser la tuile, ne rien construire
label_cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
monument_which = { $player }, à toi de choisir : ta tuile complète plus d’objectifs qu’il ne te reste de cubes ({ $left }). Lequel reçoit un cube ?
monument_title = **Monument de { $at }**
monument_title_with = **Monument de { $at }** · architecte : { $players }
objective_done = **{ $objective }** complet
objective_open = **{ $objective }** { $filled ->
    [one] { $filled } tuile
   *[other] { $filled } tuiles
} sur { $cells }, manquent { $missing } · chaque cube : { $gain }
option_objective = { $filled ->
    [one] { $filled } tuile
   *[other] { $filled } tuiles
} sur { $cells } · rapporte { $gain }
option_of_tiles = { $tiles } tuiles sur { $all } y sont
monument_bank = Renommée encore à gagner : { $left }
monument_none = Aucun monument n’est encore posé.
monument_ours = Les fiches de l’auteur laissent beaucoup ouvert : monuments, motifs, récompenses, tuiles de désert et petites règles marquées ainsi sont de nous.
alt_monument = Monument de { $at }. { $objectives }.
alt_objective = Objectif { $objective } : { $filled } tuiles sur { $cells }{ $owners ->
    [0] {""}
   *[other] , cubes { $cubes }
}
fault_no_monuments = Cette table joue sans les Monuments.
fault_no_architect = Personne ne peut y devenir architecte : ta tuile n’est pas un monument, ou tous tes meeples sont sur le plateau.
fault_monument = Aucun monument n’est là. Possible : { $possible }.
fault_cube = Aucun cube ne peut être posé ainsi. Possible : { $possible }.
story_monument_back = { $player } a pioché un monument qui ne va nulle part ({ $tile }) ; il est remis dans la pioche.
story_cube = { $player } a posé un cube sur l’objectif { $objective } du monument de { $at }.
story_cube_completed = { $player } complète l’objectif { $objective } du monument de { $at } et y a un cube.
story_through = { $player } envoie son meeple par le Chappa’ai de { $at }.
story_objective = L’objectif { $objective } du monument de { $at } est complet.
story_reward = { $player } reçoit pour { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} : { $gain }
story_renown = { $player } **+{ $points }** ({ $tokens } Renommée)
story_built = { $piece ->
    [house] { $player } a construit une maison, côté { $side } de { $at }.
   *[wall] { $player } a construit un mur, côté { $side } de { $at }.
}
story_rode = Le ver des sables de { $at } emporte le meeple de { $player }.
reward_points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
reward_renown = { $count } Renommée
reward_bridges = { $count ->
    [one] { $count } pont
   *[other] { $count } ponts
}
reward_houses = { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
}
reward_walls = { $count ->
    [one] { $count } mur
   *[other] { $count } murs
}
reward_nothing = rien
score_worm = Un ver des sables est arrivé près de l’épice de { $place } : { $winners }
label_monument = monument complet
label_objectives = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}
label_deserts = { $count ->
    [one] { $count } désert autour
   *[other] { $count } déserts autour
}
label_spice = gisement d’épice complet
tile_monument = monument
tile_chappaai = Chappa’ai
tile_desert = désert
tile_oasis = oasis
tile_spice = gisement d’épice
tile_sandworm = ver des sables
action_cube = cube sur l’objectif { $objective } du monument de { $at }
action_portal = par le Chappa’ai en { $at } : { $spot }
action_ride = avec le ver des sables en { $at } : { $spot }
refusal_marker = { $reason ->
    [no_house_left] Tu n’as plus de maison.
    [no_wall_left] Tu n’as plus de mur.
    [house] Une maison termine une route de ta tuile devant un pré ; tous les autres côtés doivent correspondre.
   *[wall] Un mur sépare un pré d’une ville ; tous les autres côtés doivent correspondre.
}
refusal_cube = { $reason ->
    [none] Tous tes cubes sont sur le plateau.
    [complete] Cet objectif est complet.
    [elsewhere] Ta tuile ne fait pas avancer cet objectif.
    [enough] Tu as déjà posé un cube avec cette tuile.
   *[unknown] Cet objectif n’existe pas.
}

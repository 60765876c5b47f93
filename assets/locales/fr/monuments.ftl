# Monuments, Murs et Maisons, Déserts.
label_MONUMENTS = Monuments
    .description = Extension de fan : quatre grandes tuiles à cubes et objectifs, dessinées par nous
label_HOUSES_AND_WALLS = Murs et Maisons
    .description = Extension de fan : des pions entre des tuiles qui n’iraient pas ensemble
label_DESERTS = Déserts
    .description = Extension de fan : oasis, épice et vers des sables ; 20 tuiles de notre façon
story_reshuffled = { $player } a pioché un monument qui ne va nulle part ({ $tile }) ; il est remis dans la pioche.
story_cube = { $player } a posé un cube sur l’objectif { $objective } du monument de { $at }.
story_cube_completed = { $player } complète l’objectif { $objective } du monument de { $at } et y a un cube.
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

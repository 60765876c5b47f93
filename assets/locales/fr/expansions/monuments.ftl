# Monuments : cubes, architectes, objectifs et Renommée.
expansion-monuments = Monuments
    .description = Extension de fan : quatre grandes tuiles à cubes et objectifs, conçues par nous
    .card =
        - *Monument :* une tuile de quatre cases et quatre objectifs. Un pion posé dessus est son architecte : 40 points si tous sont atteints, sinon 10 pour chacun à la fin.
        - *Cube :* quand ta tuile fait avancer un objectif, tu peux y poser un cube au lieu d’un pion. Un objectif atteint récompense chacun de ses cubes.
        - *Renommée :* rapporte à la fin ; plus tu en as, plus chaque jeton rapporte.
label_MONUMENT = monument
    .description = Les objectifs des monuments : avancement, cubes et récompenses
label_MONUMENT_INFO = infos
    .description = Où en sont les objectifs, qui y a des cubes et ce qu’ils rapportent
label_MONUMENT_WHICH = lequel
    .description = L’emplacement du monument ; par défaut, tous
option-monuments-unplaceable = Monuments (notre règle) : que devient celui qui ne va nulle part
value-monuments-unplaceable-reshuffled = un monument qui ne va nulle part est remis dans la pioche
value-monuments-unplaceable-discarded = un monument qui ne va nulle part est défaussé
option-monuments-placing_cube = Monuments (notre lecture) : ce que coûte un cube à qui place le monument
value-monuments-placing_cube-instead = un cube sur un nouveau monument au lieu d’un pion
value-monuments-placing_cube-as_well = un cube sur un nouveau monument en plus d’un pion
option-monuments-chappaai = Monuments (notre règle) : à quoi sert un Chappa’ai
value-monuments-chappaai-portal = un Chappa’ai mène le meeple à un autre
value-monuments-chappaai-decoration = les Chappa’ai ne sont que du décor
piece-cube = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
monuments_monument_which = { $player }, à toi de choisir : ta tuile complète plus d’objectifs qu’il ne te reste de cubes ({ $left }). Lequel reçoit un cube ?
monuments_monument_title = *Monument en { $at }*
monuments_monument_title_with = *Monument en { $at }* · architecte : { $players }
monuments_objective_done = *Objectif { $objective }* complet
monuments_objective_open = *Objectif { $objective }* : { $filled ->
    [one] { $filled } tuile
   *[other] { $filled } tuiles
} sur { $cells }, il manque { $missing } · par cube : { $gain }
monuments_option_objective = { $filled ->
    [one] { $filled } tuile
   *[other] { $filled } tuiles
} sur { $cells } · rapporte { $gain }
monuments_monument_bank = Jetons Renommée encore à gagner : { $left }
monuments_monument_none = Aucun monument n’est encore en jeu.
monuments_alt_monument = Monument en { $at }. { $objectives }.
monuments_alt_objective = Objectif { $objective } : { $filled ->
    [one] { $filled } tuile
   *[other] { $filled } tuiles
} sur { $cells }{ $owners ->
    [0] {""}
   *[other] , cubes : { $cubes }
}
monuments_error_monument = Il n’y a pas de monument à cet emplacement. Choix possibles : { $possible }.
monuments_event_monument_back = { $player } pioche un monument qui ne va nulle part ({ $tile }) ; il est remis dans la pioche.
monuments_event_cube = { $player } pose un cube sur l’objectif { $objective } du monument en { $at }.
monuments_event_cube_completed = { $player } complète l’objectif { $objective } du monument en { $at } et y reçoit un cube.
monuments_event_through = { $player } envoie son meeple par le Chappa’ai en { $at }.
monuments_event_objective = L’objectif { $objective } du monument en { $at } est complet.
monuments_event_reward = { $player } reçoit pour { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} : { $gain }
monuments_score_objective = Objectif { $objective } du monument en { $at } : { $winners }
monuments_score_renown = Renommée : { $winners }
monuments_event_renown = { $player } *+{ $points }* ({ $tokens ->
    [one] { $tokens } jeton Renommée
   *[other] { $tokens } jetons Renommée
})
monuments_reward_points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
piece-renown = { $count ->
    [one] { $count } jeton Renommée
   *[other] { $count } jetons Renommée
}
monuments_reward_nothing = rien
monuments_label_monument = monument complet
monuments_label_objectives = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}
monuments_tile_monument = monument
monuments_tile_chappaai = Chappa’ai
monuments_action_cube = cube : objectif { $objective }, monument en { $at }
monuments_action_portal = par le Chappa’ai en { $at } : { $spot }
monuments_refusal_cube_none_left = Tous tes cubes sont sur le plateau.
monuments_refusal_cube_objective_complete = Cet objectif est complet.
monuments_refusal_cube_not_advanced = Ta tuile ne fait pas avancer cet objectif.
monuments_refusal_cube_limit_reached = Tu as déjà posé un cube avec cette tuile.
monuments_refusal_cube_no_objective = Cet objectif n’existe pas.
monuments_role_architect = { $figure ->
    [large_meeple] grand architecte
   *[other] architecte
}
kind-monument =
    .title = Monument
    .object = le monument
    .origin = du monument
    .where = au monument
    .completed = Le monument en { $place } est complet : { $winners }
category-monument = monuments
    .title = Monuments
    .none = Aucun monument n’a rapporté de points.
    .rule = Un objectif récompense qui y a des cubes. Un monument rapporte à ses architectes 40 points quand tous ses objectifs sont complets ; sinon, à la fin, 10 par objectif complet.
category-renown = Renommée
    .title = Renommée
    .none = Personne n’avait de jeton Renommée.
    .rule = Les jetons Renommée rapportent leurs points à la fin de la partie.
monuments_heading_cube = Cube
monuments_heading_portal = Par le Chappa’ai

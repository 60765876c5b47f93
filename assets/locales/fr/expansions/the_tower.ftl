# La Tour : étages, captures, prisonniers et rançons.
expansion-the_tower = La Tour
    .description = Des tours d’où l’on capture des meeples, et des rançons ; 18 tuiles
    .card =
        - *Étage :* au lieu de poser un pion, construis sur une fondation ou une tour. Tu captures un meeple de sa rangée ou colonne, à autant de tuiles au plus qu’elle a d’étages.
        - *Sommet :* un meeple tout en haut ferme la tour jusqu’à sa capture. *Prisonniers :* deux joueurs qui détiennent chacun un meeple de l’autre les échangent ; une rançon de 3 points en libère un par tour.
option-the_tower-ransom_below_three = La Tour : peut-on payer une rançon avec moins de 3 points ?
value-the_tower-ransom_below_three-refused = il faut 3 points pour payer une rançon
value-the_tower-ransom_below_three-allowed = une rançon peut faire descendre sous 0
the_tower_meeple_on_tower = { $figure ->
    [large_meeple] grand meeple sur la tour
    [wagon] charriot sur la tour
   *[other] meeple sur la tour
}
the_tower_tile_foundation = fondation de tour
the_tower_event_floor = { $player } construit l’étage { $height } de la tour en *{ $at }*.
the_tower_event_closed = { $player } pose { $figure } au sommet de la tour en *{ $at }*.
the_tower_event_captured = { $player } fait un prisonnier en *{ $at }* : { $figure } de { $owner }.
the_tower_event_recovered = { $player } reprend { $figure } en *{ $at }*.
the_tower_event_exchanged = { $player } et { $other } échangent des prisonniers. De retour en réserve : { $figures }.
the_tower_event_ransomed = { $player } paie une rançon de 3 points à { $captor } pour { $figure }.
the_tower_score_ransom = Rançon : { $winners }
the_tower_label_ransom = rançon de { $points }
the_tower_action_floor = Étage { $height } en { $at }
the_tower_action_close = { $figure } au sommet en { $at }
the_tower_action_capture = { $player } : { $figure } en { $at }
the_tower_action_capture_nobody = Personne n’est capturé
the_tower_action_exchange = Reprendre { $figure }
the_tower_action_ransom = Libérer { $figure } ({ $player })
the_tower_heading_tower = Tours
the_tower_heading_capture = Qui capturer
the_tower_heading_ransom = Rançon
the_tower_floor_reaches = { $count ->
    [0] personne à portée
    [one] 1 pion à portée
   *[other] { $count } pions à portée
}
the_tower_capture_frees = libère { $feature }
the_tower_capture_opens = rouvre la tour
the_tower_prompt_capture = { $player }, à toi de choisir : ta tour en *{ $at }* a ces meeples à portée. En captures-tu un ?
the_tower_prompt_exchange = { $player }, à toi de choisir : { $other } et toi détenez chacun un meeple de l’autre. Lequel des tiens revient ?
the_tower_prompt_exchange_upcoming = Tu choisiras ensuite lequel de tes meeples revient.
the_tower_prompt_ransom_rehearsed = Rançon : 3 de tes points vont à { $player }, et tu récupères { $figure }.
the_tower_button_ransom = Payer la rançon
the_tower_button_no_ransom = Sans rançon
piece-floor = { $count ->
    [one] { $count } étage
   *[other] { $count } étages
}
the_tower_alt_tower = { $top ->
    [none] tour de hauteur { $height } en { $at }
   *[other] tour de hauteur { $height } en { $at }, avec au sommet { $top }
}
the_tower_alt_towers = Tours : { $towers }.
the_tower_alt_range = La portée de la tour en { $at }.
the_tower_refusal_tower_no_foundation = Il n’y a pas de fondation de tour là.
the_tower_refusal_tower_tower_is_closed = Un meeple occupe le sommet de cette tour : elle est fermée.
the_tower_refusal_tower_no_floors_left = Il ne te reste aucun étage.
the_tower_refusal_tower_no_floor_on_tower = Cette tour n’a pas encore d’étage : il en faut un pour y poser un meeple.
the_tower_refusal_tower_figure_not_allowed = Ce meeple ne peut pas monter sur une tour.
the_tower_refusal_tower_out_of_range = Ta tour ne peut pas capturer cela.
the_tower_refusal_tower_ransom_paid_this_turn = Tu as déjà payé une rançon pendant ce tour.
the_tower_refusal_tower_too_few_points = Une rançon coûte 3 points, et tu en as moins.
the_tower_refusal_tower_no_prisoner = Ce joueur ne détient pas ce meeple.
category-ransom = rançons
    .title = Rançons
    .none = Personne n’a payé de rançon.
    .rule = Une fois par tour, on peut libérer un de ses meeples capturés : son ravisseur reçoit 3 points de celui qui paie.

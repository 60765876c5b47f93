# La Tour : étages, captures, prisonniers et rançons.
expansion-the_tower = La Tour
    .description = Des tours d’où l’on capture des meeples, et des rançons ; 18 tuiles
    .card =
        - *Étage :* au lieu de poser un pion, construis sur une fondation ou une tour. Tu captures un meeple de sa rangée ou colonne, à autant de tuiles au plus qu’elle a d’étages.
        - *Sommet :* un meeple tout en haut arrête la tour. *Prisonniers :* deux joueurs qui détiennent chacun un meeple de l’autre les échangent ; une rançon de 3 points en libère un par tour.
option-the_tower-ransom_below_three = La Tour : peut-on payer une rançon avec moins de 3 points ?
value-the_tower-ransom_below_three-refused = il faut 3 points pour payer une rançon
value-the_tower-ransom_below_three-allowed = une rançon peut faire descendre sous 0
meeple_on_tower = { $figure ->
    [large_meeple] grand meeple sur la tour
    [wagon] charriot sur la tour
   *[other] meeple sur la tour
}
tile_foundation = fondation de tour
event_floor = { $player } construit l’étage { $height } de la tour en *{ $at }*.
event_top = { $figure ->
    [large_meeple] { $player } pose un grand meeple au sommet de la tour en *{ $at }*.
   *[other] { $player } pose un meeple au sommet de la tour en *{ $at }*.
}
event_captured = { $player } fait un prisonnier en *{ $at }* : { $figure } de { $owner }.
event_recovered = { $player } reprend { $figure } en *{ $at }*.
event_exchanged = { $player } et { $other } échangent des prisonniers. De retour en réserve : { $figures }.
event_freed = { $player } paie une rançon de 3 points à { $captor } pour { $figure }.
score_ransom = Rançon : { $winners }
label_ransom = rançon de { $points }
action_floor = Étage { $height } en { $at }
action_top = { $figure ->
    [large_meeple] Grand meeple au sommet en { $at }
   *[other] Meeple au sommet en { $at }
}
action_capture = { $player } : { $figure } en { $at }
action_exchange = Reprendre { $figure }
action_ransom = Libérer { $figure } ({ $player })
menu_tower = Tours
menu_capture = Qui capturer
menu_ransom = Rançon
floor_reaches = { $count ->
    [0] personne à portée
    [one] 1 pion à portée
   *[other] { $count } pions à portée
}
capture_frees = libère { $feature }
capture_opens = rouvre la tour
capture_yours = { $player }, à toi de choisir : ta tour en *{ $at }* a ces meeples à portée. En captures-tu un ?
exchange_yours = { $player }, à toi de choisir : { $other } et toi détenez chacun un meeple de l’autre. Lequel des tiens revient ?
exchange_ahead = Tu choisiras ensuite lequel de tes meeples revient.
ransom_tried = Rançon : 3 de tes points vont à { $player }, et tu récupères { $figure }.
button_ransom = Payer la rançon
button_no_ransom = Sans rançon
piece-floor = { $count ->
    [one] { $count } étage
   *[other] { $count } étages
}
alt_tower = { $top ->
    [none] tour de hauteur { $height } en { $at }
   *[other] tour de hauteur { $height } en { $at }, avec au sommet { $top }
}
alt_towers = Tours : { $towers }.
alt_range = La portée de la tour en { $at } et qui peut y être capturé : { $figures }.
refusal_tower = { $reason ->
    [no_foundation] Il n’y a pas de fondation de tour là.
    [closed] Un meeple occupe le sommet de cette tour : elle est fermée.
    [no_floor] Il ne te reste aucun étage.
    [bare] Cette tour n’a pas encore d’étage : il en faut un pour y poser un meeple.
    [no_top] Seuls les meeples normaux et les grands meeples montent sur les tours.
    [out_of_range] Ta tour ne peut pas capturer cela.
    [paid] Tu as déjà payé une rançon pendant ce tour.
    [poor] Une rançon coûte 3 points, et tu en as moins.
   *[no_prisoner] Ce joueur ne détient pas ce meeple.
}
category-ransom = rançons
    .title = Rançons
    .none = Personne n’a payé de rançon.
    .rule = Une fois par tour, on peut libérer un de ses meeples capturés : son ravisseur reçoit 3 points de celui qui paie.

# Ponts, Forteresses et Bazars : ponts, forteresses et enchères.
label_BRIDGES_CASTLES_AND_BAZAARS = Ponts, Forteresses et Bazars
    .description = Des routes par-dessus tout, des petites villes qui répètent des points, des enchères ; 12 tuiles
story_bridge = { $player } a construit un pont en **{ $at }**.
story_castle = { $count ->
    [one] { $lords } a fait une forteresse de la petite ville en **{ $one }** et { $other }. Elle prendra les points de la première zone complétée dans son voisinage.
   *[other] { $lords } ont fait une forteresse de leur petite ville en **{ $one }** et { $other }. Elle prendra les points de la première zone complétée dans son voisinage.
}
story_bazaar = Le bazar de { $player } ouvre. En vente : { $tiles }.
story_no_bazaar = Le bazar de { $player } reste fermé : il reste moins de tuiles que de joueurs.
story_picked = { $player } choisit une tuile ({ $tile }) et mise **{ $bid }**.
story_raised = { $player } surenchérit à **{ $bid }**.
story_declined = { $player } passe.
story_free = { $player } reçoit une tuile gratuitement : { $tile }.
story_paid = { $player } paie **{ $paid }** et reçoit la tuile : { $tile }.
story_sold = { $player } paie **{ $paid }** à { $payee } et reçoit la tuile : { $tile }.
score_castle = La forteresse de { $place } prend les points de ce qui a été complété en { $near } : { $winners }
label_castles = { $count ->
    [one] { $count } forteresse
   *[other] { $count } forteresses
}
tile_bazaar = bazar
on_bridge = sur le pont
option_bridge = { $axis ->
    [north_south] Pont en { $at }, du nord au sud
   *[west_east] Pont en { $at }, d’ouest en est
}
action_discard = Défausser la tuile, sans construire de pont
action_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action_castle = Forteresse
action_repeat = { $kind ->
    [road] Route de { $place }
    [city] Ville de { $place }
    [monastery] Abbaye de { $place }
   *[other] Forteresse de { $place }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action_pick = { $letter } pour { $bid }
action_decline = Passer
action_raise = Miser { $bid }
action_sell = Vendre pour { $bid }
action_buy = Acheter pour { $bid }
refusal_bridge = { $reason ->
    [tile] Il n’y a pas de tuile où construire un pont.
    [second] Il y a déjà un pont.
    [foot] Du côté { $side }, le pont ne serait pas sur un pré.
    [end] Du côté { $side }, le pont ne rejoindrait pas de route.
    [far] Un pont va sur la tuile qui vient d’être posée, ou sur une voisine.
    [enough] Tu as déjà construit un pont avec cette tuile.
    [none] Tu n’as plus de pont.
    [road] À cette table, tout pont doit prolonger une route.
   *[unneeded] La tuile n’a pas besoin de ce pont.
}

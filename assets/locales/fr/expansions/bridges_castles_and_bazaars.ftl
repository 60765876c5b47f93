# Ponts, Forteresses et Bazars : ponts, forteresses et enchères.
expansion-bridges_castles_and_bazaars = Ponts, Forteresses et Bazars
    .description = Des ponts, de petites villes qui marquent les points des voisines, des enchères ; 12 tuiles
    .card =
        - *Pont :* par-dessus ta tuile ou une voisine, d’un côté à celui d’en face ; une route y passe.
        - *Forteresse :* à la place des points d’une petite ville. Elle répète les points d’une zone complétée plus tard dans son voisinage.
        - *Bazar :* après cette tuile, il y a encore une tuile pour chacun, vendue aux enchères.
label_BRIDGE = pont
    .description = Placer ta tuile avec le pont de ton choix, et voir où poser un pion
label_BRIDGE_OVER = sur
    .description = Quel pont, s’il y en a plusieurs
label_BID = enchère
    .description = Choisir, miser, acheter et vendre au bazar
label_BID_PICK = choisir
    .description = Choisir une tuile du bazar et ouvrir les enchères
label_BID_RAISE = surenchérir
    .description = Miser plus pour la tuile
label_BID_MAXIMUM = maximum
    .description = Enchères secrètes : ton prix maximum pour chaque tuile du bazar
label_BID_PASS = passer
    .description = Laisser la tuile aux autres
label_BID_BUY = acheter
    .description = Payer la plus haute mise à son auteur et garder la tuile
label_BID_SELL = vendre
    .description = Laisser la tuile au plus offrant, qui te paie
label_BID_REQUEST = demander
    .description = Demander des enchères à ce bazar
label_BID_TILE = tuile
    .description = La lettre de la tuile
label_BID_AMOUNT = montant
    .description = Combien de points
label_BID_PRICES = prix
    .description = Ton prix maximum par tuile, comme A 5, B 3 ; un seul nombre s’il n’y en a qu’une
label_CASTLE = forteresse
    .description = Points ou forteresse pour ta petite ville ; quels points prend ta forteresse
option-bridges_castles_and_bazaars-needed_bridge = Ponts : que devient une tuile qui ne va qu’avec un pont
value-bridges_castles_and_bazaars-needed_bridge-may_discard = une tuile qui ne va qu’avec un pont peut être défaussée
value-bridges_castles_and_bazaars-needed_bridge-must_build = une tuile qui ne va qu’avec un pont doit être placée
option-bridges_castles_and_bazaars-free_bridge = Ponts : un pont peut-il commencer une route ?
value-bridges_castles_and_bazaars-free_bridge-allowed = un pont peut commencer une route
value-bridges_castles_and_bazaars-free_bridge-refused = tout pont doit prolonger une route
option-bridges_castles_and_bazaars-castle_shape = Forteresses : quelles petites villes peuvent le devenir
value-bridges_castles_and_bazaars-castle_shape-two_semicircles = forteresse : deux demi-cercles seulement
value-bridges_castles_and_bazaars-castle_shape-any_two_tiles = forteresse : toute ville de deux tuiles
option-bridges_castles_and_bazaars-bazaar_mode = Bazars : enchères ouvertes ou secrètes, ou une tuile pour chacun
value-bridges_castles_and_bazaars-bazaar_mode-auction = bazars aux enchères
    .note = Chacun mise une fois, à son tour et devant tous : pour les tables où tout le monde est là
value-bridges_castles_and_bazaars-bazaar_mode-sealed = bazars aux enchères secrètes
    .note = Chacun dépose un maximum en privé. Le plus haut l’emporte et paie juste de quoi battre les autres
value-bridges_castles_and_bazaars-bazaar_mode-no_bid = bazars sans enchères, chacun prend une tuile
    .note = Chacun à son tour prend une tuile gratuitement et la joue aussitôt
value-bridges_castles_and_bazaars-bazaar_mode-on_request = bazars sans enchères, sauf si quelqu’un en demande
    .note = On demande à chacun quand les tuiles sont visibles ; il suffit qu’une personne en veuille
option-bridges_castles_and_bazaars-round_start = Bazars : qui joue la première tuile
value-bridges_castles_and_bazaars-round_start-left_of_placer = la personne à gauche de qui a placé le bazar commence
value-bridges_castles_and_bazaars-round_start-first_buyer = qui a eu la première tuile commence
bridges_castles_and_bazaars_event_bridge = { $player } construit un pont en *{ $at }*.
bridges_castles_and_bazaars_event_castle = { $count ->
    [one] { $lords } construit une forteresse sur la petite ville en *{ $one }* et { $other }. Elle prendra les points de la première zone complétée dans son voisinage.
   *[other] { $lords } font une forteresse de leur petite ville en *{ $one }* et { $other }. Elle prendra les points de la première zone complétée dans son voisinage.
}
bridges_castles_and_bazaars_event_bazaar = Le bazar de { $player } ouvre.
bridges_castles_and_bazaars_event_no_bazaar = Le bazar de { $player } reste fermé : il reste moins de tuiles que de joueurs.
bridges_castles_and_bazaars_event_picked = { $player } choisit une tuile ({ $tile }) et mise *{ $bid }*.
bridges_castles_and_bazaars_event_raised = { $player } surenchérit à *{ $bid }*.
bridges_castles_and_bazaars_event_declined = { $player } passe.
bridges_castles_and_bazaars_event_wish = { $bids ->
    [yes] { $player } demande des enchères au bazar.
   *[no] { $player } se passe d’enchères.
}
bridges_castles_and_bazaars_event_free = { $player } reçoit une tuile gratuitement : { $tile }.
bridges_castles_and_bazaars_event_paid = { $player } paie *{ $paid }* pour : { $tile }.
bridges_castles_and_bazaars_event_sold = { $player } paie *{ $paid }* à { $payee } pour : { $tile }.
bridges_castles_and_bazaars_score_castle = La forteresse en { $place } prend { $points ->
    [one] le point
   *[other] les { $points } points
} { $origin } en { $near } : { $winners }
piece-bridge = { $count ->
    [one] { $count } pont
   *[other] { $count } ponts
}
piece-castle = { $count ->
    [one] { $count } forteresse
   *[other] { $count } forteresses
}
bridges_castles_and_bazaars_rule_castle = Une forteresse rapporte à un pré 1 point de plus qu’une ville complète.
bridges_castles_and_bazaars_score_auction = Enchère – { $tile } : { $winners }
bridges_castles_and_bazaars_label_bid = mise de { $points }
bridges_castles_and_bazaars_tile_bazaar = bazar
bridges_castles_and_bazaars_on_bridge = sur le pont
bridges_castles_and_bazaars_option_bridge = { $axis ->
    [north_south] Pont en { $at }, du nord au sud
   *[west_east] Pont en { $at }, d’ouest en est
}
bridges_castles_and_bazaars_action_discard = Défausser, sans pont
bridges_castles_and_bazaars_action_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bridges_castles_and_bazaars_action_points_plain = Prendre les points
bridges_castles_and_bazaars_action_castle = Forteresse
bridges_castles_and_bazaars_action_repeat = { $feature } en { $place } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bridges_castles_and_bazaars_action_repeat_plain = { $feature } en { $place }
bridges_castles_and_bazaars_action_pick = { $letter } pour { $bid }
bridges_castles_and_bazaars_action_take = Prendre { $letter }
bridges_castles_and_bazaars_action_content = Sans enchères
bridges_castles_and_bazaars_action_request = Enchères
bridges_castles_and_bazaars_action_decline = Passer
bridges_castles_and_bazaars_action_raise = Miser { $bid }
bridges_castles_and_bazaars_action_sell = Vendre
bridges_castles_and_bazaars_action_buy = Acheter
bridges_castles_and_bazaars_refusal_bridge = { $reason ->
    [tile] Il n’y a pas de tuile où construire un pont.
    [second] Il y a déjà un pont.
    [foot] Du côté { $side }, le pilier du pont ne reposerait pas sur un pré.
    [end] Du côté { $side }, le pont ne rejoindrait pas de route.
    [monument] Aucun pont ne passe sur un monument.
    [far] Un pont va sur la tuile qui vient d’être placée, ou sur une tuile voisine.
    [enough] Tu as déjà construit un pont avec cette tuile.
    [piece] Une seule pièce spéciale par tuile, et celle-ci prend déjà une maison ou un mur.
    [none] Tu n’as plus de pont.
    [road] À cette table, tout pont doit prolonger une route.
   *[unneeded] La tuile n’a pas besoin de ce pont.
}
bridges_castles_and_bazaars_option_uses_bridge = { $left ->
    [0] utilise ton dernier pont
   *[other] utilise un pont, il en restera { $left }
}
bridges_castles_and_bazaars_bridge_used = { $left ->
    [0] Il faut un pont en *{ $at }* : ton dernier.
   *[other] Il faut un pont en *{ $at }* ; il t’en restera { $left }.
}
bridges_castles_and_bazaars_prompt_castle = { $player }, ta petite ville en *{ $place }* est complète : des points, ou une *forteresse* ?
bridges_castles_and_bazaars_castle_which = { $player }, quels points ta *forteresse* en *{ $place }* reprend-elle ?
bridges_castles_and_bazaars_bazaar_pick = { $player }, *prends une tuile* et ouvre les enchères. { $points ->
    [one] Tu as { $points } point.
   *[other] Tu as { $points } points.
}
bridges_castles_and_bazaars_bazaar_take = { $player }, *prends une tuile* du bazar, gratuitement.
bridges_castles_and_bazaars_bazaar_wish = { $player }, veux-tu des *enchères* à ce bazar ? Sinon, chacun prend à son tour une tuile gratuite. Un seul oui suffit.
bridges_castles_and_bazaars_bazaar_raise = { $player }, veux-tu *surenchérir* pour { $letter }, ou passer ? { $bidder } mise *{ $bid }*. { $points ->
    [one] Tu as { $points } point.
   *[other] Tu as { $points } points.
}
bridges_castles_and_bazaars_bazaar_deal = { $player }, pour *{ $bid }*, *vends*-tu { $letter } à { $bidder } ou l’*achètes*-tu ?
tile_ahead-opens = Cette tuile ouvre un bazar : chacun reçoit une tuile.
tile_ahead-waits = Son bazar ouvrira quand les tuiles du précédent seront jouées.
tile_ahead-closed = Son bazar restera fermé : il reste moins de tuiles que de joueurs.
bridges_castles_and_bazaars_heading_bid = Tuile et mise
bridges_castles_and_bazaars_alt_offers = Tuiles du bazar : { $tiles }.
bridges_castles_and_bazaars_alt_castle = Les six cases autour de { $one } et { $other } : { $cells }.
bridges_castles_and_bazaars_alt_castle_cell = { $at } { $tile }
bridges_castles_and_bazaars_alt_castle_empty = { $at } vide
bridges_castles_and_bazaars_error_no_auction = Aucune enchère n’attend cette réponse de toi.
bridges_castles_and_bazaars_error_no_castle = Aucune petite ville ni forteresse à toi n’attend ta décision.
bridges_castles_and_bazaars_error_castle = Ta forteresse ou ta petite ville n’offre pas ce choix. Choix possibles : { $possible }.
bridges_castles_and_bazaars_sealed_bids = *Enchères secrètes pour { $letter }* : { $tile }. { $player } l’a choisie et a ouvert à *{ $bid }*.
bridges_castles_and_bazaars_sealed_how = Le maximum le plus haut l’emporte, au prix qui suffit pour battre les autres. { $player } garde la tuile jusqu’à son propre prix.
bridges_castles_and_bazaars_sealed_bazaar = *Enchères secrètes pour tout le bazar.*
bridges_castles_and_bazaars_sealed_press = Dépose ton maximum avec *Enchérir*, ou choisis *Passer*.
bridges_castles_and_bazaars_sealed_how_bazaar = Le bot mène ensuite les enchères : tour à tour, chacun choisit la tuile de son plus haut maximum ; le plus haut de tous l’emporte, au prix qui suffit.
bridges_castles_and_bazaars_sealed_ask_bazaar = Le bazar est ouvert. Dépose, comme tout le monde, ton prix maximum pour chaque tuile. Personne d’autre ne le voit.
bridges_castles_and_bazaars_sealed_form_bazaar = Enchères secrètes du bazar
bridges_castles_and_bazaars_sealed_field = { $letter } · { $tile }
bridges_castles_and_bazaars_sealed_lines = Une ligne par tuile : lettre, 0–{ $most }
bridges_castles_and_bazaars_sealed_yours_bazaar = Déposé : { $prices }.
bridges_castles_and_bazaars_sealed_awaited = On attend : { $players }
bridges_castles_and_bazaars_sealed_submitted = Déposé : { $players }
bridges_castles_and_bazaars_sealed_ask = Tu as choisi *{ $letter }* ({ $tile }) et ouvert à { $bid }. Jusqu’à quel prix la gardes-tu ? Si la plus haute mise ne le dépasse pas, tu la paies à son auteur et gardes la tuile ; si elle le dépasse, tu vends. Si personne ne mise, la tuile est à toi pour { $bid }. Personne d’autre ne voit ce que tu déposes.
bridges_castles_and_bazaars_sealed_form = Enchère secrète pour { $letter }
bridges_castles_and_bazaars_sealed_amount = { $role ->
    [picker] Tu la gardes jusqu’à (0–{ $most })
   *[bidder] Ton prix maximum (0–{ $most })
}
bridges_castles_and_bazaars_sealed_hint = { $role ->
    [picker] Jusque-là tu achètes, au-dessus tu vends
   *[bidder] 0 : tu passes ; sinon tu paies juste assez
}
bridges_castles_and_bazaars_prompt_sealed = { $role ->
    [picker] { $amount ->
        [0] Déposé pour *{ $letter }* ({ $tile }) : tu vends à qui mise plus que toi.
       *[other] Déposé pour *{ $letter }* ({ $tile }) : tu la gardes jusqu’à *{ $amount }*, et la vends au-dessus.
    }
   *[bidder] { $amount ->
        [0] Déposé pour *{ $letter }* ({ $tile }) : tu passes.
       *[other] Déposé pour *{ $letter }* ({ $tile }) : tu paies au plus *{ $amount }*.
    }
}
bridges_castles_and_bazaars_sealed_change = Personne d’autre ne voit ceci. Tu peux changer d’avis avec *{ $bid }* jusqu’à ce que chacun ait déposé son prix.
bridges_castles_and_bazaars_sealed_done = Chacun a déposé sa mise. L’enchère est dans le salon.
bridges_castles_and_bazaars_button_other_amount = Montant …
bridges_castles_and_bazaars_button_pick = Prendre { $letter } …
bridges_castles_and_bazaars_button_offers = Places
bridges_castles_and_bazaars_form_bid = Ta mise
bridges_castles_and_bazaars_form_amount = Montant ({ $least }–{ $most })
bridges_castles_and_bazaars_form_points = { $points ->
    [one] Tu as { $points } point
   *[other] Tu as { $points } points
}
bridges_castles_and_bazaars_error_low_bid = Mise au moins { $least }.
bridges_castles_and_bazaars_offer_fits = *{ $letter }* { $tile } : { $count ->
    [0] ne va nulle part pour l’instant
    [one] 1 emplacement, { $places }
   *[other] { $count } emplacements, par exemple { $places }
}
bridges_castles_and_bazaars_button_bid = Enchérir
bridges_castles_and_bazaars_button_keep_up_to = La garder jusqu’à …
bridges_castles_and_bazaars_button_no_bid = { $role ->
    [picker] Vendre à n’importe quel prix
   *[bidder] Passer
}
bridges_castles_and_bazaars_error_amount = Une mise est un nombre entier de 0 à { $most }.
bridges_castles_and_bazaars_error_prices = Pour chaque tuile un nombre entier de 0 à { $most }, comme A 5, B 3 ; ce que tu omets vaut 0.
category-castle = forteresses
    .title = Forteresses
    .none = Aucune forteresse n’a pris de points.
    .rule = Une forteresse rapporte à ses seigneurs, une seule fois, autant de points que la première zone complétée dans son voisinage.
category-auction = enchères
    .title = Enchères
    .none = Rien n’a été payé à un bazar.
    .rule = Qui obtient une tuile au bazar paie la mise la plus haute. Qui a choisi la tuile et la vend reçoit ce prix.
bridges_castles_and_bazaars_heading_bridge = Pont
bridges_castles_and_bazaars_alt_spans = Ponts en { $places }.
label_ORDER_BID = enchérir jusqu’à un maximum
kind-castle =
    .title = Forteresse
    .object = la forteresse
    .origin = de la forteresse
    .where = dans la forteresse

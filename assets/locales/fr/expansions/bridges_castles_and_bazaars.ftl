# Ponts, Forteresses et Bazars : ponts, forteresses et enchères.
label_BRIDGES_CASTLES_AND_BAZAARS = Ponts, Forteresses et Bazars
    .description = Des routes par-dessus tout, des petites villes qui répètent des points, des enchères ; 12 tuiles
label_BRIDGE = pont
    .description = Poser ta tuile avec un pont à ton choix, et voir où peut aller une figurine
label_BRIDGE_OVER = sur
    .description = Quel pont, s’il y en a plusieurs
label_BID = enchère
    .description = Choisir, miser, acheter et vendre au bazar
label_BID_PICK = choisir
    .description = Choisir une tuile du bazar et ouvrir les enchères
label_BID_RAISE = surenchérir
    .description = Miser plus pour la tuile
label_BID_MAXIMUM = maximum
    .description = Enchères secrètes : le plus que tu paierais pour chaque tuile du bazar
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
    .description = Pour chaque tuile le plus que tu paierais, comme A 5, B 3 ; un seul nombre s’il n’y en a qu’une
label_CASTLE = forteresse
    .description = Points ou forteresse pour ta petite ville ; ce que prend ta forteresse
label_CASTLE_CHOICE = choix
    .description = La liste montre ce qui est possible
label_NEEDED_BRIDGE = Tuiles qui exigent un pont
    .description = Ponts : que devient une tuile qui ne va qu’avec un pont
label_NEEDED_BRIDGE_MAY_DISCARD = une tuile qui ne va qu’avec un pont peut être défaussée
label_NEEDED_BRIDGE_MUST_BUILD = une tuile qui ne va qu’avec un pont doit être posée
label_FREE_BRIDGE = Ponts qui commencent une route
    .description = Ponts : un pont peut-il commencer une route
label_FREE_BRIDGE_ALLOWED = un pont peut commencer une route
label_FREE_BRIDGE_REFUSED = tout pont doit prolonger une route
label_CASTLE_SHAPE = Quelles petites villes
    .description = Forteresses : quelles petites villes peuvent le devenir
label_CASTLE_SHAPE_SEMICIRCLES = forteresses de deux demi-cercles
label_CASTLE_SHAPE_ANY = forteresses de toute ville de deux tuiles
label_BAZAAR_MODE = Comment marchent les bazars
    .description = Bazars : enchères ouvertes ou secrètes, ou une tuile pour chacun
label_BAZAAR_MODE_AUCTION = bazars aux enchères
    .description = Chacun mise une fois, à son tour et devant tous : pour les tables où tout le monde est là
label_BAZAAR_MODE_SEALED = bazars aux enchères secrètes
    .description = Chacun dépose un maximum en privé. Le plus haut gagne, juste assez cher pour battre les autres
label_BAZAAR_MODE_NO_BID = bazars sans enchères, chacun prend une tuile
    .description = Chacun à son tour prend une tuile gratuitement et la joue aussitôt
label_BAZAAR_MODE_ON_REQUEST = bazars sans enchères, sauf si quelqu’un en demande
    .description = On demande à chacun quand les tuiles sont visibles ; il suffit qu’une personne en veuille
label_ROUND_START = Qui commence après un bazar
    .description = Bazars : qui joue la première tuile
label_ROUND_START_LEFT = à gauche de qui a posé le bazar
label_ROUND_START_BUYER = qui a eu la première tuile commence
story_bridge = { $player } a construit un pont en **{ $at }**.
story_castle = { $count ->
    [one] { $lords } a fait une forteresse de la petite ville en **{ $one }** et { $other }. Elle prendra les points de la première zone complétée dans son voisinage.
   *[other] { $lords } ont fait une forteresse de leur petite ville en **{ $one }** et { $other }. Elle prendra les points de la première zone complétée dans son voisinage.
}
story_bazaar = Le bazar de { $player } ouvre.
story_no_bazaar = Le bazar de { $player } reste fermé : il reste moins de tuiles que de joueurs.
story_picked = { $player } choisit une tuile ({ $tile }) et mise **{ $bid }**.
story_raised = { $player } surenchérit à **{ $bid }**.
story_declined = { $player } passe.
story_wish = { $bids ->
    [yes] { $player } demande des enchères au bazar.
   *[no] { $player } se passe d’enchères.
}
story_free = { $player } reçoit une tuile gratuitement : { $tile }.
story_paid = { $player } paie **{ $paid }** et reçoit la tuile : { $tile }.
story_sold = { $player } paie **{ $paid }** à { $payee } et reçoit la tuile : { $tile }.
score_castle = La forteresse de { $place } prend { $points ->
    [one] { $points } point
   *[other] les { $points } points
} { $kind ->
    [road] de la route
    [city] de la ville
    [monastery] de l’abbaye
   *[castle] de la forteresse
} de { $near } : { $winners }
label_bridges = { $count ->
    [one] { $count } pont
   *[other] { $count } ponts
}
label_castles = { $count ->
    [one] { $count } forteresse
   *[other] { $count } forteresses
}
score_auction = Enchère – { $tile } : { $winners }
label_bid = enchère de { $points }
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
action_points_plain = Prendre les points
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
action_repeat_plain = { $kind ->
    [road] Route de { $place }
    [city] Ville de { $place }
    [monastery] Abbaye de { $place }
   *[other] Forteresse de { $place }
}
action_pick = { $letter } pour { $bid }
action_take = Prendre { $letter }
action_content = Sans enchères
action_request = Enchères
action_decline = Passer
action_raise = Miser { $bid }
action_sell = Vendre pour { $bid }
action_buy = Acheter pour { $bid }
refusal_bridge = { $reason ->
    [tile] Il n’y a pas de tuile où construire un pont.
    [second] Il y a déjà un pont.
    [foot] Du côté { $side }, le pont ne serait pas sur un pré.
    [end] Du côté { $side }, le pont ne rejoindrait pas de route.
    [monument] Aucun pont ne passe sur un monument.
    [far] Un pont va sur la tuile qui vient d’être posée, ou sur une voisine.
    [enough] Tu as déjà construit un pont avec cette tuile.
    [piece] Un seul pion spécial par tuile, et celle-ci prend déjà une maison ou un mur.
    [none] Tu n’as plus de pont.
    [road] À cette table, tout pont doit prolonger une route.
   *[unneeded] La tuile n’a pas besoin de ce pont.
}
option_uses_bridge = { $left ->
    [0] prend ton dernier pont
   *[other] prend un pont, il en restera { $left }
}
bridge_used = { $left ->
    [0] Il faut un pont en **{ $at }** : ton dernier.
   *[other] Il faut un pont en **{ $at }** ; il t’en restera { $left }.
}
castle_yours = { $player }, à toi de choisir : ta petite ville en **{ $place }** est complète. Des points maintenant, ou une **forteresse** (tu en as { $castles }) ?
castle_which = { $player }, à toi de choisir : ta forteresse en **{ $place }** prend les points d’une de ces zones. Laquelle ?
bazaar_pick = { $player }, à toi de choisir : **prends une tuile** du bazar et ouvre les enchères. **Jouer** montre quelques mises ; `/enchère choisir` accepte n’importe laquelle.
bazaar_take = { $player }, à toi de choisir : **prends une tuile** du bazar, gratuitement.
bazaar_wish = { $player }, à toi de choisir : veux-tu des **enchères** à ce bazar ? Sans enchères, chacun prend une tuile à son tour, gratuitement. Il suffit qu’une personne en veuille.
bazaar_raise = { $player }, à toi de choisir : **surenchérir** pour { $letter } ({ $tile }), ou passer ? { $bidder } mise **{ $bid }**. Chacun ne se prononce qu’une fois.
bazaar_deal = { $player }, à toi de choisir : **vendre** { $letter } ({ $tile }) à { $bidder } pour **{ $bid }**, ou l’**acheter** : tu paies alors autant à { $bidder }.
bazaar_free = **{ $letter }** { $tile }
bazaar_taken = **{ $letter }** { $tile } → { $player }
tile_ahead-opens = Cette tuile ouvre un bazar : chacun reçoit une tuile.
tile_ahead-waits = Son bazar ouvrira quand les tuiles du dernier seront jouées.
tile_ahead-closed = Son bazar restera fermé : il reste moins de tuiles que de joueurs.
menu_bid = Tuile et mise
alt_offers = Tuiles du bazar : { $tiles }.
alt_castle = Les six cases autour de { $one } et { $other } : { $cells }.
alt_castle_cell = { $at } { $tile }
alt_castle_empty = { $at } vide
fault_no_auction = Personne ne te demande cela maintenant.
fault_no_castle = Aucune petite ville ni forteresse à toi n’attend ta décision.
fault_castle = Ta forteresse ou ta petite ville ne laisse pas ce choix. Possible : { $possible }.
fault_bid = Ce n’est pas possible maintenant. Possible : { $possible }.
alt_bridges = { $count ->
    [one] { $count } pont
   *[other] { $count } ponts
}
alt_castles = { $count ->
    [one] { $count } forteresse
   *[other] { $count } forteresses
}
sealed_bids = **Enchères secrètes pour { $letter }** : { $tile }. { $player } l’a choisie et a ouvert à **{ $bid }**.
sealed_how = Le maximum le plus haut l’emporte, au prix juste assez haut pour battre les autres. { $player } dépose aussi un prix : jusqu’à ce prix, il rachète la tuile au meilleur enchérisseur ; au-dessus, il la lui vend.
sealed_bazaar = **Enchères secrètes pour tout le bazar** : chacun dépose une seule fois, pour toutes les tuiles.
sealed_how_bazaar = Le bot joue ensuite l’enchère ; { $player } choisit en premier. On choisit la tuile pour laquelle on a déposé le plus ; le maximum le plus haut l’emporte (à égalité, qui a choisi), au prix juste assez haut pour battre les autres. La dernière tuile est gratuite.
sealed_ask_bazaar = Le bazar est ouvert, et tu déposes comme tout le monde : pour chaque tuile, le plus que tu paierais. Personne d’autre ne le voit.
sealed_form_bazaar = Enchères secrètes du bazar
sealed_field = { $letter } · { $tile }
sealed_lines = Une ligne par tuile : lettre, 0–{ $most }
sealed_yours_bazaar = Déposé : { $prices }.
sealed_awaited = On attend : { $players }. Appuie sur **Enchérir** et dépose en privé le plus que tu paierais, ou sur **Passer**.
sealed_filed = Déposé : { $players }
sealed_log = Toutes les mises sont là. L’enchère :
sealed_ask = Tu as choisi **{ $letter }** ({ $tile }) et ouvert à { $bid }. Jusqu’à quel prix la gardes-tu ? Si la plus haute mise ne le dépasse pas, tu la paies à son auteur et gardes la tuile ; si elle le dépasse, tu vends. Si personne ne mise, la tuile est à toi pour { $bid }. Personne d’autre ne voit ce que tu déposes.
sealed_form = Enchère secrète pour { $letter }
sealed_amount = { $role ->
    [picker] Tu la gardes jusqu’à (0–{ $most })
   *[bidder] Le plus que tu paierais (0–{ $most })
}
sealed_hint = { $role ->
    [picker] Jusqu’à ce prix, achète ; au-dessus, vend
   *[bidder] 0 passe, sinon juste ce qu’il faut
}
sealed_yours = { $role ->
    [picker] { $amount ->
        [0] Déposé pour **{ $letter }** ({ $tile }) : tu vends à qui mise plus que toi.
       *[other] Déposé pour **{ $letter }** ({ $tile }) : tu la gardes jusqu’à **{ $amount }**, et la vends au-dessus.
    }
   *[bidder] { $amount ->
        [0] Déposé pour **{ $letter }** ({ $tile }) : tu passes.
       *[other] Déposé pour **{ $letter }** ({ $tile }) : tu paies au plus **{ $amount }**.
    }
}
sealed_change = Toi seul vois ceci. Tu peux changer d’avis jusqu’à ce que chacun ait déposé.
sealed_done = Chacun a déposé sa mise. L’enchère est dans le salon.
button_bid = Enchérir
button_keep_up_to = La garder jusqu’à …
button_change = Changer
button_no_bid = { $role ->
    [picker] Vendre à n’importe quel prix
   *[bidder] Passer
}
fault_sealed = Les enchères sont secrètes à cette table : appuie sur **Enchérir** sous le message, ou utilise `/enchère maximum`. { $link }
fault_not_bidding = Tu as déjà ta tuile de ce bazar ; les autres misent pour celle-ci.
fault_amount = Une mise est un nombre entier de 0 à { $most }.
fault_prices = Pour chaque tuile un nombre entier de 0 à { $most }, comme A 5, B 3 ; ce que tu omets vaut 0.
category-castle = forteresses
    .title = Forteresses
    .none = Aucune forteresse n’a pris de points.
    .rule = Une forteresse rapporte à ses seigneurs, une fois, autant de points que ce qui est complété le premier à côté d’elle.
category-auction = enchères
    .title = Enchères
    .none = Rien n’a été payé à un bazar.
    .rule = Qui obtient une tuile au bazar paie la dernière enchère. Si celui qui l’a choisie la vend, c’est lui qui reçoit ce prix.
menu_bridge = Pont
alt_spans = Ponts en { $places }.
label_ORDER_BID = enchérir jusqu’à tant

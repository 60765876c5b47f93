# Les Présents : des cartes secrètes pour qui prolonge ce que d’autres contrôlent.
label_THE_GIFTS = Les Présents
    .description = Des cartes secrètes pour qui prolonge ce que d’autres contrôlent ; 25 cartes
label_GIFT = présent
    .description = Tes présents secrets (Les Présents)
label_GIFT_SHOW = montrer
    .description = Tes présents, ce que fait chacun, et si tu peux en déballer un maintenant
label_GIFT_OPEN = déballer
    .description = Déballer un présent avant de poser ta tuile ; tu vois d’abord ce qu’il fait
label_GIFT_KEEP = garder
    .description = Laquelle des deux tuiles tu poses
label_GIFT_CARD = carte
    .description = Lequel de tes présents
label_GIFT_TARGET = cible
    .description = Où, ou quelle figurine ; la liste montre ce qui est possible
label_GIFT_TILE = tuile
    .description = La lettre de la tuile
label_GIFT_CONTROL = Qui reçoit un présent
    .description = Présents : quand une route ou une ville est à quelqu’un d’autre
label_GIFT_CONTROL_MAJORITY = un présent là où quelqu’un d’autre a plus
label_GIFT_CONTROL_STRICT = un présent seulement là où tous les autres ont plus
label_OTHER_TILE = La tuile de trop
    .description = Présents : ce que devient la tuile qui n’est pas gardée
label_OTHER_TILE_RESHUFFLED = de deux tuiles, l’autre retourne dans la pioche
label_OTHER_TILE_DISCARDED = de deux tuiles, l’autre quitte le jeu
card = { $card ->
    [synod] Synode
    [road_sweeper] Cantonnier
    [change_position] Debout/Couché
    [cash_out] Retrait
   *[take2] Prends-en-2
}
card_does = { $card ->
    [synod] Un meeple de ta réserve rejoint une abbaye inachevée, occupée ou non. Ton tour continue ensuite comme d’habitude.
    [road_sweeper] Une route inachevée compte tout de suite, comme en fin de partie, et tous rentrent de là.
    [change_position] Une de tes figurines debout se couche dans un pré de sa tuile, ou un de tes paysans s’y lève.
    [cash_out] Une de tes figurines rentre pour 2 points, et 2 de plus pour chacune qui reste où elle était.
   *[take2] Tu pioches une deuxième tuile et poses l’une des deux.
}
target_synod = { $figure } vers l’abbaye de { $place }
target_road = route de { $place }
target_change = { $place } : { $from } → { $to }
target_figure = { $figure } en { $place }
note_road = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $people ->
    [0] personne dessus
   *[other] { $people } dessus
}
note_gain = te rapporte { $points }
story_received = 🎁 { $player } reçoit un présent.
story_none_left = { $player } devrait recevoir un présent, mais il n’y en a plus.
story_reshuffled = Les présents déballés forment une nouvelle pioche.
story_opened = 🎁 { $player } déballe un présent : **{ $card }**.
story_opened_on = 🎁 { $player } déballe un présent : **{ $card }**, { $target }.
story_wasted = 🎁 { $player } déballe un présent sans effet : **{ $card }**.
story_second_tile = { $player } pioche une deuxième tuile : { $tile }.
story_put_back = L’autre tuile retourne dans la pioche : { $tile }.
story_unopened = Présents jamais déballés : { $winners }
score_swept = La route de { $place } est balayée : { $winners }
label_meeples = { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}
label_gifts = { $count ->
    [one] { $count } présent
   *[other] { $count } présents
}
action_open = Déballer { $card }
action_open_on = Déballer { $card } : { $target }
action_keep = Poser { $letter } · { $tile }
refusal_gift = { $reason ->
    [held] Tu n’as pas ce présent.
    [enough] Tu as déjà déballé un présent avec cette tuile.
    [target] Ce présent ne peut rien faire là.
   *[wasted] Ce présent peut faire quelque chose : dis quoi.
}
gifts_title = **{ $table }** · tes présents
gifts_none = Tu n’as pas de présent. Tu en reçois un quand ta tuile prolonge une route ou une ville où quelqu’un d’autre a plus de figurines que toi.
gifts_line = **{ $letter } · { $card }**{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
} – { $does }
gifts_now = Tu peux en déballer un **maintenant**, avant de poser ta tuile.
gifts_once = Tu en as déjà déballé un avec cette tuile.
gifts_later = Tu peux en déballer un à ton tour, avant de poser ta tuile.
gifts_worth = Chaque présent jamais déballé vaut 2 points à la fin.
gifts_held = En main : { $held } · dans la pioche : { $pile }
gifts_pile = Dans la pioche : { $pile }
gifts_opened = Déballés jusqu’ici : { $cards }
gifts_hint = 🎁 Avant de la poser, tu peux déballer un présent : { $cards }.
gifts_over = La partie est finie.
gift_yours = 🎁 Tu as reçu un présent : **{ $card }** – { $does } Toi seul le sais.
gift_promised = 🎁 Tu recevrais un présent.
gift_promised_none = Tu recevrais un présent, mais il n’y en a plus.
gift_try = Tu essaies ton présent **{ $card }** : { $target }.
gift_useless = Ton présent **{ $card }** ne peut rien faire maintenant. Déballé, il est perdu ; sinon, il vaut 2 points à la fin.
gift_blind = Ton présent **{ $card }** pioche une deuxième tuile. Personne ne sait laquelle, donc il ne s’essaie pas : ce qui est pioché est pioché.
gift_target = **{ $card }** – { $does }
gift_no_score = Le présent ne rapporte rien maintenant.
option_gift = t’apporte un présent
menu_gift = Déballer un présent
menu_gift_target = Sur quoi le déballer
button_gifts = Présents
button_open_gift = Déballer maintenant
button_without_gift = Sans le présent
button_back = Retour
keep_yours = { $player }, à toi de choisir laquelle des deux tuiles tu poses : **A** { $one } · **B** { $other }
keep_tried = Tu essaies la tuile { $letter } : **{ $tile }**
scores_gifts = { $count ->
    [one] { $count } présent
   *[other] { $count } présents
}
alt_gifts = Tes présents : { $cards }. Dans la pioche : { $pile }.
alt_no_gifts = Tu n’as pas de présent. Dans la pioche : { $pile }.
alt_gift = La carte { $card }.
alt_two_tiles = Deux tuiles : { $tiles }.
fault_gift_when = Tu ne peux déballer un présent que tant que tu as une tuile en main, avant de la poser.
fault_gift_none = Tu n’as pas de présent à déballer.
fault_gift_card = Tu n’as pas de présent de ce nom à déballer maintenant. Possible : { $possible }.
fault_gift_target = Ce présent ne se déballe pas sur cela. Possible : { $possible }.
fault_keep = Il n’y a pas deux tuiles qui attendent ton choix.
alt_unopened = { $count ->
    [one] { $count } présent
   *[other] { $count } présents
}
category-gift = présents
    .title = Présents
    .none = Aucun présent n’a rapporté de points.
    .rule = Un présent non ouvert vaut 2 points à la fin ; certains rapportent des points quand on les ouvre.
label_ORDER_KEEP = de deux tuiles, garder la plus petite

# Les Présents : des cartes secrètes pour qui prolonge ce que d’autres contrôlent.
expansion-the_gifts = Les Présents
    .description = Des cartes secrètes pour qui prolonge ce que d’autres contrôlent ; 25 cartes
    .card =
        - *Présent :* prolonge une route ou une ville contrôlée par quelqu’un d’autre, et tu reçois une carte secrète. Tu peux en déballer une avant de placer ta tuile.
        - Un présent non déballé rapporte 2 points à la fin.
label_GIFT = présent
    .description = Tes présents secrets (Les Présents)
label_GIFT_SHOW = montrer
    .description = Voir tes présents, leurs effets, et si tu peux en déballer un maintenant
label_GIFT_OPEN = déballer
    .description = Déballer un présent avant de placer ta tuile ; tu vois d’abord ce qu’il fait
label_GIFT_KEEP = garder
    .description = Laquelle des deux tuiles tu places
label_GIFT_CARD = carte
    .description = Lequel de tes présents
label_GIFT_TARGET = cible
    .description = Où, ou quel pion ; la liste montre ce qui est possible
label_GIFT_TILE = tuile
    .description = La lettre de la tuile
option-the_gifts-control = Présents : quand une route ou une ville est à quelqu’un d’autre
value-the_gifts-control-majority_of_others = un présent là où quelqu’un d’autre a plus de pions que toi
value-the_gifts-control-strict_french = un présent seulement là où tous les autres ont plus de pions que toi
option-the_gifts-other_tile = Présents : ce que devient la tuile qui n’est pas gardée
value-the_gifts-other_tile-reshuffled = la tuile non choisie retourne dans la pioche
value-the_gifts-other_tile-discarded = la tuile non choisie est défaussée
card = { $card ->
    [synod] Synode
    [road_sweeper] Cantonnier
    [change_position] Debout/Couché
    [cash_out] Retrait
   *[take2] Prends-en-2
}
card_does = { $card ->
    [synod] Un meeple de ta réserve rejoint une abbaye incomplète, occupée ou non. Ton tour continue ensuite comme d’habitude.
    [road_sweeper] Une route incomplète est évaluée tout de suite, comme en fin de partie ; tous ses meeples retournent en réserve.
    [change_position] Un de tes meeples debout se couche dans un pré de sa tuile, ou un de tes paysans s’y relève.
    [cash_out] Tu reprends un de tes pions : 2 points, et 2 de plus par pion qui reste dans la zone.
   *[take2] Tu pioches une deuxième tuile et places l’une des deux.
}
target_synod = { $figure } vers l’abbaye en { $place }
target_road = route en { $place }
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
event_received = 🎁 { $player } reçoit un présent.
event_none_left = { $player } devrait recevoir un présent, mais il n’y en a plus.
event_reshuffled = Les présents déballés forment une nouvelle pioche.
event_opened = 🎁 { $player } déballe un présent : *{ $card }*.
event_opened_on = 🎁 { $player } déballe un présent : *{ $card }*, { $target }.
event_wasted = 🎁 { $player } déballe un présent sans effet : *{ $card }*.
event_second_tile = { $player } pioche une deuxième tuile : { $tile }.
event_put_back = L’autre tuile retourne dans la pioche : { $tile }.
event_unopened = Présents jamais déballés : { $winners }
score_swept = Le cantonnier évalue la route en { $place } : { $winners }
score_cashed_out = Un pion quitte { $feature } en { $place } : { $winners }
label_meeples = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
piece-gift = { $count ->
    [one] { $count } présent
   *[other] { $count } présents
}
action_open = Déballer { $card }
action_open_on = Déballer { $card } : { $target }
action_keep = Placer { $letter } · { $tile }
refusal_gift = { $reason ->
    [held] Tu n’as pas ce présent.
    [enough] Tu as déjà déballé un présent avec cette tuile.
    [target] Ce présent n’a aucun effet là.
   *[wasted] Ce présent peut avoir un effet maintenant : précise lequel.
}
gifts_title = *{ $table }* · tes présents
gifts_none = Tu n’as pas de présent. Tu en reçois un quand ta tuile prolonge une route ou une ville où quelqu’un d’autre a plus de pions que toi.
gifts_line = *{ $letter } · { $card }*{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
} – { $does }
gifts_now = Tu peux en déballer un *maintenant*, avant de placer ta tuile.
gifts_once = Tu en as déjà déballé un avec cette tuile.
gifts_later = Tu peux en déballer un à ton tour, avant de placer ta tuile.
gifts_worth = Chaque présent non déballé rapporte 2 points à la fin.
gifts_held = En main : { $held } · dans la pioche : { $pile }
gifts_pile = Dans la pioche : { $pile }
gifts_opened = Déballés jusqu’ici : { $cards }
gifts_hint = 🎁 Avant de la placer, tu peux déballer un présent : { $cards }.
gifts_over = La partie est terminée.
gift_yours = 🎁 Tu as reçu un présent : *{ $card }* – { $does } Personne d’autre ne le sait.
gift_promised = 🎁 Tu recevrais un présent.
gift_promised_none = Tu recevrais un présent, mais il n’y en a plus.
gift_try = Tu essaies ton présent *{ $card }* : { $target }.
gift_useless = Ton présent *{ $card }* n’a aucun effet maintenant. Déballé, il est perdu ; sinon, il vaut 2 points à la fin.
gift_blind = Ton présent *{ $card }* pioche une deuxième tuile. Personne ne sait laquelle : impossible de l’essayer, ce qui est pioché est pioché.
gift_target = *{ $card }* – { $does }
gift_no_score = Le présent ne rapporte rien maintenant.
option_gift = t’apporte un présent
menu_gift = Déballer un présent
menu_gift_target = Cible du présent
button_gifts = Présents
button_open_gift = Déballer maintenant
button_without_gift = Sans le présent
keep_yours = { $player }, à toi de choisir laquelle des deux tuiles tu places : *A* { $one } · *B* { $other }
keep_tried = Tu essaies la tuile { $letter } : *{ $tile }*
alt_gifts = Tes présents : { $cards }. Dans la pioche : { $pile }.
alt_no_gifts = Tu n’as pas de présent. Dans la pioche : { $pile }.
alt_gift = La carte { $card }.
alt_two_tiles = Deux tuiles : { $tiles }.
error_gift_when = Tu ne peux déballer un présent qu’avec une tuile en main, avant de la placer.
error_gift_none = Tu n’as pas de présent à déballer.
error_gift_card = Tu n’as pas de présent de ce nom à déballer maintenant. Choix possibles : { $possible }.
error_gift_target = Ce n’est pas une cible pour ce présent. Choix possibles : { $possible }.
error_keep = Tu n’as pas à choisir entre deux tuiles.
category-gift = présents
    .title = Présents
    .none = Aucun présent n’a rapporté de points.
    .rule = Un présent non déballé rapporte 2 points à la fin ; certains rapportent des points quand on les déballe.
label_ORDER_KEEP = entre deux tuiles, garder la plus petite ou celle qui a le moins de zones

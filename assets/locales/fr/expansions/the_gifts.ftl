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
the_gifts_card = { $card ->
    [synod] Synode
    [road_sweeper] Cantonnier
    [change_position] Debout/Couché
    [cash_out] Retrait
   *[take2] Prends-en-2
}
the_gifts_card_effect = { $card ->
    [synod] Un meeple de ta réserve rejoint une abbaye incomplète, occupée ou non. Ton tour continue ensuite comme d’habitude.
    [road_sweeper] Une route incomplète est évaluée tout de suite, comme en fin de partie ; tous ses meeples retournent en réserve.
    [change_position] Un de tes meeples debout se couche dans un pré de sa tuile, ou un de tes paysans s’y relève.
    [cash_out] Tu reprends un de tes pions : 2 points, et 2 de plus par pion qui reste dans la zone.
   *[take2] Tu pioches une deuxième tuile et places l’une des deux.
}
the_gifts_target_synod = { $figure } vers l’abbaye en { $place }
the_gifts_target_road = route en { $place }
the_gifts_target_change = { $place } : { $from } → { $to }
the_gifts_target_figure = { $figure } en { $place }
the_gifts_note_road = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $people ->
    [0] personne dessus
   *[other] { $people } dessus
}
the_gifts_note_gain = te rapporte { $points }
the_gifts_event_received = 🎁 { $player } reçoit un présent.
the_gifts_event_none_left = { $player } devrait recevoir un présent, mais il n’y en a plus.
the_gifts_event_reshuffled = Les présents déballés forment une nouvelle pioche.
the_gifts_event_opened = 🎁 { $player } déballe un présent : *{ $card }*.
the_gifts_event_opened_on = 🎁 { $player } déballe un présent : *{ $card }*, { $target }.
the_gifts_event_wasted = 🎁 { $player } déballe un présent sans effet : *{ $card }*.
the_gifts_event_second_tile = { $player } pioche une deuxième tuile : { $tile }.
the_gifts_event_put_back = L’autre tuile retourne dans la pioche : { $tile }.
the_gifts_event_unopened = Présents jamais déballés : { $winners }
the_gifts_score_swept = Le cantonnier évalue la route en { $place } : { $winners }
the_gifts_score_cashed_out = Un pion quitte { $feature } en { $place } : { $winners }
the_gifts_label_meeples = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
piece-gift = { $count ->
    [one] { $count } présent
   *[other] { $count } présents
}
the_gifts_action_open = Déballer { $card }
the_gifts_action_open_on = Déballer { $card } : { $target }
the_gifts_action_keep = Placer { $letter } · { $tile }
the_gifts_refusal_gift_not_held = Tu n’as pas ce présent.
the_gifts_refusal_gift_limit_reached = Tu as déjà déballé un présent avec cette tuile.
the_gifts_refusal_gift_no_target = Ce présent n’a aucun effet là.
the_gifts_refusal_gift_not_wasted = Ce présent peut avoir un effet maintenant : précise lequel.
the_gifts_gifts_title = *{ $table }* · tes présents
the_gifts_gifts_none = Tu n’as pas de présent. Tu en reçois un quand ta tuile prolonge une route ou une ville où quelqu’un d’autre a plus de pions que toi.
the_gifts_gifts_line = *{ $letter } · { $card }*{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
} – { $does }
the_gifts_gifts_now = Tu peux en déballer un *maintenant*, avant de placer ta tuile.
the_gifts_gifts_once = Tu en as déjà déballé un avec cette tuile.
the_gifts_gifts_later = Tu peux en déballer un à ton tour, avant de placer ta tuile.
the_gifts_gifts_worth = Chaque présent non déballé rapporte 2 points à la fin.
the_gifts_gifts_held = En main : { $held } · dans la pioche : { $pile }
the_gifts_gifts_pile = Dans la pioche : { $pile }
the_gifts_gifts_opened = Déballés jusqu’ici : { $cards }
the_gifts_gifts_hint = 🎁 Avant de la placer, tu peux déballer un présent : { $cards }.
the_gifts_gifts_over = La partie est terminée.
the_gifts_prompt_gift = 🎁 Tu as reçu un présent : *{ $card }* – { $does } Personne d’autre ne le sait.
the_gifts_gift_promised = 🎁 Tu recevrais un présent.
the_gifts_gift_promised_none = Tu recevrais un présent, mais il n’y en a plus.
the_gifts_gift_try = Tu essaies ton présent *{ $card }* : { $target }.
the_gifts_gift_useless = Ton présent *{ $card }* n’a aucun effet maintenant. Déballé, il est perdu ; sinon, il vaut 2 points à la fin.
the_gifts_gift_blind = Ton présent *{ $card }* pioche une deuxième tuile. Personne ne sait laquelle : impossible de l’essayer, ce qui est pioché est pioché.
the_gifts_gift_target = *{ $card }* – { $does }
the_gifts_gift_no_score = Le présent ne rapporte rien maintenant.
the_gifts_option_gift = t’apporte un présent
the_gifts_heading_gift = Déballer un présent
the_gifts_heading_gift_target = Cible du présent
the_gifts_button_gifts = Présents
the_gifts_button_open_gift = Déballer maintenant
the_gifts_button_without_gift = Sans le présent
the_gifts_prompt_keep = { $player }, à toi de choisir laquelle des deux tuiles tu places : *A* { $one } · *B* { $other }
the_gifts_prompt_keep_rehearsed = Tu essaies la tuile { $letter } : *{ $tile }*
the_gifts_alt_gifts = Tes présents : { $cards }. Dans la pioche : { $pile }.
the_gifts_alt_no_gifts = Tu n’as pas de présent. Dans la pioche : { $pile }.
the_gifts_alt_gift = La carte { $card }.
the_gifts_alt_two_tiles = Deux tuiles : { $tiles }.
the_gifts_error_gift_when = Tu ne peux déballer un présent qu’avec une tuile en main, avant de la placer.
the_gifts_error_gift_none = Tu n’as pas de présent à déballer.
the_gifts_error_gift_card = Tu n’as pas de présent de ce nom à déballer maintenant. Choix possibles : { $possible }.
the_gifts_error_gift_target = Ce n’est pas une cible pour ce présent. Choix possibles : { $possible }.
the_gifts_error_keep = Tu n’as pas à choisir entre deux tuiles.
category-gift = présents
    .title = Présents
    .none = Aucun présent n’a rapporté de points.
    .rule = Un présent non déballé rapporte 2 points à la fin ; certains rapportent des points quand on les déballe.
label_ORDER_KEEP = entre deux tuiles, garder la plus petite ou celle qui a le moins de zones

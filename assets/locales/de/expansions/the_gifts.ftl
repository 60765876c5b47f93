# Die Geschenke: geheime Karten, wenn man erweitert, was andere beherrschen.
expansion-the_gifts = Die Geschenke
    .description = Geheime Karten für alle, die fremde Straßen und Städte erweitern; 25 Karten
    .card =
        - *Geschenk:* Erweitere eine Straße oder Stadt, die jemand anderes beherrscht, und du bekommst eine geheime Karte. Bevor du ein Plättchen legst, darfst du eine öffnen.
        - Ein ungeöffnetes Geschenk bringt am Ende 2 Punkte.
label_GIFT = geschenk
    .description = Deine geheimen Geschenke (Die Geschenke)
label_GIFT_SHOW = zeigen
    .description = Deine Geschenke, was jedes bewirkt und ob du jetzt eines öffnen darfst
label_GIFT_OPEN = öffnen
    .description = Ein Geschenk öffnen, bevor du legst; vorher siehst du, was es bewirkt
label_GIFT_KEEP = behalten
    .description = Welches von zwei Plättchen du legst
label_GIFT_CARD = karte
    .description = Welches deiner Geschenke
label_GIFT_TARGET = ziel
    .description = Wo oder welche Figur; die Liste zeigt, was möglich ist
label_GIFT_TILE = plättchen
    .description = Der Buchstabe des Plättchens
option-the_gifts-control = Geschenke: wann eine Straße oder Stadt jemand anderem gehört
value-the_gifts-control-majority_of_others = ein Geschenk, wo jemand anderes mehr Figuren hat
value-the_gifts-control-strict_french = ein Geschenk nur, wo alle anderen mehr Figuren haben
option-the_gifts-other_tile = Geschenke: was aus dem Plättchen wird, das man von zweien nicht behält
value-the_gifts-other_tile-reshuffled = von zwei Plättchen geht das andere zurück in den Stapel
value-the_gifts-other_tile-discarded = von zwei Plättchen kommt das andere aus dem Spiel
the_gifts_card = { $card ->
    [synod] Synode
    [road_sweeper] Straßenkehrer
    [change_position] Stellungswechsel
    [cash_out] Auszahlung
   *[take2] Nimm 2
}
the_gifts_card_effect = { $card ->
    [synod] Setze einen Meeple aus deinem Vorrat in ein offenes Kloster, ob besetzt oder nicht. Danach geht dein Zug weiter wie sonst.
    [road_sweeper] Eine offene Straße wird sofort gewertet wie am Spielende, und alle Figuren darauf kommen zurück in den Vorrat.
    [change_position] Eine stehende Figur von dir legt sich auf eine Wiese ihres Plättchens, oder ein Bauer von dir steht dort auf.
    [cash_out] Nimm eine deiner Figuren zurück: Das bringt 2 Punkte und 2 weitere für jede Figur, die dort bleibt.
   *[take2] Du ziehst ein zweites Plättchen und legst eines der beiden.
}
the_gifts_target_synod = { $figure } ins Kloster bei { $place }
the_gifts_target_road = Straße bei { $place }
the_gifts_target_change = { $place }: { $from } → { $to }
the_gifts_target_figure = { $figure } bei { $place }
the_gifts_note_road = { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}, { $people ->
    [0] niemand darauf
   *[other] { $people } darauf
}
the_gifts_note_gain = bringt dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
the_gifts_event_received = 🎁 { $player } bekommt ein Geschenk.
the_gifts_event_none_left = { $player } bekäme ein Geschenk, aber es ist keines mehr da.
the_gifts_event_reshuffled = Die geöffneten Geschenke werden zu einem neuen Stapel gemischt.
the_gifts_event_opened = 🎁 { $player } öffnet ein Geschenk: *{ $card }*.
the_gifts_event_opened_on = 🎁 { $player } öffnet ein Geschenk: *{ $card }*, { $target }.
the_gifts_event_wasted = 🎁 { $player } öffnet ein Geschenk ohne Wirkung: *{ $card }*.
the_gifts_event_second_tile = { $player } zieht ein zweites Plättchen: { $tile }.
the_gifts_event_put_back = Das andere Plättchen geht zurück in den Stapel: { $tile }.
the_gifts_event_unopened = Nie geöffnete Geschenke: { $winners }
the_gifts_score_swept = Die Straße bei { $place } wird gekehrt: { $winners }
the_gifts_score_cashed_out = Eine Figur verlässt { $feature } bei { $place }: { $winners }
the_gifts_label_meeples = { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}
piece-gift = { $count ->
    [one] 1 Geschenk
   *[other] { $count } Geschenke
}
the_gifts_action_open = { $card } öffnen
the_gifts_action_open_on = { $card } öffnen: { $target }
the_gifts_action_keep = { $letter } legen · { $tile }
the_gifts_refusal_gift_not_held = So ein Geschenk hast du nicht.
the_gifts_refusal_gift_limit_reached = Mit diesem Plättchen hast du schon ein Geschenk geöffnet.
the_gifts_refusal_gift_no_target = Dieses Geschenk kann dort nichts bewirken.
the_gifts_refusal_gift_not_wasted = Dieses Geschenk kann jetzt etwas bewirken: Gib an, was.
the_gifts_gifts_title = *{ $table }* · deine Geschenke
the_gifts_gifts_none = Du hast kein Geschenk. Du bekommst eines, wenn dein Plättchen eine Straße oder Stadt erweitert, in der jemand anderes mehr Figuren hat als du.
the_gifts_gifts_line = *{ $letter } · { $card }*{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
} – { $does }
the_gifts_gifts_now = Du darfst *jetzt* eines öffnen, bevor du dein Plättchen legst.
the_gifts_gifts_once = Mit diesem Plättchen hast du schon eines geöffnet.
the_gifts_gifts_later = Du darfst eines öffnen, wenn du dran bist und bevor du dein Plättchen legst.
the_gifts_gifts_worth = Jedes, das du nie öffnest, ist am Ende 2 Punkte wert.
the_gifts_gifts_held = Ungeöffnet bei: { $held } · im Stapel: { $pile }
the_gifts_gifts_pile = Im Stapel: { $pile }
the_gifts_gifts_opened = Bisher geöffnet: { $cards }
the_gifts_gifts_hint = 🎁 Bevor du es legst, darfst du ein Geschenk öffnen: { $cards }.
the_gifts_gifts_over = Das Spiel ist zu Ende.
the_gifts_prompt_gift = 🎁 Du hast ein Geschenk bekommen: *{ $card }* – { $does } Nur du weißt das.
the_gifts_gift_promised = 🎁 Dafür bekämst du ein Geschenk.
the_gifts_gift_promised_none = Dafür bekämst du ein Geschenk, aber es ist keines mehr da.
the_gifts_gift_try = Du probierst dein Geschenk *{ $card }* aus: { $target }.
the_gifts_gift_useless = Dein Geschenk *{ $card }* kann jetzt nichts bewirken. Geöffnet ist es vertan; ungeöffnet ist es am Ende 2 Punkte wert.
the_gifts_gift_blind = Mit deinem Geschenk *{ $card }* ziehst du ein zweites Plättchen. Niemand weiß, welches, darum lässt es sich nicht ausprobieren: Gezogen ist gezogen.
the_gifts_gift_target = *{ $card }* – { $does }
the_gifts_gift_no_score = Das Geschenk bringt jetzt keine Punkte.
the_gifts_option_gift = bringt dir ein Geschenk
the_gifts_heading_gift = Ein Geschenk öffnen
the_gifts_heading_gift_target = Worauf es wirkt
the_gifts_button_gifts = Geschenke
the_gifts_button_open_gift = Jetzt öffnen
the_gifts_button_without_gift = Ohne das Geschenk
the_gifts_prompt_keep = { $player }, du entscheidest, welches von zwei Plättchen du legst: *A* { $one } · *B* { $other }
the_gifts_prompt_keep_rehearsed = Du probierst Plättchen { $letter } aus: *{ $tile }*
the_gifts_alt_gifts = Deine Geschenke: { $cards }. Im Stapel: { $pile }.
the_gifts_alt_no_gifts = Du hast kein Geschenk. Im Stapel: { $pile }.
the_gifts_alt_gift = Die Karte { $card }.
the_gifts_alt_two_tiles = Zwei Plättchen: { $tiles }.
the_gifts_error_gift_when = Du darfst ein Geschenk nur öffnen, nachdem du ein Plättchen gezogen und bevor du es gelegt hast.
the_gifts_error_gift_none = Du hast kein Geschenk, das du öffnen könntest.
the_gifts_error_gift_card = Ein Geschenk mit diesem Namen kannst du jetzt nicht öffnen. Möglich: { $possible }.
the_gifts_error_gift_target = Darauf lässt sich dieses Geschenk nicht anwenden. Möglich: { $possible }.
the_gifts_error_keep = Du hast gerade keine zwei Plättchen zur Auswahl.
category-gift = Geschenke
    .title = Geschenke
    .none = Kein Geschenk brachte Punkte.
    .rule = Ein ungeöffnetes Geschenk ist bei der Schlusswertung 2 Punkte wert; manche bringen beim Öffnen Punkte.
label_ORDER_KEEP = von zwei Plättchen das kleinere oder das mit weniger Gebieten behalten

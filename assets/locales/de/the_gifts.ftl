# Die Geschenke: Karten, was sie tun und was sie wert sind.
label_THE_GIFTS = Die Geschenke
    .description = Geheime Karten, wenn man erweitert, was anderen gehört; 25 Karten
card = { $card ->
    [synod] Synode
    [road_sweeper] Straßenkehrer
    [change_position] Stellungswechsel
    [cash_out] Auszahlung
   *[take2] Nimm 2
}
story_received = { $player } bekommt ein Geschenk.
story_opened = { $player } öffnet ein Geschenk: **{ $card }**.
story_unopened = Nie geöffnete Geschenke: { $player } **+{ $points }** ({ $gifts } × 2)
score_swept = Die Straße bei { $place } wird gekehrt: { $winners }
score_cashed_out = { $kind ->
    [road] Ein Meeple hat die Straße bei { $place } verlassen
    [city] Ein Meeple hat die Stadt bei { $place } verlassen
    [monastery] Ein Meeple hat das Kloster bei { $place } verlassen
    [garden] Der Abt hat den Garten bei { $place } verlassen
   *[field] Ein Meeple hat die Wiese bei { $place } verlassen
}: { $winners }
label_meeples = { $count ->
    [one] 1 Meeple
   *[other] { $count } Meeples
}
label_gifts = { $count ->
    [one] 1 Geschenk
   *[other] { $count } Geschenke
}
action_open = { $card } öffnen
action_keep = { $which ->
    [first] Das erste Plättchen behalten
   *[second] Das zweite Plättchen behalten
}
refusal_gift = { $reason ->
    [held] Du hast kein solches Geschenk.
    [enough] Mit diesem Plättchen hast du schon ein Geschenk geöffnet.
    [target] Dieses Geschenk kann dort nichts bewirken.
   *[wasted] Dieses Geschenk kann etwas bewirken: sag, was.
}

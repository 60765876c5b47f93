# Brücken, Burgen und Basare: Brücken, Burgen und Versteigerungen.
expansion-bridges_castles_and_bazaars = Brücken, Burgen und Basare
    .description = Brücken über alles hinweg, Burgen, die eine Wertung mitnehmen, Versteigerungen; 12 Plättchen
    .card =
        - *Brücke:* über dein Plättchen oder eins daneben, von einer Seite zur gegenüberliegenden; darauf verläuft eine Straße.
        - *Burg:* statt der Punkte für eine kleine Stadt. Sie wiederholt die Punkte eines Gebiets, das später in ihrer Umgebung abgeschlossen wird.
        - *Basar:* Nach diesem Plättchen gibt es für alle noch eins; diese werden versteigert.
label_BRIDGE = brücke
    .description = Dein Plättchen mit einer Brücke deiner Wahl legen und sehen, wohin eine Figur kann
label_BRIDGE_OVER = über
    .description = Welche Brücke, wenn es mehrere gibt
label_BID = gebot
    .description = Wählen, bieten, kaufen und verkaufen am Basar
label_BID_PICK = wählen
    .description = Ein Plättchen des Basars wählen und die Gebote eröffnen
label_BID_RAISE = überbieten
    .description = Mehr für das Plättchen bieten
label_BID_MAXIMUM = höchstens
    .description = Verdeckte Gebote: was du für jedes Plättchen des Basars höchstens zahlst
label_BID_PASS = passen
    .description = Anderen das Plättchen lassen
label_BID_BUY = kaufen
    .description = Dem Höchstbietenden sein Gebot zahlen und das Plättchen behalten
label_BID_SELL = verkaufen
    .description = Das Plättchen dem Höchstbietenden lassen, der dir zahlt
label_BID_REQUEST = verlangen
    .description = Gebote an diesem Basar verlangen
label_BID_TILE = plättchen
    .description = Der Buchstabe des Plättchens
label_BID_AMOUNT = betrag
    .description = Wie viele Punkte
label_BID_PRICES = preise
    .description = Dein Höchstpreis je Plättchen, etwa A 5, B 3; bei nur einem Plättchen genügt die Zahl
label_CASTLE = burg
    .description = Punkte oder Burg für deine kleine Stadt; von welchem Gebiet deine Burg Punkte bekommt
option-bridges_castles_and_bazaars-needed_bridge = Brücken: was aus einem Plättchen wird, das nur mit Brücke passt
value-bridges_castles_and_bazaars-needed_bridge-may_discard = was nur mit Brücke passt, darf aus dem Spiel genommen werden
value-bridges_castles_and_bazaars-needed_bridge-must_build = was nur mit Brücke passt, muss gelegt werden
option-bridges_castles_and_bazaars-free_bridge = Brücken: ob eine Brücke eine eigene Straße beginnen darf
value-bridges_castles_and_bazaars-free_bridge-allowed = eine Brücke darf eine Straße beginnen
value-bridges_castles_and_bazaars-free_bridge-refused = jede Brücke muss eine Straße verlängern
option-bridges_castles_and_bazaars-castle_shape = Burgen: welche kleinen Städte Burgen werden können
value-bridges_castles_and_bazaars-castle_shape-two_semicircles = Burgen aus zwei Halbkreisen
value-bridges_castles_and_bazaars-castle_shape-any_two_tiles = Burgen aus jeder Stadt aus zwei Plättchen
option-bridges_castles_and_bazaars-bazaar_mode = Basare: offene Gebote, verdeckte Gebote oder ein Plättchen für jeden
value-bridges_castles_and_bazaars-bazaar_mode-auction = Basare mit Geboten
    .note = Reihum bietet jeder einmal, vor aller Augen: für Tische, an denen alle da sind
value-bridges_castles_and_bazaars-bazaar_mode-sealed = Basare mit verdeckten Geboten
    .note = Alle hinterlegen zugleich ein Maximum. Das höchste gewinnt und zahlt nur, was nötig ist
value-bridges_castles_and_bazaars-bazaar_mode-no_bid = Basare ohne Gebote, jeder nimmt ein Plättchen
    .note = Reihum nimmt jeder kostenlos ein Plättchen und legt es sofort
value-bridges_castles_and_bazaars-bazaar_mode-on_request = Basare ohne Gebote, außer wenn jemand sie verlangt
    .note = Jeder wird gefragt, wenn die Plättchen offen liegen; es genügt, dass einer Gebote will
option-bridges_castles_and_bazaars-round_start = Basare: wer das erste ersteigerte Plättchen legt
value-bridges_castles_and_bazaars-round_start-left_of_placer = wer links vom Basar-Spieler sitzt, beginnt
value-bridges_castles_and_bazaars-round_start-first_buyer = wer das erste Plättchen bekam, beginnt
bridges_castles_and_bazaars_event_bridge = { $player } baut eine Brücke über *{ $at }*.
bridges_castles_and_bazaars_event_castle = { $count ->
    [one] { $lords } macht aus der kleinen Stadt bei *{ $one }* und { $other } eine Burg. Sie bekommt die Punkte des ersten Gebiets, das in ihrer Umgebung abgeschlossen wird.
   *[other] { $lords } machen aus ihrer kleinen Stadt bei *{ $one }* und { $other } eine Burg. Sie bekommt die Punkte des ersten Gebiets, das in ihrer Umgebung abgeschlossen wird.
}
bridges_castles_and_bazaars_event_bazaar = Der Basar von { $player } öffnet.
bridges_castles_and_bazaars_event_no_bazaar = Der Basar von { $player } bleibt geschlossen: Es sind weniger Plättchen übrig, als Spieler am Tisch sitzen.
bridges_castles_and_bazaars_event_picked = { $player } wählt ein Plättchen ({ $tile }) und bietet *{ $bid }*.
bridges_castles_and_bazaars_event_raised = { $player } bietet *{ $bid }*.
bridges_castles_and_bazaars_event_declined = { $player } passt.
bridges_castles_and_bazaars_event_wish = { $bids ->
    [yes] { $player } verlangt Gebote am Basar.
   *[no] { $player } kommt ohne Gebote aus.
}
bridges_castles_and_bazaars_event_free = { $player } bekommt kostenlos ein Plättchen: { $tile }.
bridges_castles_and_bazaars_event_paid = { $player } zahlt *{ $paid }* für: { $tile }.
bridges_castles_and_bazaars_event_sold = { $player } zahlt { $payee } *{ $paid }* für: { $tile }.
bridges_castles_and_bazaars_score_castle = Die Burg bei { $place } bekommt { $points ->
    [one] den einen Punkt
   *[other] die { $points } Punkte
} { $origin } bei { $near }: { $winners }
piece-bridge = { $count ->
    [one] 1 Brücke
   *[other] { $count } Brücken
}
piece-castle = { $count ->
    [one] 1 Burg
   *[other] { $count } Burgen
}
bridges_castles_and_bazaars_rule_castle = Eine Burg bringt einer Wiese 1 Punkt mehr als eine abgeschlossene Stadt.
bridges_castles_and_bazaars_score_auction = Versteigerung – { $tile }: { $winners }
bridges_castles_and_bazaars_label_bid = Gebot von { $points }
bridges_castles_and_bazaars_tile_bazaar = Basar
bridges_castles_and_bazaars_on_bridge = auf der Brücke
bridges_castles_and_bazaars_option_bridge = { $axis ->
    [north_south] Brücke über { $at }, von Norden nach Süden
   *[west_east] Brücke über { $at }, von Westen nach Osten
}
bridges_castles_and_bazaars_action_discard = Aus dem Spiel nehmen
bridges_castles_and_bazaars_action_points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
bridges_castles_and_bazaars_action_points_plain = Punkte nehmen
bridges_castles_and_bazaars_action_castle = Burg
bridges_castles_and_bazaars_action_repeat = { $feature } bei { $place }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
bridges_castles_and_bazaars_action_repeat_plain = { $feature } bei { $place }
bridges_castles_and_bazaars_action_pick = { $letter } für { $bid }
bridges_castles_and_bazaars_action_take = { $letter } nehmen
bridges_castles_and_bazaars_action_content = Ohne Gebote
bridges_castles_and_bazaars_action_request = Mit Geboten
bridges_castles_and_bazaars_action_decline = Passen
bridges_castles_and_bazaars_action_raise = { $bid } bieten
bridges_castles_and_bazaars_action_sell = Verkaufen
bridges_castles_and_bazaars_action_buy = Kaufen
bridges_castles_and_bazaars_refusal_bridge = { $reason ->
    [tile] Dort ist kein Plättchen, auf dem eine Brücke stehen könnte.
    [second] Dort steht schon eine Brücke.
    [foot] Im { $side } stünde die Brücke nicht auf einer Wiese.
    [end] Im { $side } träfe die Brücke auf keine Straße.
    [monument] Über ein Monument führt keine Brücke.
    [far] Eine Brücke kommt auf das eben gelegte Plättchen oder auf eines daneben.
    [enough] Du hast mit diesem Plättchen schon eine Brücke gebaut.
    [piece] Mit jedem Plättchen kommt höchstens ein Bauteil ins Spiel, und dieses braucht schon ein Haus oder eine Mauer.
    [none] Du hast keine Brücke mehr.
    [road] An diesem Tisch muss jede Brücke eine Straße verlängern.
   *[unneeded] Das Plättchen braucht diese Brücke nicht.
}
bridges_castles_and_bazaars_option_uses_bridge = { $left ->
    [0] braucht deine letzte Brücke
    [one] braucht eine Brücke, eine bleibt
   *[other] braucht eine Brücke, { $left } bleiben
}
bridges_castles_and_bazaars_bridge_used = { $left ->
    [0] Dafür brauchst du eine Brücke über *{ $at }*: deine letzte.
    [one] Dafür brauchst du eine Brücke über *{ $at }*; dir bleibt eine.
   *[other] Dafür brauchst du eine Brücke über *{ $at }*; dir bleiben { $left }.
}
bridges_castles_and_bazaars_prompt_castle = { $player }, deine kleine Stadt bei *{ $place }* ist abgeschlossen: Punkte oder eine *Burg*?
bridges_castles_and_bazaars_castle_which = { $player }, welche Wertung übernimmt deine *Burg* bei *{ $place }*?
bridges_castles_and_bazaars_bazaar_pick = { $player }, *wähle ein Plättchen* und biete darauf. { $points ->
    [one] Du hast { $points } Punkt.
   *[other] Du hast { $points } Punkte.
}
bridges_castles_and_bazaars_bazaar_take = { $player }, *nimm ein Plättchen* des Basars; es kostet nichts.
bridges_castles_and_bazaars_bazaar_wish = { $player }, willst du an diesem Basar *Gebote*? Sonst nimmt jeder reihum ein Plättchen, kostenlos. Ein Ja genügt.
bridges_castles_and_bazaars_bazaar_raise = { $player }, *bietest* du mehr für { $letter }, oder passt du? { $bidder } bietet *{ $bid }*. { $points ->
    [one] Du hast { $points } Punkt.
   *[other] Du hast { $points } Punkte.
}
bridges_castles_and_bazaars_bazaar_deal = { $player }, für *{ $bid }*: *Verkaufst* du { $letter } an { $bidder }, oder *kaufst* du es?
tile_ahead-opens = Dieses Plättchen öffnet einen Basar: Jeder bekommt ein Plättchen.
tile_ahead-waits = Sein Basar öffnet, wenn die Plättchen des letzten gelegt sind.
tile_ahead-closed = Sein Basar bleibt geschlossen: Es sind weniger Plättchen übrig, als Spieler am Tisch sitzen.
bridges_castles_and_bazaars_heading_bid = Plättchen und Gebot
bridges_castles_and_bazaars_alt_offers = Plättchen des Basars: { $tiles }.
bridges_castles_and_bazaars_alt_castle = Die sechs Stellen um { $one } und { $other }: { $cells }.
bridges_castles_and_bazaars_alt_castle_cell = { $at } { $tile }
bridges_castles_and_bazaars_alt_castle_empty = { $at } leer
bridges_castles_and_bazaars_error_no_auction = Das steht gerade nicht an.
bridges_castles_and_bazaars_error_no_castle = Keine kleine Stadt oder Burg von dir wartet auf deine Entscheidung.
bridges_castles_and_bazaars_error_castle = Deine Burg oder kleine Stadt lässt diese Wahl nicht zu. Möglich: { $possible }.
bridges_castles_and_bazaars_sealed_bids = *Verdeckte Gebote für { $letter }*: { $tile }. { $player } hat es gewählt und mit *{ $bid }* eröffnet.
bridges_castles_and_bazaars_sealed_how = Das höchste Maximum gewinnt und zahlt nur, was nötig ist. Bis zum eigenen Preis behält { $player } das Plättchen.
bridges_castles_and_bazaars_sealed_bazaar = *Verdeckte Gebote für den ganzen Basar.*
bridges_castles_and_bazaars_sealed_press = Hinterlegt mit *Bieten*, was ihr höchstens zahlt, oder drückt *Passen*.
bridges_castles_and_bazaars_sealed_how_bazaar = Danach versteigert der Bot: Reihum wählt jeder, wofür er am meisten bietet; das höchste Maximum gewinnt und zahlt nur das Nötige.
bridges_castles_and_bazaars_sealed_ask_bazaar = Der Basar ist offen, und du hinterlegst wie alle: für jedes Plättchen, was du höchstens zahlst. Niemand sonst sieht es.
bridges_castles_and_bazaars_sealed_form_bazaar = Verdeckte Gebote für den Basar
bridges_castles_and_bazaars_sealed_field = { $letter } · { $tile }
bridges_castles_and_bazaars_sealed_lines = Je Plättchen eine Zeile: Buchstabe, 0–{ $most }
bridges_castles_and_bazaars_sealed_yours_bazaar = Hinterlegt: { $prices }.
bridges_castles_and_bazaars_sealed_awaited = Es fehlen: { $players }
bridges_castles_and_bazaars_sealed_submitted = Hinterlegt: { $players }
bridges_castles_and_bazaars_sealed_ask = Du hast *{ $letter }* ({ $tile }) gewählt und mit { $bid } eröffnet. Bis zu welchem Preis behältst du es? Ist das höchste Gebot nicht höher, zahlst du es dem Bietenden und behältst das Plättchen; ist es höher, verkaufst du. Bietet niemand, gehört es dir für { $bid }. Niemand sonst sieht, was du hinterlegst.
bridges_castles_and_bazaars_sealed_form = Verdecktes Gebot für { $letter }
bridges_castles_and_bazaars_sealed_amount = { $role ->
    [picker] Du behältst es bis (0–{ $most })
   *[bidder] Du zahlst höchstens (0–{ $most })
}
bridges_castles_and_bazaars_sealed_hint = { $role ->
    [picker] Bis dahin Kauf, darüber Verkauf
   *[bidder] 0 heißt passen; sonst zahlst du nur das Nötige
}
bridges_castles_and_bazaars_prompt_sealed = { $role ->
    [picker] { $amount ->
        [0] Hinterlegt für *{ $letter }* ({ $tile }): Du verkaufst an jeden, der mehr bietet als du.
       *[other] Hinterlegt für *{ $letter }* ({ $tile }): Du behältst es bis *{ $amount }*, darüber verkaufst du.
    }
   *[bidder] { $amount ->
        [0] Hinterlegt für *{ $letter }* ({ $tile }): Du passt.
       *[other] Hinterlegt für *{ $letter }* ({ $tile }): Du zahlst höchstens *{ $amount }*.
    }
}
bridges_castles_and_bazaars_sealed_change = Nur du siehst das. Mit *{ $bid }* kannst du es ändern, bis alle hinterlegt haben.
bridges_castles_and_bazaars_sealed_done = Alle haben hinterlegt. Die Versteigerung steht im Kanal.
bridges_castles_and_bazaars_button_other_amount = Betrag …
bridges_castles_and_bazaars_button_pick = { $letter } wählen …
bridges_castles_and_bazaars_button_offers = Stellen
bridges_castles_and_bazaars_form_bid = Dein Gebot
bridges_castles_and_bazaars_form_amount = Betrag ({ $least }–{ $most })
bridges_castles_and_bazaars_form_points = { $points ->
    [one] Du hast { $points } Punkt
   *[other] Du hast { $points } Punkte
}
bridges_castles_and_bazaars_error_low_bid = Biete mindestens { $least }.
bridges_castles_and_bazaars_offer_fits = *{ $letter }* { $tile }: { $count ->
    [0] passt gerade nirgends
    [one] 1 Stelle, { $places }
   *[other] { $count } Stellen, zum Beispiel { $places }
}
bridges_castles_and_bazaars_button_bid = Bieten
bridges_castles_and_bazaars_button_keep_up_to = Behalten bis …
bridges_castles_and_bazaars_button_no_bid = { $role ->
    [picker] In jedem Fall verkaufen
   *[bidder] Passen
}
bridges_castles_and_bazaars_error_amount = Ein Gebot ist eine ganze Zahl von 0 bis { $most }.
bridges_castles_and_bazaars_error_prices = Für jedes Plättchen eine ganze Zahl von 0 bis { $most }, etwa A 5, B 3; was du auslässt, ist 0.
category-castle = Burgen
    .title = Burgen
    .none = Keine Burg bekam Punkte.
    .rule = Eine Burg bringt ihren Burgherren einmalig die Punkte des ersten Gebiets, das in ihrer Umgebung abgeschlossen wird.
category-auction = Basare
    .title = Basare
    .none = An keinem Basar wurde etwas bezahlt.
    .rule = Wer am Basar ein Plättchen bekommt, zahlt das höchste Gebot. Wird es verkauft, bekommt den Preis, wer es gewählt hat.
bridges_castles_and_bazaars_heading_bridge = Brücke
bridges_castles_and_bazaars_alt_spans = Brücken über { $places }.
label_ORDER_BID = höchstens so viel bieten
kind-castle =
    .title = Burg
    .object = die Burg
    .origin = der Burg
    .where = in der Burg
